BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('5');
CREATE TABLE blocks (
	user_id BIGINT NOT NULL, 
	blocked_id BIGINT NOT NULL, 
	CONSTRAINT pk_blocks PRIMARY KEY (user_id, blocked_id)
);
INSERT INTO "blocks" VALUES(103,102);
CREATE TABLE closed_places (
	channel_id BIGINT NOT NULL, 
	guild_id BIGINT NOT NULL, 
	since BIGINT, 
	stands BOOLEAN NOT NULL, 
	CONSTRAINT pk_closed_places PRIMARY KEY (channel_id)
);
INSERT INTO "closed_places" VALUES(79,78,1772527800000,1);
CREATE TABLE commits (
	connection VARCHAR(32) NOT NULL, 
	number BIGINT NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_commits PRIMARY KEY (connection)
);
CREATE TABLE departures (
	guild_id BIGINT NOT NULL, 
	due_at BIGINT NOT NULL, outage BOOLEAN, 
	CONSTRAINT pk_departures PRIMARY KEY (guild_id)
);
INSERT INTO "departures" VALUES(77,1775119800000,NULL);
INSERT INTO "departures" VALUES(78,4926127800000,1);
CREATE TABLE downtimes (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	start_at BIGINT NOT NULL, 
	end_at BIGINT NOT NULL, 
	shard INTEGER NOT NULL, 
	shard_count INTEGER NOT NULL, 
	guild_id BIGINT
, outage BOOLEAN, channel_id BIGINT);
INSERT INTO "downtimes" VALUES(1,1772452800000,1772456400000,0,1,NULL,NULL,NULL);
INSERT INTO "downtimes" VALUES(2,1772454600000,1772458200000,0,1,NULL,NULL,NULL);
INSERT INTO "downtimes" VALUES(3,1772456400000,1772460000000,0,1,NULL,NULL,NULL);
INSERT INTO "downtimes" VALUES(4,1772458200000,1772461800000,0,1,NULL,NULL,NULL);
INSERT INTO "downtimes" VALUES(5,1772460000000,1772463600000,0,1,NULL,NULL,NULL);
INSERT INTO "downtimes" VALUES(6,1772461800000,1772465400000,0,1,NULL,NULL,NULL);
INSERT INTO "downtimes" VALUES(7,1772463600000,1772467200000,0,1,NULL,NULL,NULL);
INSERT INTO "downtimes" VALUES(8,1772465400000,1772469000000,0,1,NULL,NULL,NULL);
INSERT INTO "downtimes" VALUES(9,1772467200000,1772470800000,0,1,NULL,NULL,NULL);
INSERT INTO "downtimes" VALUES(10,1772469000000,1772472600000,0,1,NULL,NULL,NULL);
INSERT INTO "downtimes" VALUES(11,1772470800000,1772474400000,0,1,NULL,NULL,NULL);
INSERT INTO "downtimes" VALUES(12,1772472600000,1772476200000,0,1,NULL,NULL,NULL);
INSERT INTO "downtimes" VALUES(13,1772474400000,1772478000000,0,1,NULL,NULL,NULL);
INSERT INTO "downtimes" VALUES(14,1772476200000,1772479800000,0,1,NULL,NULL,NULL);
INSERT INTO "downtimes" VALUES(15,1772478000000,1772481600000,0,1,NULL,NULL,NULL);
INSERT INTO "downtimes" VALUES(16,1772479800000,1772483400000,0,1,NULL,NULL,NULL);
INSERT INTO "downtimes" VALUES(17,1772481600000,1772485200000,0,1,NULL,NULL,NULL);
INSERT INTO "downtimes" VALUES(18,1772483400000,1772487000000,0,1,NULL,NULL,NULL);
INSERT INTO "downtimes" VALUES(19,1772485200000,1772488800000,0,1,NULL,NULL,NULL);
INSERT INTO "downtimes" VALUES(20,1772487000000,1772490600000,0,1,NULL,NULL,NULL);
INSERT INTO "downtimes" VALUES(21,1772488800000,1772492400000,0,1,NULL,NULL,NULL);
INSERT INTO "downtimes" VALUES(22,1772490600000,1772494200000,0,1,NULL,NULL,NULL);
INSERT INTO "downtimes" VALUES(23,1772492400000,1772496000000,0,1,NULL,NULL,NULL);
INSERT INTO "downtimes" VALUES(24,1772494200000,1772497800000,0,1,NULL,NULL,NULL);
INSERT INTO "downtimes" VALUES(25,1772496000000,1772499600000,0,1,NULL,NULL,NULL);
INSERT INTO "downtimes" VALUES(26,1772497800000,1772501400000,0,1,NULL,NULL,NULL);
INSERT INTO "downtimes" VALUES(27,1772499600000,1772503200000,0,1,NULL,NULL,NULL);
INSERT INTO "downtimes" VALUES(28,1772501400000,1772505000000,0,1,NULL,NULL,NULL);
INSERT INTO "downtimes" VALUES(29,1772503200000,1772506800000,0,1,NULL,NULL,NULL);
INSERT INTO "downtimes" VALUES(30,1772505000000,1772508600000,0,1,NULL,NULL,NULL);
INSERT INTO "downtimes" VALUES(31,1772506800000,1772510400000,0,1,NULL,NULL,NULL);
INSERT INTO "downtimes" VALUES(32,1772508600000,1772512200000,0,1,NULL,NULL,NULL);
INSERT INTO "downtimes" VALUES(33,1772510400000,1772514000000,0,1,NULL,NULL,NULL);
INSERT INTO "downtimes" VALUES(34,1772512200000,1772515800000,0,1,NULL,NULL,NULL);
INSERT INTO "downtimes" VALUES(35,1772514000000,1772517600000,0,1,NULL,NULL,NULL);
INSERT INTO "downtimes" VALUES(36,1772515800000,1772519400000,0,1,NULL,NULL,NULL);
INSERT INTO "downtimes" VALUES(37,1772517600000,1772521200000,0,1,NULL,NULL,NULL);
INSERT INTO "downtimes" VALUES(38,1772519400000,1772523000000,0,1,NULL,NULL,NULL);
INSERT INTO "downtimes" VALUES(39,1772521200000,1772524800000,0,1,NULL,NULL,NULL);
INSERT INTO "downtimes" VALUES(40,1772523000000,1772526600000,0,1,NULL,NULL,NULL);
INSERT INTO "downtimes" VALUES(41,1772524800000,1772528400000,0,1,NULL,NULL,NULL);
INSERT INTO "downtimes" VALUES(42,1772527800000,1775119800000,0,1,77,NULL,NULL);
INSERT INTO "downtimes" VALUES(43,1772527800000,4926127800000,0,1,78,1,NULL);
INSERT INTO "downtimes" VALUES(44,1772527800000,1773132600000,0,1,78,1,79);
INSERT INTO "downtimes" VALUES(45,1772527800000,1772549400000,0,1,NULL,NULL,NULL);
CREATE TABLE exclusions (
	user_id BIGINT NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_exclusions PRIMARY KEY (user_id)
);
INSERT INTO "exclusions" VALUES(201,1772525400000);
CREATE TABLE heartbeat (
	shard INTEGER NOT NULL, 
	shard_count INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_heartbeat PRIMARY KEY (shard)
);
INSERT INTO "heartbeat" VALUES(0,1,1772545800000);
CREATE TABLE house_games (
	guild_id BIGINT NOT NULL, 
	"key" VARCHAR(80) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	CONSTRAINT pk_house_games PRIMARY KEY (guild_id, "key")
);
INSERT INTO "house_games" VALUES(900,'house:8x8+backward','At home');
CREATE TABLE ladder_events (
	ladder_id INTEGER NOT NULL, 
	seq INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	actor BIGINT, 
	kind VARCHAR(24) NOT NULL, 
	detail JSON NOT NULL, 
	CONSTRAINT pk_ladder_events PRIMARY KEY (ladder_id, seq), 
	CONSTRAINT fk_ladder_events_ladder_id FOREIGN KEY(ladder_id) REFERENCES ladders (id)
)
 WITHOUT ROWID

;
INSERT INTO "ladder_events" VALUES(1,1,1772525400000,999,'created','{"rules": {"game": "american", "pace": "1d", "setup": null, "pair": false, "vacation": false, "reach": 3, "idle": 10}, "guild": 900, "channel": 901}');
INSERT INTO "ladder_events" VALUES(1,2,1772525400000,101,'joined','{"user": 101}');
INSERT INTO "ladder_events" VALUES(1,3,1772525400000,102,'joined','{"user": 102}');
INSERT INTO "ladder_events" VALUES(1,4,1772525400000,103,'joined','{"user": 103}');
INSERT INTO "ladder_events" VALUES(1,5,1772525400000,103,'challenged','{"by": 103, "of": 101, "matches": [46]}');
INSERT INTO "ladder_events" VALUES(1,6,1772527800000,NULL,'result','{"match": 46, "points": [2, 0]}');
INSERT INTO "ladder_events" VALUES(1,7,1772527800000,102,'challenged','{"by": 102, "of": 101, "matches": [47]}');
CREATE TABLE ladder_matches (
	match_id INTEGER NOT NULL, 
	ladder_id INTEGER NOT NULL, 
	CONSTRAINT pk_ladder_matches PRIMARY KEY (match_id), 
	CONSTRAINT fk_ladder_matches_match_id FOREIGN KEY(match_id) REFERENCES matches (id), 
	CONSTRAINT fk_ladder_matches_ladder_id FOREIGN KEY(ladder_id) REFERENCES ladders (id)
);
INSERT INTO "ladder_matches" VALUES(46,1);
INSERT INTO "ladder_matches" VALUES(47,1);
CREATE TABLE ladders (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	guild_id BIGINT NOT NULL, 
	channel_id BIGINT NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	created_at BIGINT NOT NULL, 
	closed BOOLEAN NOT NULL, 
	wakes_at BIGINT, 
	last_seq INTEGER NOT NULL
);
INSERT INTO "ladders" VALUES(1,900,901,'american',1772525400000,0,NULL,7);
CREATE TABLE left_members (
	user_id BIGINT NOT NULL, 
	guild_id BIGINT NOT NULL, 
	noted_at BIGINT NOT NULL, 
	CONSTRAINT pk_left_members PRIMARY KEY (user_id, guild_id)
);
INSERT INTO "left_members" VALUES(103,900,1772527800000);
CREATE TABLE lessons (
	user_id BIGINT NOT NULL, 
	game VARCHAR(80) NOT NULL, 
	done SMALLINT NOT NULL, 
	steps SMALLINT NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_lessons PRIMARY KEY (user_id, game)
);
INSERT INTO "lessons" VALUES(101,'russian',5,10,1772527800000);
CREATE TABLE match_events (
	match_id INTEGER NOT NULL, 
	seq INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	actor BIGINT, 
	kind VARCHAR(24) NOT NULL, 
	detail JSON NOT NULL, 
	request BIGINT, 
	CONSTRAINT pk_match_events PRIMARY KEY (match_id, seq), 
	CONSTRAINT fk_match_events_match_id FOREIGN KEY(match_id) REFERENCES matches (id), 
	CONSTRAINT uq_match_events_request UNIQUE (request)
)
 WITHOUT ROWID

;
INSERT INTO "match_events" VALUES(1,1,1772452800000,102,'started','{"opening": null, "game": "american", "rules": 2, "setup": null, "pace": "standard", "rated": false, "pair": false, "vacation": true, "guild": 900, "channel": 901, "players": [101, 102]}',NULL);
INSERT INTO "match_events" VALUES(1,2,1772453400000,101,'moved','{"move": "9-13"}',NULL);
INSERT INTO "match_events" VALUES(1,3,1772454000000,102,'moved','{"move": "23-18"}',NULL);
INSERT INTO "match_events" VALUES(1,4,1772454600000,NULL,'paused','{"why": "downtime", "start": 1772452800000, "end": 1772456400000, "side": null, "ref": 1}',NULL);
INSERT INTO "match_events" VALUES(1,5,1772454600000,101,'moved','{"move": "12-16"}',NULL);
INSERT INTO "match_events" VALUES(1,6,1772455200000,102,'moved','{"move": "18-15"}',NULL);
INSERT INTO "match_events" VALUES(1,7,1772455800000,101,'moved','{"move": "10x19"}',NULL);
INSERT INTO "match_events" VALUES(1,8,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772454600000, "end": 1772458200000, "side": null, "ref": 2}',NULL);
INSERT INTO "match_events" VALUES(1,9,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772456400000, "end": 1772460000000, "side": null, "ref": 3}',NULL);
INSERT INTO "match_events" VALUES(1,10,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772458200000, "end": 1772461800000, "side": null, "ref": 4}',NULL);
INSERT INTO "match_events" VALUES(1,11,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772460000000, "end": 1772463600000, "side": null, "ref": 5}',NULL);
INSERT INTO "match_events" VALUES(1,12,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772461800000, "end": 1772465400000, "side": null, "ref": 6}',NULL);
INSERT INTO "match_events" VALUES(1,13,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772463600000, "end": 1772467200000, "side": null, "ref": 7}',NULL);
INSERT INTO "match_events" VALUES(1,14,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772465400000, "end": 1772469000000, "side": null, "ref": 8}',NULL);
INSERT INTO "match_events" VALUES(1,15,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772467200000, "end": 1772470800000, "side": null, "ref": 9}',NULL);
INSERT INTO "match_events" VALUES(1,16,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772469000000, "end": 1772472600000, "side": null, "ref": 10}',NULL);
INSERT INTO "match_events" VALUES(1,17,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772470800000, "end": 1772474400000, "side": null, "ref": 11}',NULL);
INSERT INTO "match_events" VALUES(1,18,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772472600000, "end": 1772476200000, "side": null, "ref": 12}',NULL);
INSERT INTO "match_events" VALUES(1,19,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772474400000, "end": 1772478000000, "side": null, "ref": 13}',NULL);
INSERT INTO "match_events" VALUES(1,20,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772476200000, "end": 1772479800000, "side": null, "ref": 14}',NULL);
INSERT INTO "match_events" VALUES(1,21,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772478000000, "end": 1772481600000, "side": null, "ref": 15}',NULL);
INSERT INTO "match_events" VALUES(1,22,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772479800000, "end": 1772483400000, "side": null, "ref": 16}',NULL);
INSERT INTO "match_events" VALUES(1,23,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772481600000, "end": 1772485200000, "side": null, "ref": 17}',NULL);
INSERT INTO "match_events" VALUES(1,24,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772483400000, "end": 1772487000000, "side": null, "ref": 18}',NULL);
INSERT INTO "match_events" VALUES(1,25,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772485200000, "end": 1772488800000, "side": null, "ref": 19}',NULL);
INSERT INTO "match_events" VALUES(1,26,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772487000000, "end": 1772490600000, "side": null, "ref": 20}',NULL);
INSERT INTO "match_events" VALUES(1,27,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772488800000, "end": 1772492400000, "side": null, "ref": 21}',NULL);
INSERT INTO "match_events" VALUES(1,28,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772490600000, "end": 1772494200000, "side": null, "ref": 22}',NULL);
INSERT INTO "match_events" VALUES(1,29,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772492400000, "end": 1772496000000, "side": null, "ref": 23}',NULL);
INSERT INTO "match_events" VALUES(1,30,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772494200000, "end": 1772497800000, "side": null, "ref": 24}',NULL);
INSERT INTO "match_events" VALUES(1,31,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772496000000, "end": 1772499600000, "side": null, "ref": 25}',NULL);
INSERT INTO "match_events" VALUES(1,32,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772497800000, "end": 1772501400000, "side": null, "ref": 26}',NULL);
INSERT INTO "match_events" VALUES(1,33,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772499600000, "end": 1772503200000, "side": null, "ref": 27}',NULL);
INSERT INTO "match_events" VALUES(1,34,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772501400000, "end": 1772505000000, "side": null, "ref": 28}',NULL);
INSERT INTO "match_events" VALUES(1,35,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772503200000, "end": 1772506800000, "side": null, "ref": 29}',NULL);
INSERT INTO "match_events" VALUES(1,36,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772505000000, "end": 1772508600000, "side": null, "ref": 30}',NULL);
INSERT INTO "match_events" VALUES(1,37,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772506800000, "end": 1772510400000, "side": null, "ref": 31}',NULL);
INSERT INTO "match_events" VALUES(1,38,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772508600000, "end": 1772512200000, "side": null, "ref": 32}',NULL);
INSERT INTO "match_events" VALUES(1,39,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772510400000, "end": 1772514000000, "side": null, "ref": 33}',NULL);
INSERT INTO "match_events" VALUES(1,40,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772512200000, "end": 1772515800000, "side": null, "ref": 34}',NULL);
INSERT INTO "match_events" VALUES(1,41,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772514000000, "end": 1772517600000, "side": null, "ref": 35}',NULL);
INSERT INTO "match_events" VALUES(1,42,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772515800000, "end": 1772519400000, "side": null, "ref": 36}',NULL);
INSERT INTO "match_events" VALUES(1,43,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772517600000, "end": 1772521200000, "side": null, "ref": 37}',NULL);
INSERT INTO "match_events" VALUES(1,44,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772519400000, "end": 1772523000000, "side": null, "ref": 38}',NULL);
INSERT INTO "match_events" VALUES(1,45,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772521200000, "end": 1772524800000, "side": null, "ref": 39}',NULL);
INSERT INTO "match_events" VALUES(1,46,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772523000000, "end": 1772526600000, "side": null, "ref": 40}',NULL);
INSERT INTO "match_events" VALUES(1,47,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772524800000, "end": 1772528400000, "side": null, "ref": 41}',NULL);
INSERT INTO "match_events" VALUES(1,48,1772527800000,NULL,'paused','{"why": "vacation", "start": 1782856800000, "end": 1783288800000, "side": 0, "ref": 1}',NULL);
INSERT INTO "match_events" VALUES(1,49,1772527800000,NULL,'paused','{"why": "vacation", "start": 1785542400000, "end": 1785801600000, "side": 1, "ref": 2}',NULL);
INSERT INTO "match_events" VALUES(2,1,1772455800000,102,'started','{"opening": null, "game": "american", "rules": 2, "setup": null, "pace": "none", "rated": false, "pair": false, "vacation": true, "guild": 900, "channel": 901, "players": [101, 102]}',NULL);
INSERT INTO "match_events" VALUES(2,2,1772455800000,NULL,'paused','{"why": "downtime", "start": 1772452800000, "end": 1772456400000, "side": null, "ref": 1}',NULL);
INSERT INTO "match_events" VALUES(2,3,1772456400000,NULL,'paused','{"why": "downtime", "start": 1772454600000, "end": 1772458200000, "side": null, "ref": 2}',NULL);
INSERT INTO "match_events" VALUES(2,4,1772456400000,101,'moved','{"move": "9-13"}',NULL);
INSERT INTO "match_events" VALUES(2,5,1772457000000,102,'moved','{"move": "23-18"}',NULL);
INSERT INTO "match_events" VALUES(2,6,1772457600000,101,'moved','{"move": "12-16"}',NULL);
INSERT INTO "match_events" VALUES(2,7,1772458200000,NULL,'paused','{"why": "downtime", "start": 1772456400000, "end": 1772460000000, "side": null, "ref": 3}',NULL);
INSERT INTO "match_events" VALUES(2,8,1772458200000,102,'moved','{"move": "18-15"}',NULL);
INSERT INTO "match_events" VALUES(2,9,1772458800000,101,'moved','{"move": "10x19"}',NULL);
INSERT INTO "match_events" VALUES(2,10,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772458200000, "end": 1772461800000, "side": null, "ref": 4}',NULL);
INSERT INTO "match_events" VALUES(2,11,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772460000000, "end": 1772463600000, "side": null, "ref": 5}',NULL);
INSERT INTO "match_events" VALUES(2,12,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772461800000, "end": 1772465400000, "side": null, "ref": 6}',NULL);
INSERT INTO "match_events" VALUES(2,13,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772463600000, "end": 1772467200000, "side": null, "ref": 7}',NULL);
INSERT INTO "match_events" VALUES(2,14,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772465400000, "end": 1772469000000, "side": null, "ref": 8}',NULL);
INSERT INTO "match_events" VALUES(2,15,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772467200000, "end": 1772470800000, "side": null, "ref": 9}',NULL);
INSERT INTO "match_events" VALUES(2,16,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772469000000, "end": 1772472600000, "side": null, "ref": 10}',NULL);
INSERT INTO "match_events" VALUES(2,17,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772470800000, "end": 1772474400000, "side": null, "ref": 11}',NULL);
INSERT INTO "match_events" VALUES(2,18,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772472600000, "end": 1772476200000, "side": null, "ref": 12}',NULL);
INSERT INTO "match_events" VALUES(2,19,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772474400000, "end": 1772478000000, "side": null, "ref": 13}',NULL);
INSERT INTO "match_events" VALUES(2,20,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772476200000, "end": 1772479800000, "side": null, "ref": 14}',NULL);
INSERT INTO "match_events" VALUES(2,21,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772478000000, "end": 1772481600000, "side": null, "ref": 15}',NULL);
INSERT INTO "match_events" VALUES(2,22,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772479800000, "end": 1772483400000, "side": null, "ref": 16}',NULL);
INSERT INTO "match_events" VALUES(2,23,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772481600000, "end": 1772485200000, "side": null, "ref": 17}',NULL);
INSERT INTO "match_events" VALUES(2,24,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772483400000, "end": 1772487000000, "side": null, "ref": 18}',NULL);
INSERT INTO "match_events" VALUES(2,25,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772485200000, "end": 1772488800000, "side": null, "ref": 19}',NULL);
INSERT INTO "match_events" VALUES(2,26,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772487000000, "end": 1772490600000, "side": null, "ref": 20}',NULL);
INSERT INTO "match_events" VALUES(2,27,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772488800000, "end": 1772492400000, "side": null, "ref": 21}',NULL);
INSERT INTO "match_events" VALUES(2,28,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772490600000, "end": 1772494200000, "side": null, "ref": 22}',NULL);
INSERT INTO "match_events" VALUES(2,29,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772492400000, "end": 1772496000000, "side": null, "ref": 23}',NULL);
INSERT INTO "match_events" VALUES(2,30,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772494200000, "end": 1772497800000, "side": null, "ref": 24}',NULL);
INSERT INTO "match_events" VALUES(2,31,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772496000000, "end": 1772499600000, "side": null, "ref": 25}',NULL);
INSERT INTO "match_events" VALUES(2,32,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772497800000, "end": 1772501400000, "side": null, "ref": 26}',NULL);
INSERT INTO "match_events" VALUES(2,33,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772499600000, "end": 1772503200000, "side": null, "ref": 27}',NULL);
INSERT INTO "match_events" VALUES(2,34,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772501400000, "end": 1772505000000, "side": null, "ref": 28}',NULL);
INSERT INTO "match_events" VALUES(2,35,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772503200000, "end": 1772506800000, "side": null, "ref": 29}',NULL);
INSERT INTO "match_events" VALUES(2,36,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772505000000, "end": 1772508600000, "side": null, "ref": 30}',NULL);
INSERT INTO "match_events" VALUES(2,37,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772506800000, "end": 1772510400000, "side": null, "ref": 31}',NULL);
INSERT INTO "match_events" VALUES(2,38,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772508600000, "end": 1772512200000, "side": null, "ref": 32}',NULL);
INSERT INTO "match_events" VALUES(2,39,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772510400000, "end": 1772514000000, "side": null, "ref": 33}',NULL);
INSERT INTO "match_events" VALUES(2,40,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772512200000, "end": 1772515800000, "side": null, "ref": 34}',NULL);
INSERT INTO "match_events" VALUES(2,41,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772514000000, "end": 1772517600000, "side": null, "ref": 35}',NULL);
INSERT INTO "match_events" VALUES(2,42,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772515800000, "end": 1772519400000, "side": null, "ref": 36}',NULL);
INSERT INTO "match_events" VALUES(2,43,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772517600000, "end": 1772521200000, "side": null, "ref": 37}',NULL);
INSERT INTO "match_events" VALUES(2,44,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772519400000, "end": 1772523000000, "side": null, "ref": 38}',NULL);
INSERT INTO "match_events" VALUES(2,45,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772521200000, "end": 1772524800000, "side": null, "ref": 39}',NULL);
INSERT INTO "match_events" VALUES(2,46,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772523000000, "end": 1772526600000, "side": null, "ref": 40}',NULL);
INSERT INTO "match_events" VALUES(2,47,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772524800000, "end": 1772528400000, "side": null, "ref": 41}',NULL);
INSERT INTO "match_events" VALUES(3,1,1772458800000,102,'started','{"opening": null, "game": "american", "rules": 2, "setup": null, "pace": "1d@Europe/Berlin", "rated": false, "pair": false, "vacation": true, "guild": 900, "channel": 901, "players": [101, 102]}',NULL);
INSERT INTO "match_events" VALUES(3,2,1772458800000,NULL,'paused','{"why": "downtime", "start": 1772456400000, "end": 1772460000000, "side": null, "ref": 3}',NULL);
INSERT INTO "match_events" VALUES(3,3,1772459400000,101,'moved','{"move": "9-13"}',NULL);
INSERT INTO "match_events" VALUES(3,4,1772460000000,NULL,'paused','{"why": "downtime", "start": 1772458200000, "end": 1772461800000, "side": null, "ref": 4}',NULL);
INSERT INTO "match_events" VALUES(3,5,1772460000000,102,'moved','{"move": "23-18"}',NULL);
INSERT INTO "match_events" VALUES(3,6,1772460600000,101,'moved','{"move": "12-16"}',NULL);
INSERT INTO "match_events" VALUES(3,7,1772461200000,102,'moved','{"move": "18-15"}',NULL);
INSERT INTO "match_events" VALUES(3,8,1772461800000,NULL,'paused','{"why": "downtime", "start": 1772460000000, "end": 1772463600000, "side": null, "ref": 5}',NULL);
INSERT INTO "match_events" VALUES(3,9,1772461800000,101,'moved','{"move": "10x19"}',NULL);
INSERT INTO "match_events" VALUES(3,10,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772461800000, "end": 1772465400000, "side": null, "ref": 6}',NULL);
INSERT INTO "match_events" VALUES(3,11,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772463600000, "end": 1772467200000, "side": null, "ref": 7}',NULL);
INSERT INTO "match_events" VALUES(3,12,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772465400000, "end": 1772469000000, "side": null, "ref": 8}',NULL);
INSERT INTO "match_events" VALUES(3,13,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772467200000, "end": 1772470800000, "side": null, "ref": 9}',NULL);
INSERT INTO "match_events" VALUES(3,14,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772469000000, "end": 1772472600000, "side": null, "ref": 10}',NULL);
INSERT INTO "match_events" VALUES(3,15,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772470800000, "end": 1772474400000, "side": null, "ref": 11}',NULL);
INSERT INTO "match_events" VALUES(3,16,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772472600000, "end": 1772476200000, "side": null, "ref": 12}',NULL);
INSERT INTO "match_events" VALUES(3,17,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772474400000, "end": 1772478000000, "side": null, "ref": 13}',NULL);
INSERT INTO "match_events" VALUES(3,18,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772476200000, "end": 1772479800000, "side": null, "ref": 14}',NULL);
INSERT INTO "match_events" VALUES(3,19,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772478000000, "end": 1772481600000, "side": null, "ref": 15}',NULL);
INSERT INTO "match_events" VALUES(3,20,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772479800000, "end": 1772483400000, "side": null, "ref": 16}',NULL);
INSERT INTO "match_events" VALUES(3,21,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772481600000, "end": 1772485200000, "side": null, "ref": 17}',NULL);
INSERT INTO "match_events" VALUES(3,22,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772483400000, "end": 1772487000000, "side": null, "ref": 18}',NULL);
INSERT INTO "match_events" VALUES(3,23,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772485200000, "end": 1772488800000, "side": null, "ref": 19}',NULL);
INSERT INTO "match_events" VALUES(3,24,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772487000000, "end": 1772490600000, "side": null, "ref": 20}',NULL);
INSERT INTO "match_events" VALUES(3,25,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772488800000, "end": 1772492400000, "side": null, "ref": 21}',NULL);
INSERT INTO "match_events" VALUES(3,26,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772490600000, "end": 1772494200000, "side": null, "ref": 22}',NULL);
INSERT INTO "match_events" VALUES(3,27,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772492400000, "end": 1772496000000, "side": null, "ref": 23}',NULL);
INSERT INTO "match_events" VALUES(3,28,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772494200000, "end": 1772497800000, "side": null, "ref": 24}',NULL);
INSERT INTO "match_events" VALUES(3,29,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772496000000, "end": 1772499600000, "side": null, "ref": 25}',NULL);
INSERT INTO "match_events" VALUES(3,30,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772497800000, "end": 1772501400000, "side": null, "ref": 26}',NULL);
INSERT INTO "match_events" VALUES(3,31,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772499600000, "end": 1772503200000, "side": null, "ref": 27}',NULL);
INSERT INTO "match_events" VALUES(3,32,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772501400000, "end": 1772505000000, "side": null, "ref": 28}',NULL);
INSERT INTO "match_events" VALUES(3,33,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772503200000, "end": 1772506800000, "side": null, "ref": 29}',NULL);
INSERT INTO "match_events" VALUES(3,34,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772505000000, "end": 1772508600000, "side": null, "ref": 30}',NULL);
INSERT INTO "match_events" VALUES(3,35,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772506800000, "end": 1772510400000, "side": null, "ref": 31}',NULL);
INSERT INTO "match_events" VALUES(3,36,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772508600000, "end": 1772512200000, "side": null, "ref": 32}',NULL);
INSERT INTO "match_events" VALUES(3,37,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772510400000, "end": 1772514000000, "side": null, "ref": 33}',NULL);
INSERT INTO "match_events" VALUES(3,38,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772512200000, "end": 1772515800000, "side": null, "ref": 34}',NULL);
INSERT INTO "match_events" VALUES(3,39,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772514000000, "end": 1772517600000, "side": null, "ref": 35}',NULL);
INSERT INTO "match_events" VALUES(3,40,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772515800000, "end": 1772519400000, "side": null, "ref": 36}',NULL);
INSERT INTO "match_events" VALUES(3,41,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772517600000, "end": 1772521200000, "side": null, "ref": 37}',NULL);
INSERT INTO "match_events" VALUES(3,42,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772519400000, "end": 1772523000000, "side": null, "ref": 38}',NULL);
INSERT INTO "match_events" VALUES(3,43,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772521200000, "end": 1772524800000, "side": null, "ref": 39}',NULL);
INSERT INTO "match_events" VALUES(3,44,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772523000000, "end": 1772526600000, "side": null, "ref": 40}',NULL);
INSERT INTO "match_events" VALUES(3,45,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772524800000, "end": 1772528400000, "side": null, "ref": 41}',NULL);
INSERT INTO "match_events" VALUES(3,46,1772527800000,NULL,'paused','{"why": "vacation", "start": 1782856800000, "end": 1783288800000, "side": 0, "ref": 1}',NULL);
INSERT INTO "match_events" VALUES(3,47,1772527800000,NULL,'paused','{"why": "vacation", "start": 1785542400000, "end": 1785801600000, "side": 1, "ref": 2}',NULL);
INSERT INTO "match_events" VALUES(4,1,1772461800000,102,'started','{"opening": null, "game": "american", "rules": 2, "setup": null, "pace": "standard", "rated": false, "pair": false, "vacation": false, "guild": 900, "channel": 901, "players": [101, 102]}',NULL);
INSERT INTO "match_events" VALUES(4,2,1772461800000,NULL,'paused','{"why": "downtime", "start": 1772460000000, "end": 1772463600000, "side": null, "ref": 5}',NULL);
INSERT INTO "match_events" VALUES(4,3,1772462400000,101,'moved','{"move": "9-13"}',NULL);
INSERT INTO "match_events" VALUES(4,4,1772463000000,102,'moved','{"move": "23-18"}',NULL);
INSERT INTO "match_events" VALUES(4,5,1772463600000,NULL,'paused','{"why": "downtime", "start": 1772461800000, "end": 1772465400000, "side": null, "ref": 6}',NULL);
INSERT INTO "match_events" VALUES(4,6,1772463600000,101,'moved','{"move": "12-16"}',NULL);
INSERT INTO "match_events" VALUES(4,7,1772464200000,102,'moved','{"move": "18-15"}',NULL);
INSERT INTO "match_events" VALUES(4,8,1772464200000,102,'takeback-asked','{}',NULL);
INSERT INTO "match_events" VALUES(4,9,1772464200000,101,'taken-back','{"plies": 1, "bonuses": [0, 1]}',NULL);
INSERT INTO "match_events" VALUES(4,10,1772464200000,101,'draw-offered','{"wait": 20}',NULL);
INSERT INTO "match_events" VALUES(4,11,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772463600000, "end": 1772467200000, "side": null, "ref": 7}',NULL);
INSERT INTO "match_events" VALUES(4,12,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772465400000, "end": 1772469000000, "side": null, "ref": 8}',NULL);
INSERT INTO "match_events" VALUES(4,13,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772467200000, "end": 1772470800000, "side": null, "ref": 9}',NULL);
INSERT INTO "match_events" VALUES(4,14,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772469000000, "end": 1772472600000, "side": null, "ref": 10}',NULL);
INSERT INTO "match_events" VALUES(4,15,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772470800000, "end": 1772474400000, "side": null, "ref": 11}',NULL);
INSERT INTO "match_events" VALUES(4,16,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772472600000, "end": 1772476200000, "side": null, "ref": 12}',NULL);
INSERT INTO "match_events" VALUES(4,17,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772474400000, "end": 1772478000000, "side": null, "ref": 13}',NULL);
INSERT INTO "match_events" VALUES(4,18,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772476200000, "end": 1772479800000, "side": null, "ref": 14}',NULL);
INSERT INTO "match_events" VALUES(4,19,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772478000000, "end": 1772481600000, "side": null, "ref": 15}',NULL);
INSERT INTO "match_events" VALUES(4,20,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772479800000, "end": 1772483400000, "side": null, "ref": 16}',NULL);
INSERT INTO "match_events" VALUES(4,21,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772481600000, "end": 1772485200000, "side": null, "ref": 17}',NULL);
INSERT INTO "match_events" VALUES(4,22,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772483400000, "end": 1772487000000, "side": null, "ref": 18}',NULL);
INSERT INTO "match_events" VALUES(4,23,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772485200000, "end": 1772488800000, "side": null, "ref": 19}',NULL);
INSERT INTO "match_events" VALUES(4,24,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772487000000, "end": 1772490600000, "side": null, "ref": 20}',NULL);
INSERT INTO "match_events" VALUES(4,25,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772488800000, "end": 1772492400000, "side": null, "ref": 21}',NULL);
INSERT INTO "match_events" VALUES(4,26,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772490600000, "end": 1772494200000, "side": null, "ref": 22}',NULL);
INSERT INTO "match_events" VALUES(4,27,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772492400000, "end": 1772496000000, "side": null, "ref": 23}',NULL);
INSERT INTO "match_events" VALUES(4,28,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772494200000, "end": 1772497800000, "side": null, "ref": 24}',NULL);
INSERT INTO "match_events" VALUES(4,29,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772496000000, "end": 1772499600000, "side": null, "ref": 25}',NULL);
INSERT INTO "match_events" VALUES(4,30,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772497800000, "end": 1772501400000, "side": null, "ref": 26}',NULL);
INSERT INTO "match_events" VALUES(4,31,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772499600000, "end": 1772503200000, "side": null, "ref": 27}',NULL);
INSERT INTO "match_events" VALUES(4,32,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772501400000, "end": 1772505000000, "side": null, "ref": 28}',NULL);
INSERT INTO "match_events" VALUES(4,33,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772503200000, "end": 1772506800000, "side": null, "ref": 29}',NULL);
INSERT INTO "match_events" VALUES(4,34,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772505000000, "end": 1772508600000, "side": null, "ref": 30}',NULL);
INSERT INTO "match_events" VALUES(4,35,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772506800000, "end": 1772510400000, "side": null, "ref": 31}',NULL);
INSERT INTO "match_events" VALUES(4,36,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772508600000, "end": 1772512200000, "side": null, "ref": 32}',NULL);
INSERT INTO "match_events" VALUES(4,37,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772510400000, "end": 1772514000000, "side": null, "ref": 33}',NULL);
INSERT INTO "match_events" VALUES(4,38,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772512200000, "end": 1772515800000, "side": null, "ref": 34}',NULL);
INSERT INTO "match_events" VALUES(4,39,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772514000000, "end": 1772517600000, "side": null, "ref": 35}',NULL);
INSERT INTO "match_events" VALUES(4,40,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772515800000, "end": 1772519400000, "side": null, "ref": 36}',NULL);
INSERT INTO "match_events" VALUES(4,41,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772517600000, "end": 1772521200000, "side": null, "ref": 37}',NULL);
INSERT INTO "match_events" VALUES(4,42,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772519400000, "end": 1772523000000, "side": null, "ref": 38}',NULL);
INSERT INTO "match_events" VALUES(4,43,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772521200000, "end": 1772524800000, "side": null, "ref": 39}',NULL);
INSERT INTO "match_events" VALUES(4,44,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772523000000, "end": 1772526600000, "side": null, "ref": 40}',NULL);
INSERT INTO "match_events" VALUES(4,45,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772524800000, "end": 1772528400000, "side": null, "ref": 41}',NULL);
INSERT INTO "match_events" VALUES(5,1,1772464200000,102,'started','{"opening": null, "game": "american", "rules": 2, "setup": null, "pace": "standard", "rated": true, "pair": false, "vacation": false, "guild": 900, "channel": 901, "players": [101, 102]}',NULL);
INSERT INTO "match_events" VALUES(5,2,1772464200000,NULL,'paused','{"why": "downtime", "start": 1772461800000, "end": 1772465400000, "side": null, "ref": 6}',NULL);
INSERT INTO "match_events" VALUES(5,3,1772464800000,101,'moved','{"move": "9-13"}',NULL);
INSERT INTO "match_events" VALUES(5,4,1772465400000,NULL,'paused','{"why": "downtime", "start": 1772463600000, "end": 1772467200000, "side": null, "ref": 7}',NULL);
INSERT INTO "match_events" VALUES(5,5,1772465400000,102,'moved','{"move": "23-18"}',NULL);
INSERT INTO "match_events" VALUES(5,6,1772466000000,101,'moved','{"move": "12-16"}',NULL);
INSERT INTO "match_events" VALUES(5,7,1772466600000,102,'moved','{"move": "18-15"}',NULL);
INSERT INTO "match_events" VALUES(5,8,1772467200000,NULL,'paused','{"why": "downtime", "start": 1772465400000, "end": 1772469000000, "side": null, "ref": 8}',NULL);
INSERT INTO "match_events" VALUES(5,9,1772467200000,101,'moved','{"move": "10x19"}',NULL);
INSERT INTO "match_events" VALUES(5,10,1772467800000,102,'moved','{"move": "24x15"}',NULL);
INSERT INTO "match_events" VALUES(5,11,1772468400000,101,'moved','{"move": "11x18"}',NULL);
INSERT INTO "match_events" VALUES(5,12,1772469000000,NULL,'paused','{"why": "downtime", "start": 1772467200000, "end": 1772470800000, "side": null, "ref": 9}',NULL);
INSERT INTO "match_events" VALUES(5,13,1772469000000,102,'moved','{"move": "22x15"}',NULL);
INSERT INTO "match_events" VALUES(5,14,1772469000000,102,'ended','{"ending": "resignation", "winner": 0}',NULL);
INSERT INTO "match_events" VALUES(6,1,1772469000000,102,'started','{"opening": null, "game": "american", "rules": 2, "setup": null, "pace": "standard", "rated": true, "pair": false, "vacation": false, "guild": 900, "channel": 901, "players": [101, 102]}',NULL);
INSERT INTO "match_events" VALUES(6,2,1772469000000,NULL,'paused','{"why": "downtime", "start": 1772467200000, "end": 1772470800000, "side": null, "ref": 9}',NULL);
INSERT INTO "match_events" VALUES(6,3,1772469600000,101,'moved','{"move": "9-13"}',NULL);
INSERT INTO "match_events" VALUES(6,4,1772470200000,102,'moved','{"move": "23-18"}',NULL);
INSERT INTO "match_events" VALUES(6,5,1772470800000,NULL,'paused','{"why": "downtime", "start": 1772469000000, "end": 1772472600000, "side": null, "ref": 10}',NULL);
INSERT INTO "match_events" VALUES(6,6,1772470800000,101,'moved','{"move": "12-16"}',NULL);
INSERT INTO "match_events" VALUES(6,7,1772471400000,102,'moved','{"move": "18-15"}',NULL);
INSERT INTO "match_events" VALUES(6,8,1772472000000,101,'moved','{"move": "10x19"}',NULL);
INSERT INTO "match_events" VALUES(6,9,1772472600000,NULL,'paused','{"why": "downtime", "start": 1772470800000, "end": 1772474400000, "side": null, "ref": 11}',NULL);
INSERT INTO "match_events" VALUES(6,10,1772472600000,102,'moved','{"move": "24x15"}',NULL);
INSERT INTO "match_events" VALUES(6,11,1772473200000,101,'moved','{"move": "11x18"}',NULL);
INSERT INTO "match_events" VALUES(6,12,1772473800000,102,'moved','{"move": "22x15"}',NULL);
INSERT INTO "match_events" VALUES(6,13,1772473800000,101,'ended','{"ending": "resignation", "winner": 1}',NULL);
INSERT INTO "match_events" VALUES(7,1,1772473800000,102,'started','{"opening": null, "game": "american", "rules": 2, "setup": null, "pace": "standard", "rated": true, "pair": false, "vacation": false, "guild": 900, "channel": 901, "players": [101, 102]}',NULL);
INSERT INTO "match_events" VALUES(7,2,1772473800000,NULL,'paused','{"why": "downtime", "start": 1772470800000, "end": 1772474400000, "side": null, "ref": 11}',NULL);
INSERT INTO "match_events" VALUES(7,3,1772474400000,NULL,'paused','{"why": "downtime", "start": 1772472600000, "end": 1772476200000, "side": null, "ref": 12}',NULL);
INSERT INTO "match_events" VALUES(7,4,1772474400000,101,'moved','{"move": "9-13"}',NULL);
INSERT INTO "match_events" VALUES(7,5,1772475000000,102,'moved','{"move": "23-18"}',NULL);
INSERT INTO "match_events" VALUES(7,6,1772475600000,101,'moved','{"move": "12-16"}',NULL);
INSERT INTO "match_events" VALUES(7,7,1772476200000,NULL,'paused','{"why": "downtime", "start": 1772474400000, "end": 1772478000000, "side": null, "ref": 13}',NULL);
INSERT INTO "match_events" VALUES(7,8,1772476200000,102,'moved','{"move": "18-15"}',NULL);
INSERT INTO "match_events" VALUES(7,9,1772476800000,101,'moved','{"move": "10x19"}',NULL);
INSERT INTO "match_events" VALUES(7,10,1772477400000,102,'moved','{"move": "24x15"}',NULL);
INSERT INTO "match_events" VALUES(7,11,1772478000000,NULL,'paused','{"why": "downtime", "start": 1772476200000, "end": 1772479800000, "side": null, "ref": 14}',NULL);
INSERT INTO "match_events" VALUES(7,12,1772478000000,101,'moved','{"move": "11x18"}',NULL);
INSERT INTO "match_events" VALUES(7,13,1772478600000,102,'moved','{"move": "22x15"}',NULL);
INSERT INTO "match_events" VALUES(7,14,1772478600000,102,'ended','{"ending": "resignation", "winner": 0}',NULL);
INSERT INTO "match_events" VALUES(8,1,1772478600000,102,'started','{"opening": null, "game": "american", "rules": 2, "setup": null, "pace": "standard", "rated": false, "pair": true, "vacation": false, "guild": 900, "channel": 901, "players": [101, 102]}',NULL);
INSERT INTO "match_events" VALUES(8,2,1772478600000,NULL,'paused','{"why": "downtime", "start": 1772476200000, "end": 1772479800000, "side": null, "ref": 14}',NULL);
INSERT INTO "match_events" VALUES(8,3,1772479200000,101,'moved','{"move": "9-13"}',NULL);
INSERT INTO "match_events" VALUES(8,4,1772479800000,NULL,'paused','{"why": "downtime", "start": 1772478000000, "end": 1772481600000, "side": null, "ref": 15}',NULL);
INSERT INTO "match_events" VALUES(8,5,1772479800000,102,'moved','{"move": "23-18"}',NULL);
INSERT INTO "match_events" VALUES(8,6,1772480400000,101,'moved','{"move": "12-16"}',NULL);
INSERT INTO "match_events" VALUES(8,7,1772481000000,102,'moved','{"move": "18-15"}',NULL);
INSERT INTO "match_events" VALUES(8,8,1772481000000,101,'draw-offered','{"wait": 20}',NULL);
INSERT INTO "match_events" VALUES(8,9,1772481000000,102,'ended','{"ending": "agreement", "winner": null}',NULL);
INSERT INTO "match_events" VALUES(9,1,1772478600000,102,'started','{"opening": null, "game": "american", "rules": 2, "setup": null, "pace": "standard", "rated": false, "pair": true, "vacation": false, "guild": 900, "channel": 901, "players": [102, 101]}',NULL);
INSERT INTO "match_events" VALUES(9,2,1772478600000,NULL,'paused','{"why": "downtime", "start": 1772476200000, "end": 1772479800000, "side": null, "ref": 14}',NULL);
INSERT INTO "match_events" VALUES(9,3,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772478000000, "end": 1772481600000, "side": null, "ref": 15}',NULL);
INSERT INTO "match_events" VALUES(9,4,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772479800000, "end": 1772483400000, "side": null, "ref": 16}',NULL);
INSERT INTO "match_events" VALUES(9,5,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772481600000, "end": 1772485200000, "side": null, "ref": 17}',NULL);
INSERT INTO "match_events" VALUES(9,6,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772483400000, "end": 1772487000000, "side": null, "ref": 18}',NULL);
INSERT INTO "match_events" VALUES(9,7,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772485200000, "end": 1772488800000, "side": null, "ref": 19}',NULL);
INSERT INTO "match_events" VALUES(9,8,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772487000000, "end": 1772490600000, "side": null, "ref": 20}',NULL);
INSERT INTO "match_events" VALUES(9,9,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772488800000, "end": 1772492400000, "side": null, "ref": 21}',NULL);
INSERT INTO "match_events" VALUES(9,10,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772490600000, "end": 1772494200000, "side": null, "ref": 22}',NULL);
INSERT INTO "match_events" VALUES(9,11,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772492400000, "end": 1772496000000, "side": null, "ref": 23}',NULL);
INSERT INTO "match_events" VALUES(9,12,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772494200000, "end": 1772497800000, "side": null, "ref": 24}',NULL);
INSERT INTO "match_events" VALUES(9,13,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772496000000, "end": 1772499600000, "side": null, "ref": 25}',NULL);
INSERT INTO "match_events" VALUES(9,14,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772497800000, "end": 1772501400000, "side": null, "ref": 26}',NULL);
INSERT INTO "match_events" VALUES(9,15,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772499600000, "end": 1772503200000, "side": null, "ref": 27}',NULL);
INSERT INTO "match_events" VALUES(9,16,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772501400000, "end": 1772505000000, "side": null, "ref": 28}',NULL);
INSERT INTO "match_events" VALUES(9,17,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772503200000, "end": 1772506800000, "side": null, "ref": 29}',NULL);
INSERT INTO "match_events" VALUES(9,18,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772505000000, "end": 1772508600000, "side": null, "ref": 30}',NULL);
INSERT INTO "match_events" VALUES(9,19,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772506800000, "end": 1772510400000, "side": null, "ref": 31}',NULL);
INSERT INTO "match_events" VALUES(9,20,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772508600000, "end": 1772512200000, "side": null, "ref": 32}',NULL);
INSERT INTO "match_events" VALUES(9,21,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772510400000, "end": 1772514000000, "side": null, "ref": 33}',NULL);
INSERT INTO "match_events" VALUES(9,22,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772512200000, "end": 1772515800000, "side": null, "ref": 34}',NULL);
INSERT INTO "match_events" VALUES(9,23,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772514000000, "end": 1772517600000, "side": null, "ref": 35}',NULL);
INSERT INTO "match_events" VALUES(9,24,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772515800000, "end": 1772519400000, "side": null, "ref": 36}',NULL);
INSERT INTO "match_events" VALUES(9,25,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772517600000, "end": 1772521200000, "side": null, "ref": 37}',NULL);
INSERT INTO "match_events" VALUES(9,26,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772519400000, "end": 1772523000000, "side": null, "ref": 38}',NULL);
INSERT INTO "match_events" VALUES(9,27,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772521200000, "end": 1772524800000, "side": null, "ref": 39}',NULL);
INSERT INTO "match_events" VALUES(9,28,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772523000000, "end": 1772526600000, "side": null, "ref": 40}',NULL);
INSERT INTO "match_events" VALUES(9,29,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772524800000, "end": 1772528400000, "side": null, "ref": 41}',NULL);
INSERT INTO "match_events" VALUES(10,1,1772481000000,102,'started','{"opening": null, "game": "american", "rules": 2, "setup": null, "pace": "standard", "rated": false, "pair": false, "vacation": false, "guild": 900, "channel": 901, "players": [101, 102]}',NULL);
INSERT INTO "match_events" VALUES(10,2,1772481000000,NULL,'paused','{"why": "downtime", "start": 1772478000000, "end": 1772481600000, "side": null, "ref": 15}',NULL);
INSERT INTO "match_events" VALUES(10,3,1772481600000,NULL,'paused','{"why": "downtime", "start": 1772479800000, "end": 1772483400000, "side": null, "ref": 16}',NULL);
INSERT INTO "match_events" VALUES(10,4,1772481600000,101,'moved','{"move": "9-13"}',NULL);
INSERT INTO "match_events" VALUES(10,5,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772481600000, "end": 1772485200000, "side": null, "ref": 17}',NULL);
INSERT INTO "match_events" VALUES(10,6,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772483400000, "end": 1772487000000, "side": null, "ref": 18}',NULL);
INSERT INTO "match_events" VALUES(10,7,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772485200000, "end": 1772488800000, "side": null, "ref": 19}',NULL);
INSERT INTO "match_events" VALUES(10,8,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772487000000, "end": 1772490600000, "side": null, "ref": 20}',NULL);
INSERT INTO "match_events" VALUES(10,9,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772488800000, "end": 1772492400000, "side": null, "ref": 21}',NULL);
INSERT INTO "match_events" VALUES(10,10,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772490600000, "end": 1772494200000, "side": null, "ref": 22}',NULL);
INSERT INTO "match_events" VALUES(10,11,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772492400000, "end": 1772496000000, "side": null, "ref": 23}',NULL);
INSERT INTO "match_events" VALUES(10,12,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772494200000, "end": 1772497800000, "side": null, "ref": 24}',NULL);
INSERT INTO "match_events" VALUES(10,13,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772496000000, "end": 1772499600000, "side": null, "ref": 25}',NULL);
INSERT INTO "match_events" VALUES(10,14,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772497800000, "end": 1772501400000, "side": null, "ref": 26}',NULL);
INSERT INTO "match_events" VALUES(10,15,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772499600000, "end": 1772503200000, "side": null, "ref": 27}',NULL);
INSERT INTO "match_events" VALUES(10,16,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772501400000, "end": 1772505000000, "side": null, "ref": 28}',NULL);
INSERT INTO "match_events" VALUES(10,17,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772503200000, "end": 1772506800000, "side": null, "ref": 29}',NULL);
INSERT INTO "match_events" VALUES(10,18,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772505000000, "end": 1772508600000, "side": null, "ref": 30}',NULL);
INSERT INTO "match_events" VALUES(10,19,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772506800000, "end": 1772510400000, "side": null, "ref": 31}',NULL);
INSERT INTO "match_events" VALUES(10,20,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772508600000, "end": 1772512200000, "side": null, "ref": 32}',NULL);
INSERT INTO "match_events" VALUES(10,21,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772510400000, "end": 1772514000000, "side": null, "ref": 33}',NULL);
INSERT INTO "match_events" VALUES(10,22,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772512200000, "end": 1772515800000, "side": null, "ref": 34}',NULL);
INSERT INTO "match_events" VALUES(10,23,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772514000000, "end": 1772517600000, "side": null, "ref": 35}',NULL);
INSERT INTO "match_events" VALUES(10,24,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772515800000, "end": 1772519400000, "side": null, "ref": 36}',NULL);
INSERT INTO "match_events" VALUES(10,25,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772517600000, "end": 1772521200000, "side": null, "ref": 37}',NULL);
INSERT INTO "match_events" VALUES(10,26,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772519400000, "end": 1772523000000, "side": null, "ref": 38}',NULL);
INSERT INTO "match_events" VALUES(10,27,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772521200000, "end": 1772524800000, "side": null, "ref": 39}',NULL);
INSERT INTO "match_events" VALUES(10,28,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772523000000, "end": 1772526600000, "side": null, "ref": 40}',NULL);
INSERT INTO "match_events" VALUES(10,29,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772524800000, "end": 1772528400000, "side": null, "ref": 41}',NULL);
INSERT INTO "match_events" VALUES(11,1,1772481600000,101,'started','{"opening": null, "game": "american", "rules": 2, "setup": null, "pace": "none", "rated": false, "pair": false, "vacation": false, "guild": 900, "channel": 901, "players": [101, 900], "practice": [1, 1, false]}',NULL);
INSERT INTO "match_events" VALUES(11,2,1772482200000,NULL,'paused','{"why": "downtime", "start": 1772479800000, "end": 1772483400000, "side": null, "ref": 16}',NULL);
INSERT INTO "match_events" VALUES(11,3,1772482200000,101,'moved','{"move": "9-13"}',NULL);
INSERT INTO "match_events" VALUES(11,4,1772482200000,900,'moved','{"move": "22-18"}',NULL);
INSERT INTO "match_events" VALUES(11,5,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772481600000, "end": 1772485200000, "side": null, "ref": 17}',NULL);
INSERT INTO "match_events" VALUES(11,6,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772483400000, "end": 1772487000000, "side": null, "ref": 18}',NULL);
INSERT INTO "match_events" VALUES(11,7,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772485200000, "end": 1772488800000, "side": null, "ref": 19}',NULL);
INSERT INTO "match_events" VALUES(11,8,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772487000000, "end": 1772490600000, "side": null, "ref": 20}',NULL);
INSERT INTO "match_events" VALUES(11,9,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772488800000, "end": 1772492400000, "side": null, "ref": 21}',NULL);
INSERT INTO "match_events" VALUES(11,10,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772490600000, "end": 1772494200000, "side": null, "ref": 22}',NULL);
INSERT INTO "match_events" VALUES(11,11,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772492400000, "end": 1772496000000, "side": null, "ref": 23}',NULL);
INSERT INTO "match_events" VALUES(11,12,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772494200000, "end": 1772497800000, "side": null, "ref": 24}',NULL);
INSERT INTO "match_events" VALUES(11,13,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772496000000, "end": 1772499600000, "side": null, "ref": 25}',NULL);
INSERT INTO "match_events" VALUES(11,14,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772497800000, "end": 1772501400000, "side": null, "ref": 26}',NULL);
INSERT INTO "match_events" VALUES(11,15,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772499600000, "end": 1772503200000, "side": null, "ref": 27}',NULL);
INSERT INTO "match_events" VALUES(11,16,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772501400000, "end": 1772505000000, "side": null, "ref": 28}',NULL);
INSERT INTO "match_events" VALUES(11,17,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772503200000, "end": 1772506800000, "side": null, "ref": 29}',NULL);
INSERT INTO "match_events" VALUES(11,18,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772505000000, "end": 1772508600000, "side": null, "ref": 30}',NULL);
INSERT INTO "match_events" VALUES(11,19,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772506800000, "end": 1772510400000, "side": null, "ref": 31}',NULL);
INSERT INTO "match_events" VALUES(11,20,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772508600000, "end": 1772512200000, "side": null, "ref": 32}',NULL);
INSERT INTO "match_events" VALUES(11,21,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772510400000, "end": 1772514000000, "side": null, "ref": 33}',NULL);
INSERT INTO "match_events" VALUES(11,22,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772512200000, "end": 1772515800000, "side": null, "ref": 34}',NULL);
INSERT INTO "match_events" VALUES(11,23,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772514000000, "end": 1772517600000, "side": null, "ref": 35}',NULL);
INSERT INTO "match_events" VALUES(11,24,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772515800000, "end": 1772519400000, "side": null, "ref": 36}',NULL);
INSERT INTO "match_events" VALUES(11,25,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772517600000, "end": 1772521200000, "side": null, "ref": 37}',NULL);
INSERT INTO "match_events" VALUES(11,26,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772519400000, "end": 1772523000000, "side": null, "ref": 38}',NULL);
INSERT INTO "match_events" VALUES(11,27,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772521200000, "end": 1772524800000, "side": null, "ref": 39}',NULL);
INSERT INTO "match_events" VALUES(11,28,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772523000000, "end": 1772526600000, "side": null, "ref": 40}',NULL);
INSERT INTO "match_events" VALUES(11,29,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772524800000, "end": 1772528400000, "side": null, "ref": 41}',NULL);
INSERT INTO "match_events" VALUES(12,1,1772482200000,102,'started','{"opening": null, "game": "american", "rules": 2, "setup": null, "pace": "standard", "rated": false, "pair": false, "vacation": false, "guild": 900, "channel": 901, "players": [101, 102]}',NULL);
INSERT INTO "match_events" VALUES(12,2,1772482200000,NULL,'paused','{"why": "downtime", "start": 1772479800000, "end": 1772483400000, "side": null, "ref": 16}',NULL);
INSERT INTO "match_events" VALUES(12,3,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772481600000, "end": 1772485200000, "side": null, "ref": 17}',NULL);
INSERT INTO "match_events" VALUES(12,4,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772483400000, "end": 1772487000000, "side": null, "ref": 18}',NULL);
INSERT INTO "match_events" VALUES(12,5,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772485200000, "end": 1772488800000, "side": null, "ref": 19}',NULL);
INSERT INTO "match_events" VALUES(12,6,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772487000000, "end": 1772490600000, "side": null, "ref": 20}',NULL);
INSERT INTO "match_events" VALUES(12,7,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772488800000, "end": 1772492400000, "side": null, "ref": 21}',NULL);
INSERT INTO "match_events" VALUES(12,8,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772490600000, "end": 1772494200000, "side": null, "ref": 22}',NULL);
INSERT INTO "match_events" VALUES(12,9,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772492400000, "end": 1772496000000, "side": null, "ref": 23}',NULL);
INSERT INTO "match_events" VALUES(12,10,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772494200000, "end": 1772497800000, "side": null, "ref": 24}',NULL);
INSERT INTO "match_events" VALUES(12,11,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772496000000, "end": 1772499600000, "side": null, "ref": 25}',NULL);
INSERT INTO "match_events" VALUES(12,12,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772497800000, "end": 1772501400000, "side": null, "ref": 26}',NULL);
INSERT INTO "match_events" VALUES(12,13,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772499600000, "end": 1772503200000, "side": null, "ref": 27}',NULL);
INSERT INTO "match_events" VALUES(12,14,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772501400000, "end": 1772505000000, "side": null, "ref": 28}',NULL);
INSERT INTO "match_events" VALUES(12,15,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772503200000, "end": 1772506800000, "side": null, "ref": 29}',NULL);
INSERT INTO "match_events" VALUES(12,16,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772505000000, "end": 1772508600000, "side": null, "ref": 30}',NULL);
INSERT INTO "match_events" VALUES(12,17,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772506800000, "end": 1772510400000, "side": null, "ref": 31}',NULL);
INSERT INTO "match_events" VALUES(12,18,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772508600000, "end": 1772512200000, "side": null, "ref": 32}',NULL);
INSERT INTO "match_events" VALUES(12,19,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772510400000, "end": 1772514000000, "side": null, "ref": 33}',NULL);
INSERT INTO "match_events" VALUES(12,20,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772512200000, "end": 1772515800000, "side": null, "ref": 34}',NULL);
INSERT INTO "match_events" VALUES(12,21,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772514000000, "end": 1772517600000, "side": null, "ref": 35}',NULL);
INSERT INTO "match_events" VALUES(12,22,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772515800000, "end": 1772519400000, "side": null, "ref": 36}',NULL);
INSERT INTO "match_events" VALUES(12,23,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772517600000, "end": 1772521200000, "side": null, "ref": 37}',NULL);
INSERT INTO "match_events" VALUES(12,24,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772519400000, "end": 1772523000000, "side": null, "ref": 38}',NULL);
INSERT INTO "match_events" VALUES(12,25,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772521200000, "end": 1772524800000, "side": null, "ref": 39}',NULL);
INSERT INTO "match_events" VALUES(12,26,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772523000000, "end": 1772526600000, "side": null, "ref": 40}',NULL);
INSERT INTO "match_events" VALUES(12,27,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772524800000, "end": 1772528400000, "side": null, "ref": 41}',NULL);
INSERT INTO "match_events" VALUES(13,1,1772482200000,NULL,'started','{"opening": null, "game": "american", "rules": 2, "setup": null, "pace": "1d", "rated": true, "pair": false, "vacation": false, "guild": 900, "channel": 901, "players": [201, 204]}',NULL);
INSERT INTO "match_events" VALUES(13,2,1772482200000,NULL,'paused','{"why": "downtime", "start": 1772479800000, "end": 1772483400000, "side": null, "ref": 16}',NULL);
INSERT INTO "match_events" VALUES(13,3,1772482800000,201,'moved','{"move": "9-13"}',NULL);
INSERT INTO "match_events" VALUES(13,4,1772483400000,NULL,'paused','{"why": "downtime", "start": 1772481600000, "end": 1772485200000, "side": null, "ref": 17}',NULL);
INSERT INTO "match_events" VALUES(13,5,1772483400000,204,'moved','{"move": "23-18"}',NULL);
INSERT INTO "match_events" VALUES(13,6,1772484000000,201,'moved','{"move": "12-16"}',NULL);
INSERT INTO "match_events" VALUES(13,7,1772484600000,204,'moved','{"move": "18-15"}',NULL);
INSERT INTO "match_events" VALUES(13,8,1772484600000,201,'ended','{"ending": "resignation", "winner": 1}',NULL);
INSERT INTO "match_events" VALUES(14,1,1772482200000,NULL,'started','{"opening": null, "game": "american", "rules": 2, "setup": null, "pace": "1d", "rated": true, "pair": false, "vacation": false, "guild": 900, "channel": 901, "players": [202, 203]}',NULL);
INSERT INTO "match_events" VALUES(14,2,1772482200000,NULL,'paused','{"why": "downtime", "start": 1772479800000, "end": 1772483400000, "side": null, "ref": 16}',NULL);
INSERT INTO "match_events" VALUES(14,3,1772485200000,NULL,'paused','{"why": "downtime", "start": 1772481600000, "end": 1772485200000, "side": null, "ref": 17}',NULL);
INSERT INTO "match_events" VALUES(14,4,1772485200000,NULL,'paused','{"why": "downtime", "start": 1772483400000, "end": 1772487000000, "side": null, "ref": 18}',NULL);
INSERT INTO "match_events" VALUES(14,5,1772485200000,202,'moved','{"move": "9-13"}',NULL);
INSERT INTO "match_events" VALUES(14,6,1772485800000,203,'moved','{"move": "23-18"}',NULL);
INSERT INTO "match_events" VALUES(14,7,1772486400000,202,'moved','{"move": "12-16"}',NULL);
INSERT INTO "match_events" VALUES(14,8,1772487000000,NULL,'paused','{"why": "downtime", "start": 1772485200000, "end": 1772488800000, "side": null, "ref": 19}',NULL);
INSERT INTO "match_events" VALUES(14,9,1772487000000,203,'moved','{"move": "18-15"}',NULL);
INSERT INTO "match_events" VALUES(14,10,1772487000000,202,'ended','{"ending": "resignation", "winner": 1}',NULL);
INSERT INTO "match_events" VALUES(15,1,1772482200000,NULL,'started','{"opening": null, "game": "american", "rules": 2, "setup": null, "pace": "1d", "rated": true, "pair": false, "vacation": false, "guild": 900, "channel": 901, "players": [204, 203]}',NULL);
INSERT INTO "match_events" VALUES(15,2,1772482200000,NULL,'paused','{"why": "downtime", "start": 1772479800000, "end": 1772483400000, "side": null, "ref": 16}',NULL);
INSERT INTO "match_events" VALUES(15,3,1772487600000,NULL,'paused','{"why": "downtime", "start": 1772481600000, "end": 1772485200000, "side": null, "ref": 17}',NULL);
INSERT INTO "match_events" VALUES(15,4,1772487600000,NULL,'paused','{"why": "downtime", "start": 1772483400000, "end": 1772487000000, "side": null, "ref": 18}',NULL);
INSERT INTO "match_events" VALUES(15,5,1772487600000,NULL,'paused','{"why": "downtime", "start": 1772485200000, "end": 1772488800000, "side": null, "ref": 19}',NULL);
INSERT INTO "match_events" VALUES(15,6,1772487600000,204,'moved','{"move": "9-13"}',NULL);
INSERT INTO "match_events" VALUES(15,7,1772488200000,203,'moved','{"move": "23-18"}',NULL);
INSERT INTO "match_events" VALUES(15,8,1772488800000,NULL,'paused','{"why": "downtime", "start": 1772487000000, "end": 1772490600000, "side": null, "ref": 20}',NULL);
INSERT INTO "match_events" VALUES(15,9,1772488800000,204,'moved','{"move": "12-16"}',NULL);
INSERT INTO "match_events" VALUES(15,10,1772489400000,203,'moved','{"move": "18-15"}',NULL);
INSERT INTO "match_events" VALUES(15,11,1772489400000,203,'ended','{"ending": "resignation", "winner": 0}',NULL);
INSERT INTO "match_events" VALUES(16,1,1772482200000,NULL,'started','{"opening": null, "game": "american", "rules": 2, "setup": null, "pace": "1d", "rated": true, "pair": false, "vacation": false, "guild": 900, "channel": 901, "players": [201, 202]}',NULL);
INSERT INTO "match_events" VALUES(16,2,1772482200000,NULL,'paused','{"why": "downtime", "start": 1772479800000, "end": 1772483400000, "side": null, "ref": 16}',NULL);
INSERT INTO "match_events" VALUES(16,3,1772490000000,NULL,'paused','{"why": "downtime", "start": 1772481600000, "end": 1772485200000, "side": null, "ref": 17}',NULL);
INSERT INTO "match_events" VALUES(16,4,1772490000000,NULL,'paused','{"why": "downtime", "start": 1772483400000, "end": 1772487000000, "side": null, "ref": 18}',NULL);
INSERT INTO "match_events" VALUES(16,5,1772490000000,NULL,'paused','{"why": "downtime", "start": 1772485200000, "end": 1772488800000, "side": null, "ref": 19}',NULL);
INSERT INTO "match_events" VALUES(16,6,1772490000000,NULL,'paused','{"why": "downtime", "start": 1772487000000, "end": 1772490600000, "side": null, "ref": 20}',NULL);
INSERT INTO "match_events" VALUES(16,7,1772490000000,201,'moved','{"move": "9-13"}',NULL);
INSERT INTO "match_events" VALUES(16,8,1772490600000,NULL,'paused','{"why": "downtime", "start": 1772488800000, "end": 1772492400000, "side": null, "ref": 21}',NULL);
INSERT INTO "match_events" VALUES(16,9,1772490600000,202,'moved','{"move": "23-18"}',NULL);
INSERT INTO "match_events" VALUES(16,10,1772491200000,201,'moved','{"move": "12-16"}',NULL);
INSERT INTO "match_events" VALUES(16,11,1772491800000,202,'moved','{"move": "18-15"}',NULL);
INSERT INTO "match_events" VALUES(16,12,1772491800000,201,'ended','{"ending": "resignation", "winner": 1}',NULL);
INSERT INTO "match_events" VALUES(17,1,1772482200000,NULL,'started','{"opening": null, "game": "american", "rules": 2, "setup": null, "pace": "1d", "rated": true, "pair": false, "vacation": false, "guild": 900, "channel": 901, "players": [202, 204]}',NULL);
INSERT INTO "match_events" VALUES(17,2,1772482200000,NULL,'paused','{"why": "downtime", "start": 1772479800000, "end": 1772483400000, "side": null, "ref": 16}',NULL);
INSERT INTO "match_events" VALUES(18,1,1772482200000,NULL,'started','{"opening": null, "game": "american", "rules": 2, "setup": null, "pace": "1d", "rated": true, "pair": false, "vacation": false, "guild": 900, "channel": 901, "players": [203, 201]}',NULL);
INSERT INTO "match_events" VALUES(18,2,1772482200000,NULL,'paused','{"why": "downtime", "start": 1772479800000, "end": 1772483400000, "side": null, "ref": 16}',NULL);
INSERT INTO "match_events" VALUES(19,1,1772491800000,NULL,'started','{"opening": null, "game": "american", "rules": 2, "setup": null, "pace": "1d", "rated": true, "pair": false, "vacation": false, "guild": 900, "channel": 901, "players": [204, 202]}',NULL);
INSERT INTO "match_events" VALUES(19,2,1772491800000,NULL,'paused','{"why": "downtime", "start": 1772488800000, "end": 1772492400000, "side": null, "ref": 21}',NULL);
INSERT INTO "match_events" VALUES(19,3,1772492400000,NULL,'paused','{"why": "downtime", "start": 1772490600000, "end": 1772494200000, "side": null, "ref": 22}',NULL);
INSERT INTO "match_events" VALUES(19,4,1772492400000,204,'moved','{"move": "9-13"}',NULL);
INSERT INTO "match_events" VALUES(19,5,1772493000000,202,'moved','{"move": "23-18"}',NULL);
INSERT INTO "match_events" VALUES(19,6,1772493600000,204,'moved','{"move": "12-16"}',NULL);
INSERT INTO "match_events" VALUES(19,7,1772494200000,NULL,'paused','{"why": "downtime", "start": 1772492400000, "end": 1772496000000, "side": null, "ref": 23}',NULL);
INSERT INTO "match_events" VALUES(19,8,1772494200000,202,'moved','{"move": "18-15"}',NULL);
INSERT INTO "match_events" VALUES(19,9,1772494200000,202,'ended','{"ending": "resignation", "winner": 0}',NULL);
INSERT INTO "match_events" VALUES(20,1,1772491800000,NULL,'started','{"opening": null, "game": "american", "rules": 2, "setup": null, "pace": "1d", "rated": true, "pair": false, "vacation": false, "guild": 900, "channel": 901, "players": [201, 203]}',NULL);
INSERT INTO "match_events" VALUES(20,2,1772491800000,NULL,'paused','{"why": "downtime", "start": 1772488800000, "end": 1772492400000, "side": null, "ref": 21}',NULL);
INSERT INTO "match_events" VALUES(20,3,1772494800000,NULL,'paused','{"why": "downtime", "start": 1772490600000, "end": 1772494200000, "side": null, "ref": 22}',NULL);
INSERT INTO "match_events" VALUES(20,4,1772494800000,NULL,'paused','{"why": "downtime", "start": 1772492400000, "end": 1772496000000, "side": null, "ref": 23}',NULL);
INSERT INTO "match_events" VALUES(20,5,1772494800000,201,'moved','{"move": "9-13"}',NULL);
INSERT INTO "match_events" VALUES(20,6,1772495400000,203,'moved','{"move": "23-18"}',NULL);
INSERT INTO "match_events" VALUES(20,7,1772496000000,NULL,'paused','{"why": "downtime", "start": 1772494200000, "end": 1772497800000, "side": null, "ref": 24}',NULL);
INSERT INTO "match_events" VALUES(20,8,1772496000000,201,'moved','{"move": "12-16"}',NULL);
INSERT INTO "match_events" VALUES(20,9,1772496600000,203,'moved','{"move": "18-15"}',NULL);
INSERT INTO "match_events" VALUES(20,10,1772496600000,203,'ended','{"ending": "resignation", "winner": 0}',NULL);
INSERT INTO "match_events" VALUES(21,1,1772496600000,NULL,'started','{"opening": null, "game": "american", "rules": 2, "setup": null, "pace": "1d", "rated": true, "pair": false, "vacation": false, "guild": 900, "channel": 901, "players": [201, 204]}',NULL);
INSERT INTO "match_events" VALUES(21,2,1772496600000,NULL,'paused','{"why": "downtime", "start": 1772494200000, "end": 1772497800000, "side": null, "ref": 24}',NULL);
INSERT INTO "match_events" VALUES(22,1,1772496600000,NULL,'started','{"opening": null, "game": "american", "rules": 2, "setup": null, "pace": "1d", "rated": true, "pair": false, "vacation": false, "guild": 900, "channel": 901, "players": [203, 202]}',NULL);
INSERT INTO "match_events" VALUES(22,2,1772496600000,NULL,'paused','{"why": "downtime", "start": 1772494200000, "end": 1772497800000, "side": null, "ref": 24}',NULL);
INSERT INTO "match_events" VALUES(23,1,1772496600000,NULL,'started','{"opening": "W:W17,21,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,12,14,15", "game": "american", "rules": 2, "setup": "38 9-14 22-17 11-15", "pace": "1d", "rated": true, "pair": true, "vacation": false, "guild": 900, "channel": 901, "players": [204, 203]}',NULL);
INSERT INTO "match_events" VALUES(23,2,1772496600000,NULL,'paused','{"why": "downtime", "start": 1772494200000, "end": 1772497800000, "side": null, "ref": 24}',NULL);
INSERT INTO "match_events" VALUES(23,3,1772497200000,203,'moved','{"move": "17-13"}',NULL);
INSERT INTO "match_events" VALUES(23,4,1772497800000,NULL,'paused','{"why": "downtime", "start": 1772496000000, "end": 1772499600000, "side": null, "ref": 25}',NULL);
INSERT INTO "match_events" VALUES(23,5,1772497800000,204,'moved','{"move": "8-11"}',NULL);
INSERT INTO "match_events" VALUES(23,6,1772498400000,203,'moved','{"move": "25-22"}',NULL);
INSERT INTO "match_events" VALUES(23,7,1772499000000,204,'moved','{"move": "15-19"}',NULL);
INSERT INTO "match_events" VALUES(23,8,1772499000000,203,'ended','{"ending": "resignation", "winner": 0}',NULL);
INSERT INTO "match_events" VALUES(24,1,1772496600000,NULL,'started','{"opening": "W:W17,21,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,12,14,15", "game": "american", "rules": 2, "setup": "38 9-14 22-17 11-15", "pace": "1d", "rated": true, "pair": true, "vacation": false, "guild": 900, "channel": 901, "players": [203, 204]}',NULL);
INSERT INTO "match_events" VALUES(24,2,1772496600000,NULL,'paused','{"why": "downtime", "start": 1772494200000, "end": 1772497800000, "side": null, "ref": 24}',NULL);
INSERT INTO "match_events" VALUES(24,3,1772499600000,NULL,'paused','{"why": "downtime", "start": 1772496000000, "end": 1772499600000, "side": null, "ref": 25}',NULL);
INSERT INTO "match_events" VALUES(24,4,1772499600000,NULL,'paused','{"why": "downtime", "start": 1772497800000, "end": 1772501400000, "side": null, "ref": 26}',NULL);
INSERT INTO "match_events" VALUES(24,5,1772499600000,204,'moved','{"move": "17-13"}',NULL);
INSERT INTO "match_events" VALUES(24,6,1772500200000,203,'moved','{"move": "8-11"}',NULL);
INSERT INTO "match_events" VALUES(24,7,1772500800000,204,'moved','{"move": "25-22"}',NULL);
INSERT INTO "match_events" VALUES(24,8,1772501400000,NULL,'paused','{"why": "downtime", "start": 1772499600000, "end": 1772503200000, "side": null, "ref": 27}',NULL);
INSERT INTO "match_events" VALUES(24,9,1772501400000,203,'moved','{"move": "15-19"}',NULL);
INSERT INTO "match_events" VALUES(24,10,1772501400000,204,'ended','{"ending": "resignation", "winner": 0}',NULL);
INSERT INTO "match_events" VALUES(25,1,1772496600000,NULL,'started','{"opening": "W:W17,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,11,14,16", "game": "american", "rules": 2, "setup": "161 12-16 21-17 9-14", "pace": "1d", "rated": true, "pair": true, "vacation": false, "guild": 900, "channel": 901, "players": [202, 201]}',NULL);
INSERT INTO "match_events" VALUES(25,2,1772496600000,NULL,'paused','{"why": "downtime", "start": 1772494200000, "end": 1772497800000, "side": null, "ref": 24}',NULL);
INSERT INTO "match_events" VALUES(25,3,1772502000000,NULL,'paused','{"why": "downtime", "start": 1772496000000, "end": 1772499600000, "side": null, "ref": 25}',NULL);
INSERT INTO "match_events" VALUES(25,4,1772502000000,NULL,'paused','{"why": "downtime", "start": 1772497800000, "end": 1772501400000, "side": null, "ref": 26}',NULL);
INSERT INTO "match_events" VALUES(25,5,1772502000000,NULL,'paused','{"why": "downtime", "start": 1772499600000, "end": 1772503200000, "side": null, "ref": 27}',NULL);
INSERT INTO "match_events" VALUES(25,6,1772502000000,201,'moved','{"move": "17-13"}',NULL);
INSERT INTO "match_events" VALUES(25,7,1772502600000,202,'moved','{"move": "10-15"}',NULL);
INSERT INTO "match_events" VALUES(25,8,1772503200000,NULL,'paused','{"why": "downtime", "start": 1772501400000, "end": 1772505000000, "side": null, "ref": 28}',NULL);
INSERT INTO "match_events" VALUES(25,9,1772503200000,201,'moved','{"move": "24-20"}',NULL);
INSERT INTO "match_events" VALUES(25,10,1772503800000,202,'moved','{"move": "16-19"}',NULL);
INSERT INTO "match_events" VALUES(25,11,1772503800000,202,'ended','{"ending": "resignation", "winner": 1}',NULL);
INSERT INTO "match_events" VALUES(26,1,1772496600000,NULL,'started','{"opening": "W:W17,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,11,14,16", "game": "american", "rules": 2, "setup": "161 12-16 21-17 9-14", "pace": "1d", "rated": true, "pair": true, "vacation": false, "guild": 900, "channel": 901, "players": [201, 202]}',NULL);
INSERT INTO "match_events" VALUES(26,2,1772496600000,NULL,'paused','{"why": "downtime", "start": 1772494200000, "end": 1772497800000, "side": null, "ref": 24}',NULL);
INSERT INTO "match_events" VALUES(26,3,1772504400000,NULL,'paused','{"why": "downtime", "start": 1772496000000, "end": 1772499600000, "side": null, "ref": 25}',NULL);
INSERT INTO "match_events" VALUES(26,4,1772504400000,NULL,'paused','{"why": "downtime", "start": 1772497800000, "end": 1772501400000, "side": null, "ref": 26}',NULL);
INSERT INTO "match_events" VALUES(26,5,1772504400000,NULL,'paused','{"why": "downtime", "start": 1772499600000, "end": 1772503200000, "side": null, "ref": 27}',NULL);
INSERT INTO "match_events" VALUES(26,6,1772504400000,NULL,'paused','{"why": "downtime", "start": 1772501400000, "end": 1772505000000, "side": null, "ref": 28}',NULL);
INSERT INTO "match_events" VALUES(26,7,1772504400000,202,'moved','{"move": "17-13"}',NULL);
INSERT INTO "match_events" VALUES(26,8,1772505000000,NULL,'paused','{"why": "downtime", "start": 1772503200000, "end": 1772506800000, "side": null, "ref": 29}',NULL);
INSERT INTO "match_events" VALUES(26,9,1772505000000,201,'moved','{"move": "10-15"}',NULL);
INSERT INTO "match_events" VALUES(26,10,1772505600000,202,'moved','{"move": "24-20"}',NULL);
INSERT INTO "match_events" VALUES(26,11,1772506200000,201,'moved','{"move": "16-19"}',NULL);
INSERT INTO "match_events" VALUES(26,12,1772506200000,201,'ended','{"ending": "resignation", "winner": 1}',NULL);
INSERT INTO "match_events" VALUES(27,1,1772506200000,NULL,'started','{"opening": "W:W19,21,22,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,7,8,9,10,11,12,13", "game": "american", "rules": 2, "setup": "19 9-13 23-19 6-9", "pace": "1d", "rated": true, "pair": true, "vacation": false, "guild": 900, "channel": 901, "players": [204, 203]}',NULL);
INSERT INTO "match_events" VALUES(27,2,1772506200000,NULL,'paused','{"why": "downtime", "start": 1772503200000, "end": 1772506800000, "side": null, "ref": 29}',NULL);
INSERT INTO "match_events" VALUES(28,1,1772506200000,NULL,'started','{"opening": "W:W19,21,22,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,7,8,9,10,11,12,13", "game": "american", "rules": 2, "setup": "19 9-13 23-19 6-9", "pace": "1d", "rated": true, "pair": true, "vacation": false, "guild": 900, "channel": 901, "players": [203, 204]}',NULL);
INSERT INTO "match_events" VALUES(28,2,1772506200000,NULL,'paused','{"why": "downtime", "start": 1772503200000, "end": 1772506800000, "side": null, "ref": 29}',NULL);
INSERT INTO "match_events" VALUES(29,1,1772506200000,NULL,'started','{"opening": "W:W19,21,22,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,12,14,16", "game": "american", "rules": 2, "setup": "73 10-14 23-19 11-16", "pace": "1d", "rated": true, "pair": true, "vacation": false, "guild": 900, "channel": 901, "players": [202, 201]}',NULL);
INSERT INTO "match_events" VALUES(29,2,1772506200000,NULL,'paused','{"why": "downtime", "start": 1772503200000, "end": 1772506800000, "side": null, "ref": 29}',NULL);
INSERT INTO "match_events" VALUES(30,1,1772506200000,NULL,'started','{"opening": "W:W19,21,22,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,12,14,16", "game": "american", "rules": 2, "setup": "73 10-14 23-19 11-16", "pace": "1d", "rated": true, "pair": true, "vacation": false, "guild": 900, "channel": 901, "players": [201, 202]}',NULL);
INSERT INTO "match_events" VALUES(30,2,1772506200000,NULL,'paused','{"why": "downtime", "start": 1772503200000, "end": 1772506800000, "side": null, "ref": 29}',NULL);
INSERT INTO "match_events" VALUES(31,1,1772506200000,NULL,'started','{"opening": null, "game": "american", "rules": 2, "setup": null, "pace": "1d", "rated": true, "pair": false, "vacation": false, "guild": 900, "channel": 901, "players": [204, 201]}',NULL);
INSERT INTO "match_events" VALUES(31,2,1772506200000,NULL,'paused','{"why": "downtime", "start": 1772503200000, "end": 1772506800000, "side": null, "ref": 29}',NULL);
INSERT INTO "match_events" VALUES(31,3,1772506800000,NULL,'paused','{"why": "downtime", "start": 1772505000000, "end": 1772508600000, "side": null, "ref": 30}',NULL);
INSERT INTO "match_events" VALUES(31,4,1772506800000,204,'moved','{"move": "9-13"}',NULL);
INSERT INTO "match_events" VALUES(31,5,1772507400000,201,'moved','{"move": "23-18"}',NULL);
INSERT INTO "match_events" VALUES(31,6,1772508000000,204,'moved','{"move": "12-16"}',NULL);
INSERT INTO "match_events" VALUES(31,7,1772508600000,NULL,'paused','{"why": "downtime", "start": 1772506800000, "end": 1772510400000, "side": null, "ref": 31}',NULL);
INSERT INTO "match_events" VALUES(31,8,1772508600000,201,'moved','{"move": "18-15"}',NULL);
INSERT INTO "match_events" VALUES(31,9,1772508600000,201,'ended','{"ending": "resignation", "winner": 0}',NULL);
INSERT INTO "match_events" VALUES(32,1,1772506200000,NULL,'started','{"opening": null, "game": "american", "rules": 2, "setup": null, "pace": "1d", "rated": true, "pair": false, "vacation": false, "guild": 900, "channel": 901, "players": [203, 202]}',NULL);
INSERT INTO "match_events" VALUES(32,2,1772506200000,NULL,'paused','{"why": "downtime", "start": 1772503200000, "end": 1772506800000, "side": null, "ref": 29}',NULL);
INSERT INTO "match_events" VALUES(32,3,1772509200000,NULL,'paused','{"why": "downtime", "start": 1772505000000, "end": 1772508600000, "side": null, "ref": 30}',NULL);
INSERT INTO "match_events" VALUES(32,4,1772509200000,NULL,'paused','{"why": "downtime", "start": 1772506800000, "end": 1772510400000, "side": null, "ref": 31}',NULL);
INSERT INTO "match_events" VALUES(32,5,1772509200000,203,'moved','{"move": "9-13"}',NULL);
INSERT INTO "match_events" VALUES(32,6,1772509800000,202,'moved','{"move": "23-18"}',NULL);
INSERT INTO "match_events" VALUES(32,7,1772510400000,NULL,'paused','{"why": "downtime", "start": 1772508600000, "end": 1772512200000, "side": null, "ref": 32}',NULL);
INSERT INTO "match_events" VALUES(32,8,1772510400000,203,'moved','{"move": "12-16"}',NULL);
INSERT INTO "match_events" VALUES(32,9,1772511000000,202,'moved','{"move": "18-15"}',NULL);
INSERT INTO "match_events" VALUES(32,10,1772511000000,203,'ended','{"ending": "resignation", "winner": 1}',NULL);
INSERT INTO "match_events" VALUES(33,1,1772506200000,NULL,'started','{"opening": null, "game": "american", "rules": 2, "setup": null, "pace": "1d", "rated": true, "pair": false, "vacation": false, "guild": 900, "channel": 901, "players": [205, 206]}',NULL);
INSERT INTO "match_events" VALUES(33,2,1772506200000,NULL,'paused','{"why": "downtime", "start": 1772503200000, "end": 1772506800000, "side": null, "ref": 29}',NULL);
INSERT INTO "match_events" VALUES(33,3,1772511600000,NULL,'paused','{"why": "downtime", "start": 1772505000000, "end": 1772508600000, "side": null, "ref": 30}',NULL);
INSERT INTO "match_events" VALUES(33,4,1772511600000,NULL,'paused','{"why": "downtime", "start": 1772506800000, "end": 1772510400000, "side": null, "ref": 31}',NULL);
INSERT INTO "match_events" VALUES(33,5,1772511600000,NULL,'paused','{"why": "downtime", "start": 1772508600000, "end": 1772512200000, "side": null, "ref": 32}',NULL);
INSERT INTO "match_events" VALUES(33,6,1772511600000,205,'moved','{"move": "9-13"}',NULL);
INSERT INTO "match_events" VALUES(33,7,1772512200000,NULL,'paused','{"why": "downtime", "start": 1772510400000, "end": 1772514000000, "side": null, "ref": 33}',NULL);
INSERT INTO "match_events" VALUES(33,8,1772512200000,206,'moved','{"move": "23-18"}',NULL);
INSERT INTO "match_events" VALUES(33,9,1772512800000,205,'moved','{"move": "12-16"}',NULL);
INSERT INTO "match_events" VALUES(33,10,1772513400000,206,'moved','{"move": "18-15"}',NULL);
INSERT INTO "match_events" VALUES(33,11,1772513400000,206,'ended','{"ending": "resignation", "winner": 0}',NULL);
INSERT INTO "match_events" VALUES(34,1,1772506200000,NULL,'started','{"opening": null, "game": "american", "rules": 2, "setup": null, "pace": "1d", "rated": true, "pair": false, "vacation": false, "guild": 900, "channel": 901, "players": [201, 206]}',NULL);
INSERT INTO "match_events" VALUES(34,2,1772506200000,NULL,'paused','{"why": "downtime", "start": 1772503200000, "end": 1772506800000, "side": null, "ref": 29}',NULL);
INSERT INTO "match_events" VALUES(34,3,1772514000000,NULL,'paused','{"why": "downtime", "start": 1772505000000, "end": 1772508600000, "side": null, "ref": 30}',NULL);
INSERT INTO "match_events" VALUES(34,4,1772514000000,NULL,'paused','{"why": "downtime", "start": 1772506800000, "end": 1772510400000, "side": null, "ref": 31}',NULL);
INSERT INTO "match_events" VALUES(34,5,1772514000000,NULL,'paused','{"why": "downtime", "start": 1772508600000, "end": 1772512200000, "side": null, "ref": 32}',NULL);
INSERT INTO "match_events" VALUES(34,6,1772514000000,NULL,'paused','{"why": "downtime", "start": 1772510400000, "end": 1772514000000, "side": null, "ref": 33}',NULL);
INSERT INTO "match_events" VALUES(34,7,1772514000000,NULL,'paused','{"why": "downtime", "start": 1772512200000, "end": 1772515800000, "side": null, "ref": 34}',NULL);
INSERT INTO "match_events" VALUES(34,8,1772514000000,201,'moved','{"move": "9-13"}',NULL);
INSERT INTO "match_events" VALUES(34,9,1772514600000,206,'moved','{"move": "23-18"}',NULL);
INSERT INTO "match_events" VALUES(34,10,1772515200000,201,'moved','{"move": "12-16"}',NULL);
INSERT INTO "match_events" VALUES(34,11,1772515800000,NULL,'paused','{"why": "downtime", "start": 1772514000000, "end": 1772517600000, "side": null, "ref": 35}',NULL);
INSERT INTO "match_events" VALUES(34,12,1772515800000,206,'moved','{"move": "18-15"}',NULL);
INSERT INTO "match_events" VALUES(34,13,1772515800000,206,'ended','{"ending": "resignation", "winner": 0}',NULL);
INSERT INTO "match_events" VALUES(35,1,1772506200000,NULL,'started','{"opening": null, "game": "american", "rules": 2, "setup": null, "pace": "1d", "rated": true, "pair": false, "vacation": false, "guild": 900, "channel": 901, "players": [202, 205]}',NULL);
INSERT INTO "match_events" VALUES(35,2,1772506200000,NULL,'paused','{"why": "downtime", "start": 1772503200000, "end": 1772506800000, "side": null, "ref": 29}',NULL);
INSERT INTO "match_events" VALUES(35,3,1772516400000,NULL,'paused','{"why": "downtime", "start": 1772505000000, "end": 1772508600000, "side": null, "ref": 30}',NULL);
INSERT INTO "match_events" VALUES(35,4,1772516400000,NULL,'paused','{"why": "downtime", "start": 1772506800000, "end": 1772510400000, "side": null, "ref": 31}',NULL);
INSERT INTO "match_events" VALUES(35,5,1772516400000,NULL,'paused','{"why": "downtime", "start": 1772508600000, "end": 1772512200000, "side": null, "ref": 32}',NULL);
INSERT INTO "match_events" VALUES(35,6,1772516400000,NULL,'paused','{"why": "downtime", "start": 1772510400000, "end": 1772514000000, "side": null, "ref": 33}',NULL);
INSERT INTO "match_events" VALUES(35,7,1772516400000,NULL,'paused','{"why": "downtime", "start": 1772512200000, "end": 1772515800000, "side": null, "ref": 34}',NULL);
INSERT INTO "match_events" VALUES(35,8,1772516400000,NULL,'paused','{"why": "downtime", "start": 1772514000000, "end": 1772517600000, "side": null, "ref": 35}',NULL);
INSERT INTO "match_events" VALUES(35,9,1772516400000,202,'moved','{"move": "9-13"}',NULL);
INSERT INTO "match_events" VALUES(35,10,1772517000000,205,'moved','{"move": "23-18"}',NULL);
INSERT INTO "match_events" VALUES(35,11,1772517600000,NULL,'paused','{"why": "downtime", "start": 1772515800000, "end": 1772519400000, "side": null, "ref": 36}',NULL);
INSERT INTO "match_events" VALUES(35,12,1772517600000,202,'moved','{"move": "12-16"}',NULL);
INSERT INTO "match_events" VALUES(35,13,1772518200000,205,'moved','{"move": "18-15"}',NULL);
INSERT INTO "match_events" VALUES(35,14,1772518200000,202,'ended','{"ending": "resignation", "winner": 1}',NULL);
INSERT INTO "match_events" VALUES(36,1,1772506200000,NULL,'started','{"opening": null, "game": "american", "rules": 2, "setup": null, "pace": "1d", "rated": true, "pair": false, "vacation": false, "guild": 900, "channel": 901, "players": [204, 203]}',NULL);
INSERT INTO "match_events" VALUES(36,2,1772506200000,NULL,'paused','{"why": "downtime", "start": 1772503200000, "end": 1772506800000, "side": null, "ref": 29}',NULL);
INSERT INTO "match_events" VALUES(36,3,1772518800000,NULL,'paused','{"why": "downtime", "start": 1772505000000, "end": 1772508600000, "side": null, "ref": 30}',NULL);
INSERT INTO "match_events" VALUES(36,4,1772518800000,NULL,'paused','{"why": "downtime", "start": 1772506800000, "end": 1772510400000, "side": null, "ref": 31}',NULL);
INSERT INTO "match_events" VALUES(36,5,1772518800000,NULL,'paused','{"why": "downtime", "start": 1772508600000, "end": 1772512200000, "side": null, "ref": 32}',NULL);
INSERT INTO "match_events" VALUES(36,6,1772518800000,NULL,'paused','{"why": "downtime", "start": 1772510400000, "end": 1772514000000, "side": null, "ref": 33}',NULL);
INSERT INTO "match_events" VALUES(36,7,1772518800000,NULL,'paused','{"why": "downtime", "start": 1772512200000, "end": 1772515800000, "side": null, "ref": 34}',NULL);
INSERT INTO "match_events" VALUES(36,8,1772518800000,NULL,'paused','{"why": "downtime", "start": 1772514000000, "end": 1772517600000, "side": null, "ref": 35}',NULL);
INSERT INTO "match_events" VALUES(36,9,1772518800000,NULL,'paused','{"why": "downtime", "start": 1772515800000, "end": 1772519400000, "side": null, "ref": 36}',NULL);
INSERT INTO "match_events" VALUES(36,10,1772518800000,204,'moved','{"move": "9-13"}',NULL);
INSERT INTO "match_events" VALUES(36,11,1772519400000,NULL,'paused','{"why": "downtime", "start": 1772517600000, "end": 1772521200000, "side": null, "ref": 37}',NULL);
INSERT INTO "match_events" VALUES(36,12,1772519400000,203,'moved','{"move": "23-18"}',NULL);
INSERT INTO "match_events" VALUES(36,13,1772520000000,204,'moved','{"move": "12-16"}',NULL);
INSERT INTO "match_events" VALUES(36,14,1772520600000,203,'moved','{"move": "18-15"}',NULL);
INSERT INTO "match_events" VALUES(36,15,1772520600000,203,'ended','{"ending": "resignation", "winner": 0}',NULL);
INSERT INTO "match_events" VALUES(37,1,1772506200000,NULL,'started','{"opening": null, "game": "american", "rules": 2, "setup": null, "pace": "1d", "rated": true, "pair": false, "vacation": false, "guild": 900, "channel": 901, "players": [203, 201]}',NULL);
INSERT INTO "match_events" VALUES(37,2,1772506200000,NULL,'paused','{"why": "downtime", "start": 1772503200000, "end": 1772506800000, "side": null, "ref": 29}',NULL);
INSERT INTO "match_events" VALUES(37,3,1772521200000,NULL,'paused','{"why": "downtime", "start": 1772505000000, "end": 1772508600000, "side": null, "ref": 30}',NULL);
INSERT INTO "match_events" VALUES(37,4,1772521200000,NULL,'paused','{"why": "downtime", "start": 1772506800000, "end": 1772510400000, "side": null, "ref": 31}',NULL);
INSERT INTO "match_events" VALUES(37,5,1772521200000,NULL,'paused','{"why": "downtime", "start": 1772508600000, "end": 1772512200000, "side": null, "ref": 32}',NULL);
INSERT INTO "match_events" VALUES(37,6,1772521200000,NULL,'paused','{"why": "downtime", "start": 1772510400000, "end": 1772514000000, "side": null, "ref": 33}',NULL);
INSERT INTO "match_events" VALUES(37,7,1772521200000,NULL,'paused','{"why": "downtime", "start": 1772512200000, "end": 1772515800000, "side": null, "ref": 34}',NULL);
INSERT INTO "match_events" VALUES(37,8,1772521200000,NULL,'paused','{"why": "downtime", "start": 1772514000000, "end": 1772517600000, "side": null, "ref": 35}',NULL);
INSERT INTO "match_events" VALUES(37,9,1772521200000,NULL,'paused','{"why": "downtime", "start": 1772515800000, "end": 1772519400000, "side": null, "ref": 36}',NULL);
INSERT INTO "match_events" VALUES(37,10,1772521200000,NULL,'paused','{"why": "downtime", "start": 1772517600000, "end": 1772521200000, "side": null, "ref": 37}',NULL);
INSERT INTO "match_events" VALUES(37,11,1772521200000,NULL,'paused','{"why": "downtime", "start": 1772519400000, "end": 1772523000000, "side": null, "ref": 38}',NULL);
INSERT INTO "match_events" VALUES(37,12,1772521200000,203,'moved','{"move": "9-13"}',NULL);
INSERT INTO "match_events" VALUES(37,13,1772521800000,201,'moved','{"move": "23-18"}',NULL);
INSERT INTO "match_events" VALUES(37,14,1772522400000,203,'moved','{"move": "12-16"}',NULL);
INSERT INTO "match_events" VALUES(37,15,1772523000000,NULL,'paused','{"why": "downtime", "start": 1772521200000, "end": 1772524800000, "side": null, "ref": 39}',NULL);
INSERT INTO "match_events" VALUES(37,16,1772523000000,201,'moved','{"move": "18-15"}',NULL);
INSERT INTO "match_events" VALUES(37,17,1772523000000,201,'ended','{"ending": "resignation", "winner": 0}',NULL);
INSERT INTO "match_events" VALUES(38,1,1772506200000,NULL,'started','{"opening": null, "game": "american", "rules": 2, "setup": null, "pace": "1d", "rated": true, "pair": false, "vacation": false, "guild": 900, "channel": 901, "players": [205, 204]}',NULL);
INSERT INTO "match_events" VALUES(38,2,1772506200000,NULL,'paused','{"why": "downtime", "start": 1772503200000, "end": 1772506800000, "side": null, "ref": 29}',NULL);
INSERT INTO "match_events" VALUES(38,3,1772523600000,NULL,'paused','{"why": "downtime", "start": 1772505000000, "end": 1772508600000, "side": null, "ref": 30}',NULL);
INSERT INTO "match_events" VALUES(38,4,1772523600000,NULL,'paused','{"why": "downtime", "start": 1772506800000, "end": 1772510400000, "side": null, "ref": 31}',NULL);
INSERT INTO "match_events" VALUES(38,5,1772523600000,NULL,'paused','{"why": "downtime", "start": 1772508600000, "end": 1772512200000, "side": null, "ref": 32}',NULL);
INSERT INTO "match_events" VALUES(38,6,1772523600000,NULL,'paused','{"why": "downtime", "start": 1772510400000, "end": 1772514000000, "side": null, "ref": 33}',NULL);
INSERT INTO "match_events" VALUES(38,7,1772523600000,NULL,'paused','{"why": "downtime", "start": 1772512200000, "end": 1772515800000, "side": null, "ref": 34}',NULL);
INSERT INTO "match_events" VALUES(38,8,1772523600000,NULL,'paused','{"why": "downtime", "start": 1772514000000, "end": 1772517600000, "side": null, "ref": 35}',NULL);
INSERT INTO "match_events" VALUES(38,9,1772523600000,NULL,'paused','{"why": "downtime", "start": 1772515800000, "end": 1772519400000, "side": null, "ref": 36}',NULL);
INSERT INTO "match_events" VALUES(38,10,1772523600000,NULL,'paused','{"why": "downtime", "start": 1772517600000, "end": 1772521200000, "side": null, "ref": 37}',NULL);
INSERT INTO "match_events" VALUES(38,11,1772523600000,NULL,'paused','{"why": "downtime", "start": 1772519400000, "end": 1772523000000, "side": null, "ref": 38}',NULL);
INSERT INTO "match_events" VALUES(38,12,1772523600000,NULL,'paused','{"why": "downtime", "start": 1772521200000, "end": 1772524800000, "side": null, "ref": 39}',NULL);
INSERT INTO "match_events" VALUES(38,13,1772523600000,205,'moved','{"move": "9-13"}',NULL);
INSERT INTO "match_events" VALUES(38,14,1772524200000,204,'moved','{"move": "23-18"}',NULL);
INSERT INTO "match_events" VALUES(38,15,1772524800000,NULL,'paused','{"why": "downtime", "start": 1772523000000, "end": 1772526600000, "side": null, "ref": 40}',NULL);
INSERT INTO "match_events" VALUES(38,16,1772524800000,205,'moved','{"move": "12-16"}',NULL);
INSERT INTO "match_events" VALUES(38,17,1772525400000,204,'moved','{"move": "18-15"}',NULL);
INSERT INTO "match_events" VALUES(38,18,1772525400000,205,'ended','{"ending": "resignation", "winner": 1}',NULL);
INSERT INTO "match_events" VALUES(39,1,1772506200000,NULL,'started','{"opening": null, "game": "american", "rules": 2, "setup": null, "pace": "1d", "rated": true, "pair": false, "vacation": false, "guild": 900, "channel": 901, "players": [206, 202]}',NULL);
INSERT INTO "match_events" VALUES(39,2,1772506200000,NULL,'paused','{"why": "downtime", "start": 1772503200000, "end": 1772506800000, "side": null, "ref": 29}',NULL);
INSERT INTO "match_events" VALUES(40,1,1772506200000,NULL,'started','{"opening": null, "game": "american", "rules": 2, "setup": null, "pace": "1d", "rated": true, "pair": false, "vacation": false, "guild": 900, "channel": 901, "players": [201, 202]}',NULL);
INSERT INTO "match_events" VALUES(40,2,1772506200000,NULL,'paused','{"why": "downtime", "start": 1772503200000, "end": 1772506800000, "side": null, "ref": 29}',NULL);
INSERT INTO "match_events" VALUES(41,1,1772506200000,NULL,'started','{"opening": null, "game": "american", "rules": 2, "setup": null, "pace": "1d", "rated": true, "pair": false, "vacation": false, "guild": 900, "channel": 901, "players": [204, 206]}',NULL);
INSERT INTO "match_events" VALUES(41,2,1772506200000,NULL,'paused','{"why": "downtime", "start": 1772503200000, "end": 1772506800000, "side": null, "ref": 29}',NULL);
INSERT INTO "match_events" VALUES(42,1,1772506200000,NULL,'started','{"opening": null, "game": "american", "rules": 2, "setup": null, "pace": "1d", "rated": true, "pair": false, "vacation": false, "guild": 900, "channel": 901, "players": [203, 205]}',NULL);
INSERT INTO "match_events" VALUES(42,2,1772506200000,NULL,'paused','{"why": "downtime", "start": 1772503200000, "end": 1772506800000, "side": null, "ref": 29}',NULL);
INSERT INTO "match_events" VALUES(43,1,1772506200000,NULL,'started','{"opening": null, "game": "american", "rules": 2, "setup": null, "pace": "1d", "rated": true, "pair": false, "vacation": false, "guild": 900, "channel": 901, "players": [205, 201]}',NULL);
INSERT INTO "match_events" VALUES(43,2,1772506200000,NULL,'paused','{"why": "downtime", "start": 1772503200000, "end": 1772506800000, "side": null, "ref": 29}',NULL);
INSERT INTO "match_events" VALUES(44,1,1772506200000,NULL,'started','{"opening": null, "game": "american", "rules": 2, "setup": null, "pace": "1d", "rated": true, "pair": false, "vacation": false, "guild": 900, "channel": 901, "players": [206, 203]}',NULL);
INSERT INTO "match_events" VALUES(44,2,1772506200000,NULL,'paused','{"why": "downtime", "start": 1772503200000, "end": 1772506800000, "side": null, "ref": 29}',NULL);
INSERT INTO "match_events" VALUES(45,1,1772506200000,NULL,'started','{"opening": null, "game": "american", "rules": 2, "setup": null, "pace": "1d", "rated": true, "pair": false, "vacation": false, "guild": 900, "channel": 901, "players": [202, 204]}',NULL);
INSERT INTO "match_events" VALUES(45,2,1772506200000,NULL,'paused','{"why": "downtime", "start": 1772503200000, "end": 1772506800000, "side": null, "ref": 29}',NULL);
INSERT INTO "match_events" VALUES(46,1,1772525400000,NULL,'started','{"opening": null, "game": "american", "rules": 2, "setup": null, "pace": "1d", "rated": true, "pair": false, "vacation": false, "guild": 900, "channel": 901, "players": [101, 103]}',NULL);
INSERT INTO "match_events" VALUES(46,2,1772525400000,NULL,'paused','{"why": "downtime", "start": 1772523000000, "end": 1772526600000, "side": null, "ref": 40}',NULL);
INSERT INTO "match_events" VALUES(46,3,1772526000000,101,'moved','{"move": "9-13"}',NULL);
INSERT INTO "match_events" VALUES(46,4,1772526600000,NULL,'paused','{"why": "downtime", "start": 1772524800000, "end": 1772528400000, "side": null, "ref": 41}',NULL);
INSERT INTO "match_events" VALUES(46,5,1772526600000,103,'moved','{"move": "23-18"}',NULL);
INSERT INTO "match_events" VALUES(46,6,1772527200000,101,'moved','{"move": "12-16"}',NULL);
INSERT INTO "match_events" VALUES(46,7,1772527800000,103,'moved','{"move": "18-15"}',NULL);
INSERT INTO "match_events" VALUES(46,8,1772527800000,101,'ended','{"ending": "resignation", "winner": 1}',NULL);
INSERT INTO "match_events" VALUES(47,1,1772527800000,NULL,'started','{"opening": null, "game": "american", "rules": 2, "setup": null, "pace": "1d", "rated": true, "pair": false, "vacation": false, "guild": 900, "channel": 901, "players": [101, 102]}',NULL);
INSERT INTO "match_events" VALUES(47,2,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772524800000, "end": 1772528400000, "side": null, "ref": 41}',NULL);
INSERT INTO "match_events" VALUES(48,1,1772527800000,103,'started','{"opening": null, "game": "american", "rules": 2, "setup": null, "pace": "standard", "rated": false, "pair": false, "vacation": true, "guild": 900, "channel": 950, "players": [101, 103], "away": {"guild_id": 800, "channel_id": 950, "abroad": null}, "guest": 1}',NULL);
INSERT INTO "match_events" VALUES(48,2,1772527800000,NULL,'paused','{"why": "downtime", "start": 1772524800000, "end": 1772528400000, "side": null, "ref": 41}',NULL);
INSERT INTO "match_events" VALUES(48,3,1772527800000,NULL,'paused','{"why": "vacation", "start": 1782856800000, "end": 1783288800000, "side": 0, "ref": 1}',NULL);
CREATE TABLE matches (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	game VARCHAR(80) NOT NULL, 
	rules_version INTEGER NOT NULL, 
	setup TEXT, 
	pace VARCHAR(80) NOT NULL, 
	rated BOOLEAN NOT NULL, 
	pair BOOLEAN NOT NULL, 
	vacation BOOLEAN NOT NULL, 
	guild_id BIGINT, 
	channel_id BIGINT NOT NULL, 
	abroad_id BIGINT, 
	away_guild_id BIGINT, 
	away_channel_id BIGINT, 
	away_abroad_id BIGINT, 
	guest_side SMALLINT, 
	first_id BIGINT NOT NULL, 
	second_id BIGINT NOT NULL, 
	twin_id INTEGER, 
	practice_side SMALLINT, 
	practice_level SMALLINT, 
	practice_private BOOLEAN, 
	started_at BIGINT NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	last_seq INTEGER NOT NULL, 
	to_move_id BIGINT, 
	turn_at BIGINT NOT NULL, 
	turn_seq INTEGER NOT NULL, 
	last_at BIGINT NOT NULL, 
	deadline_at BIGINT, 
	clock TEXT NOT NULL, 
	opening TEXT, 
	position TEXT NOT NULL, 
	previous TEXT, 
	moves TEXT NOT NULL, 
	pattern VARCHAR(32), 
	talks JSON NOT NULL, 
	ending VARCHAR(32), 
	winner SMALLINT, 
	ended_at BIGINT, 
	reply_due BOOLEAN NOT NULL, 
	CONSTRAINT fk_matches_twin_id FOREIGN KEY(twin_id) REFERENCES matches (id)
);
INSERT INTO "matches" VALUES(1,'american',2,NULL,'standard',0,0,1,900,901,NULL,NULL,NULL,NULL,NULL,101,102,NULL,NULL,NULL,NULL,1772452800000,'playing',49,102,1772455800000,7,1772455800000,1773089400000,'{"pace":"standard","left":[604800000,561000000],"running":1,"since":1772455800000,"pauses":[["downtime",1772452800000,1772456400000,null,1],["downtime",1772454600000,1772458200000,null,2],["downtime",1772456400000,1772460000000,null,3],["downtime",1772458200000,1772461800000,null,4],["downtime",1772460000000,1772463600000,null,5],["downtime",1772461800000,1772465400000,null,6],["downtime",1772463600000,1772467200000,null,7],["downtime",1772465400000,1772469000000,null,8],["downtime",1772467200000,1772470800000,null,9],["downtime",1772469000000,1772472600000,null,10],["downtime",1772470800000,1772474400000,null,11],["downtime",1772472600000,1772476200000,null,12],["downtime",1772474400000,1772478000000,null,13],["downtime",1772476200000,1772479800000,null,14],["downtime",1772478000000,1772481600000,null,15],["downtime",1772479800000,1772483400000,null,16],["downtime",1772481600000,1772485200000,null,17],["downtime",1772483400000,1772487000000,null,18],["downtime",1772485200000,1772488800000,null,19],["downtime",1772487000000,1772490600000,null,20],["downtime",1772488800000,1772492400000,null,21],["downtime",1772490600000,1772494200000,null,22],["downtime",1772492400000,1772496000000,null,23],["downtime",1772494200000,1772497800000,null,24],["downtime",1772496000000,1772499600000,null,25],["downtime",1772497800000,1772501400000,null,26],["downtime",1772499600000,1772503200000,null,27],["downtime",1772501400000,1772505000000,null,28],["downtime",1772503200000,1772506800000,null,29],["downtime",1772505000000,1772508600000,null,30],["downtime",1772506800000,1772510400000,null,31],["downtime",1772508600000,1772512200000,null,32],["downtime",1772510400000,1772514000000,null,33],["downtime",1772512200000,1772515800000,null,34],["downtime",1772514000000,1772517600000,null,35],["downtime",1772515800000,1772519400000,null,36],["downtime",1772517600000,1772521200000,null,37],["downtime",1772519400000,1772523000000,null,38],["downtime",1772521200000,1772524800000,null,39],["downtime",1772523000000,1772526600000,null,40],["downtime",1772524800000,1772528400000,null,41],["vacation",1782856800000,1783288800000,0,1],["vacation",1785542400000,1785801600000,1,2]]}',NULL,'W:W21,22,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,11,13,16,19','B:W15,21,22,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,11,13,16 untaken=4 unchanged=4','9-13
23-18
12-16
18-15
10x19','605ababa00ad747ca62283dba6930e67','{"draw_offer": null, "takeback": null, "offered": [0, 0], "asked": [false, false], "fallen_at": null}',NULL,NULL,NULL,0);
INSERT INTO "matches" VALUES(2,'american',2,NULL,'none',0,0,1,900,901,NULL,NULL,NULL,NULL,NULL,101,102,NULL,NULL,NULL,NULL,1772455800000,'playing',47,102,1772458800000,9,1772458800000,1774947600000,'{"pace":"none","left":[null,null],"running":1,"since":1772458800000,"pauses":[["downtime",1772456400000,1772460000000,null,3],["downtime",1772458200000,1772461800000,null,4],["downtime",1772460000000,1772463600000,null,5],["downtime",1772461800000,1772465400000,null,6],["downtime",1772463600000,1772467200000,null,7],["downtime",1772465400000,1772469000000,null,8],["downtime",1772467200000,1772470800000,null,9],["downtime",1772469000000,1772472600000,null,10],["downtime",1772470800000,1772474400000,null,11],["downtime",1772472600000,1772476200000,null,12],["downtime",1772474400000,1772478000000,null,13],["downtime",1772476200000,1772479800000,null,14],["downtime",1772478000000,1772481600000,null,15],["downtime",1772479800000,1772483400000,null,16],["downtime",1772481600000,1772485200000,null,17],["downtime",1772483400000,1772487000000,null,18],["downtime",1772485200000,1772488800000,null,19],["downtime",1772487000000,1772490600000,null,20],["downtime",1772488800000,1772492400000,null,21],["downtime",1772490600000,1772494200000,null,22],["downtime",1772492400000,1772496000000,null,23],["downtime",1772494200000,1772497800000,null,24],["downtime",1772496000000,1772499600000,null,25],["downtime",1772497800000,1772501400000,null,26],["downtime",1772499600000,1772503200000,null,27],["downtime",1772501400000,1772505000000,null,28],["downtime",1772503200000,1772506800000,null,29],["downtime",1772505000000,1772508600000,null,30],["downtime",1772506800000,1772510400000,null,31],["downtime",1772508600000,1772512200000,null,32],["downtime",1772510400000,1772514000000,null,33],["downtime",1772512200000,1772515800000,null,34],["downtime",1772514000000,1772517600000,null,35],["downtime",1772515800000,1772519400000,null,36],["downtime",1772517600000,1772521200000,null,37],["downtime",1772519400000,1772523000000,null,38],["downtime",1772521200000,1772524800000,null,39],["downtime",1772523000000,1772526600000,null,40],["downtime",1772524800000,1772528400000,null,41]]}',NULL,'W:W21,22,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,11,13,16,19','B:W15,21,22,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,11,13,16 untaken=4 unchanged=4','9-13
23-18
12-16
18-15
10x19','605ababa00ad747ca62283dba6930e67','{"draw_offer": null, "takeback": null, "offered": [0, 0], "asked": [false, false], "fallen_at": null}',NULL,NULL,NULL,0);
INSERT INTO "matches" VALUES(3,'american',2,NULL,'1d@Europe/Berlin',0,0,1,900,901,NULL,NULL,NULL,NULL,NULL,101,102,NULL,NULL,NULL,NULL,1772458800000,'playing',47,102,1772461800000,9,1772461800000,1772614800000,'{"pace":"1d@Europe/Berlin","left":[86400000,86400000],"running":1,"since":1772461800000,"pauses":[["downtime",1772460000000,1772463600000,null,5],["downtime",1772461800000,1772465400000,null,6],["downtime",1772463600000,1772467200000,null,7],["downtime",1772465400000,1772469000000,null,8],["downtime",1772467200000,1772470800000,null,9],["downtime",1772469000000,1772472600000,null,10],["downtime",1772470800000,1772474400000,null,11],["downtime",1772472600000,1772476200000,null,12],["downtime",1772474400000,1772478000000,null,13],["downtime",1772476200000,1772479800000,null,14],["downtime",1772478000000,1772481600000,null,15],["downtime",1772479800000,1772483400000,null,16],["downtime",1772481600000,1772485200000,null,17],["downtime",1772483400000,1772487000000,null,18],["downtime",1772485200000,1772488800000,null,19],["downtime",1772487000000,1772490600000,null,20],["downtime",1772488800000,1772492400000,null,21],["downtime",1772490600000,1772494200000,null,22],["downtime",1772492400000,1772496000000,null,23],["downtime",1772494200000,1772497800000,null,24],["downtime",1772496000000,1772499600000,null,25],["downtime",1772497800000,1772501400000,null,26],["downtime",1772499600000,1772503200000,null,27],["downtime",1772501400000,1772505000000,null,28],["downtime",1772503200000,1772506800000,null,29],["downtime",1772505000000,1772508600000,null,30],["downtime",1772506800000,1772510400000,null,31],["downtime",1772508600000,1772512200000,null,32],["downtime",1772510400000,1772514000000,null,33],["downtime",1772512200000,1772515800000,null,34],["downtime",1772514000000,1772517600000,null,35],["downtime",1772515800000,1772519400000,null,36],["downtime",1772517600000,1772521200000,null,37],["downtime",1772519400000,1772523000000,null,38],["downtime",1772521200000,1772524800000,null,39],["downtime",1772523000000,1772526600000,null,40],["downtime",1772524800000,1772528400000,null,41],["vacation",1782856800000,1783288800000,0,1],["vacation",1785542400000,1785801600000,1,2]]}',NULL,'W:W21,22,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,11,13,16,19','B:W15,21,22,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,11,13,16 untaken=4 unchanged=4','9-13
23-18
12-16
18-15
10x19','605ababa00ad747ca62283dba6930e67','{"draw_offer": null, "takeback": null, "offered": [0, 0], "asked": [false, false], "fallen_at": null}',NULL,NULL,NULL,0);
INSERT INTO "matches" VALUES(4,'american',2,NULL,'standard',0,0,0,900,901,NULL,NULL,NULL,NULL,NULL,101,102,NULL,NULL,NULL,NULL,1772461800000,'playing',45,102,1772464200000,9,1772464200000,1773090000000,'{"pace":"standard","left":[561600000,561600000],"running":1,"since":1772464200000,"pauses":[["downtime",1772461800000,1772465400000,null,6],["downtime",1772463600000,1772467200000,null,7],["downtime",1772465400000,1772469000000,null,8],["downtime",1772467200000,1772470800000,null,9],["downtime",1772469000000,1772472600000,null,10],["downtime",1772470800000,1772474400000,null,11],["downtime",1772472600000,1772476200000,null,12],["downtime",1772474400000,1772478000000,null,13],["downtime",1772476200000,1772479800000,null,14],["downtime",1772478000000,1772481600000,null,15],["downtime",1772479800000,1772483400000,null,16],["downtime",1772481600000,1772485200000,null,17],["downtime",1772483400000,1772487000000,null,18],["downtime",1772485200000,1772488800000,null,19],["downtime",1772487000000,1772490600000,null,20],["downtime",1772488800000,1772492400000,null,21],["downtime",1772490600000,1772494200000,null,22],["downtime",1772492400000,1772496000000,null,23],["downtime",1772494200000,1772497800000,null,24],["downtime",1772496000000,1772499600000,null,25],["downtime",1772497800000,1772501400000,null,26],["downtime",1772499600000,1772503200000,null,27],["downtime",1772501400000,1772505000000,null,28],["downtime",1772503200000,1772506800000,null,29],["downtime",1772505000000,1772508600000,null,30],["downtime",1772506800000,1772510400000,null,31],["downtime",1772508600000,1772512200000,null,32],["downtime",1772510400000,1772514000000,null,33],["downtime",1772512200000,1772515800000,null,34],["downtime",1772514000000,1772517600000,null,35],["downtime",1772515800000,1772519400000,null,36],["downtime",1772517600000,1772521200000,null,37],["downtime",1772519400000,1772523000000,null,38],["downtime",1772521200000,1772524800000,null,39],["downtime",1772523000000,1772526600000,null,40],["downtime",1772524800000,1772528400000,null,41]],"owed":[0,1]}',NULL,'W:W18,21,22,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,11,13,16 untaken=3 unchanged=3','B:W18,21,22,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,11,12,13 untaken=2 unchanged=2','9-13
23-18
12-16','33d58a81a24f6745ddfc6261111c9216','{"draw_offer": 0, "takeback": null, "offered": [20, 0], "asked": [false, true], "fallen_at": null}',NULL,NULL,NULL,0);
INSERT INTO "matches" VALUES(5,'american',2,NULL,'standard',1,0,0,900,901,NULL,NULL,NULL,NULL,NULL,101,102,NULL,NULL,NULL,NULL,1772464200000,'over',14,NULL,1772469000000,14,1772469000000,NULL,'{"pace":"standard","left":[604800000,604800000],"running":null,"since":1772469000000,"pauses":[]}',NULL,'B:W15,21,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,13,16','W:W21,22,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,13,16,18','9-13
23-18
12-16
18-15
10x19
24x15
11x18
22x15',NULL,'{"draw_offer": null, "takeback": null, "offered": [0, 0], "asked": [false, false], "fallen_at": null}','resignation',0,1772469000000,0);
INSERT INTO "matches" VALUES(6,'american',2,NULL,'standard',1,0,0,900,901,NULL,NULL,NULL,NULL,NULL,101,102,NULL,NULL,NULL,NULL,1772469000000,'over',13,NULL,1772473800000,13,1772473800000,NULL,'{"pace":"standard","left":[604800000,604800000],"running":null,"since":1772473800000,"pauses":[]}',NULL,'B:W15,21,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,13,16','W:W21,22,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,13,16,18','9-13
23-18
12-16
18-15
10x19
24x15
11x18
22x15',NULL,'{"draw_offer": null, "takeback": null, "offered": [0, 0], "asked": [false, false], "fallen_at": null}','resignation',1,1772473800000,0);
INSERT INTO "matches" VALUES(7,'american',2,NULL,'standard',1,0,0,900,901,NULL,NULL,NULL,NULL,NULL,101,102,NULL,NULL,NULL,NULL,1772473800000,'over',14,NULL,1772478600000,14,1772478600000,NULL,'{"pace":"standard","left":[604800000,604800000],"running":null,"since":1772478600000,"pauses":[]}',NULL,'B:W15,21,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,13,16','W:W21,22,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,13,16,18','9-13
23-18
12-16
18-15
10x19
24x15
11x18
22x15',NULL,'{"draw_offer": null, "takeback": null, "offered": [0, 0], "asked": [false, false], "fallen_at": null}','resignation',0,1772478600000,0);
INSERT INTO "matches" VALUES(8,'american',2,NULL,'standard',0,1,0,900,901,NULL,NULL,NULL,NULL,NULL,101,102,9,NULL,NULL,NULL,1772478600000,'over',9,NULL,1772481000000,9,1772481000000,NULL,'{"pace":"standard","left":[561600000,561600000],"running":null,"since":1772481000000,"pauses":[]}',NULL,'B:W15,21,22,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,11,13,16 untaken=4 unchanged=4','W:W18,21,22,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,11,13,16 untaken=3 unchanged=3','9-13
23-18
12-16
18-15',NULL,'{"draw_offer": null, "takeback": null, "offered": [0, 0], "asked": [false, false], "fallen_at": null}','agreement',NULL,1772481000000,0);
INSERT INTO "matches" VALUES(9,'american',2,NULL,'standard',0,1,0,900,901,NULL,NULL,NULL,NULL,NULL,102,101,8,NULL,NULL,NULL,1772478600000,'playing',29,102,1772478600000,1,1772478600000,1772960400000,'{"pace":"standard","left":[432000000,432000000],"running":0,"since":1772478600000,"pauses":[["downtime",1772476200000,1772479800000,null,14],["downtime",1772478000000,1772481600000,null,15],["downtime",1772479800000,1772483400000,null,16],["downtime",1772481600000,1772485200000,null,17],["downtime",1772483400000,1772487000000,null,18],["downtime",1772485200000,1772488800000,null,19],["downtime",1772487000000,1772490600000,null,20],["downtime",1772488800000,1772492400000,null,21],["downtime",1772490600000,1772494200000,null,22],["downtime",1772492400000,1772496000000,null,23],["downtime",1772494200000,1772497800000,null,24],["downtime",1772496000000,1772499600000,null,25],["downtime",1772497800000,1772501400000,null,26],["downtime",1772499600000,1772503200000,null,27],["downtime",1772501400000,1772505000000,null,28],["downtime",1772503200000,1772506800000,null,29],["downtime",1772505000000,1772508600000,null,30],["downtime",1772506800000,1772510400000,null,31],["downtime",1772508600000,1772512200000,null,32],["downtime",1772510400000,1772514000000,null,33],["downtime",1772512200000,1772515800000,null,34],["downtime",1772514000000,1772517600000,null,35],["downtime",1772515800000,1772519400000,null,36],["downtime",1772517600000,1772521200000,null,37],["downtime",1772519400000,1772523000000,null,38],["downtime",1772521200000,1772524800000,null,39],["downtime",1772523000000,1772526600000,null,40],["downtime",1772524800000,1772528400000,null,41]]}',NULL,'B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12',NULL,'','63cb3c07da3e3886ec39992d0b0fe618','{"draw_offer": null, "takeback": null, "offered": [0, 0], "asked": [false, false], "fallen_at": null}',NULL,NULL,NULL,0);
INSERT INTO "matches" VALUES(10,'american',2,NULL,'standard',0,0,0,900,901,NULL,NULL,NULL,NULL,NULL,101,102,NULL,NULL,NULL,NULL,1772481000000,'playing',29,102,1772481600000,4,1772481600000,1772960400000,'{"pace":"standard","left":[496800000,432000000],"running":1,"since":1772481600000,"pauses":[["downtime",1772479800000,1772483400000,null,16],["downtime",1772481600000,1772485200000,null,17],["downtime",1772483400000,1772487000000,null,18],["downtime",1772485200000,1772488800000,null,19],["downtime",1772487000000,1772490600000,null,20],["downtime",1772488800000,1772492400000,null,21],["downtime",1772490600000,1772494200000,null,22],["downtime",1772492400000,1772496000000,null,23],["downtime",1772494200000,1772497800000,null,24],["downtime",1772496000000,1772499600000,null,25],["downtime",1772497800000,1772501400000,null,26],["downtime",1772499600000,1772503200000,null,27],["downtime",1772501400000,1772505000000,null,28],["downtime",1772503200000,1772506800000,null,29],["downtime",1772505000000,1772508600000,null,30],["downtime",1772506800000,1772510400000,null,31],["downtime",1772508600000,1772512200000,null,32],["downtime",1772510400000,1772514000000,null,33],["downtime",1772512200000,1772515800000,null,34],["downtime",1772514000000,1772517600000,null,35],["downtime",1772515800000,1772519400000,null,36],["downtime",1772517600000,1772521200000,null,37],["downtime",1772519400000,1772523000000,null,38],["downtime",1772521200000,1772524800000,null,39],["downtime",1772523000000,1772526600000,null,40],["downtime",1772524800000,1772528400000,null,41]]}',NULL,'W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,11,12,13 untaken=1 unchanged=1','B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12','9-13','da4c30fb4ed3ed53591b16cacd5a6573','{"draw_offer": null, "takeback": null, "offered": [0, 0], "asked": [false, false], "fallen_at": null}',NULL,NULL,NULL,0);
INSERT INTO "matches" VALUES(11,'american',2,NULL,'none',0,0,0,900,901,NULL,NULL,NULL,NULL,NULL,101,900,NULL,1,1,0,1772481600000,'playing',29,101,1772482200000,4,1772482200000,1774947600000,'{"pace":"none","left":[null,null],"running":0,"since":1772482200000,"pauses":[["downtime",1772479800000,1772483400000,null,16],["downtime",1772481600000,1772485200000,null,17],["downtime",1772483400000,1772487000000,null,18],["downtime",1772485200000,1772488800000,null,19],["downtime",1772487000000,1772490600000,null,20],["downtime",1772488800000,1772492400000,null,21],["downtime",1772490600000,1772494200000,null,22],["downtime",1772492400000,1772496000000,null,23],["downtime",1772494200000,1772497800000,null,24],["downtime",1772496000000,1772499600000,null,25],["downtime",1772497800000,1772501400000,null,26],["downtime",1772499600000,1772503200000,null,27],["downtime",1772501400000,1772505000000,null,28],["downtime",1772503200000,1772506800000,null,29],["downtime",1772505000000,1772508600000,null,30],["downtime",1772506800000,1772510400000,null,31],["downtime",1772508600000,1772512200000,null,32],["downtime",1772510400000,1772514000000,null,33],["downtime",1772512200000,1772515800000,null,34],["downtime",1772514000000,1772517600000,null,35],["downtime",1772515800000,1772519400000,null,36],["downtime",1772517600000,1772521200000,null,37],["downtime",1772519400000,1772523000000,null,38],["downtime",1772521200000,1772524800000,null,39],["downtime",1772523000000,1772526600000,null,40],["downtime",1772524800000,1772528400000,null,41]]}',NULL,'B:W18,21,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,11,12,13 untaken=2 unchanged=2','W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,11,12,13 untaken=1 unchanged=1','9-13
22-18',NULL,'{"draw_offer": null, "takeback": null, "offered": [0, 0], "asked": [false, false], "fallen_at": null}',NULL,NULL,NULL,0);
INSERT INTO "matches" VALUES(12,'american',2,NULL,'standard',0,0,0,900,901,NULL,NULL,NULL,NULL,NULL,101,102,NULL,NULL,NULL,NULL,1772482200000,'playing',27,101,1772482200000,1,1772482200000,1772960400000,'{"pace":"standard","left":[432000000,432000000],"running":0,"since":1772482200000,"pauses":[["downtime",1772479800000,1772483400000,null,16],["downtime",1772481600000,1772485200000,null,17],["downtime",1772483400000,1772487000000,null,18],["downtime",1772485200000,1772488800000,null,19],["downtime",1772487000000,1772490600000,null,20],["downtime",1772488800000,1772492400000,null,21],["downtime",1772490600000,1772494200000,null,22],["downtime",1772492400000,1772496000000,null,23],["downtime",1772494200000,1772497800000,null,24],["downtime",1772496000000,1772499600000,null,25],["downtime",1772497800000,1772501400000,null,26],["downtime",1772499600000,1772503200000,null,27],["downtime",1772501400000,1772505000000,null,28],["downtime",1772503200000,1772506800000,null,29],["downtime",1772505000000,1772508600000,null,30],["downtime",1772506800000,1772510400000,null,31],["downtime",1772508600000,1772512200000,null,32],["downtime",1772510400000,1772514000000,null,33],["downtime",1772512200000,1772515800000,null,34],["downtime",1772514000000,1772517600000,null,35],["downtime",1772515800000,1772519400000,null,36],["downtime",1772517600000,1772521200000,null,37],["downtime",1772519400000,1772523000000,null,38],["downtime",1772521200000,1772524800000,null,39],["downtime",1772523000000,1772526600000,null,40],["downtime",1772524800000,1772528400000,null,41]]}',NULL,'B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12',NULL,'','63cb3c07da3e3886ec39992d0b0fe618','{"draw_offer": null, "takeback": null, "offered": [0, 0], "asked": [false, false], "fallen_at": null}',NULL,NULL,NULL,0);
INSERT INTO "matches" VALUES(13,'american',2,NULL,'1d',1,0,0,900,901,NULL,NULL,NULL,NULL,NULL,201,204,NULL,NULL,NULL,NULL,1772482200000,'over',8,NULL,1772484600000,8,1772484600000,NULL,'{"pace":"1d","left":[86400000,86400000],"running":null,"since":1772484600000,"pauses":[]}',NULL,'B:W15,21,22,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,11,13,16 untaken=4 unchanged=4','W:W18,21,22,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,11,13,16 untaken=3 unchanged=3','9-13
23-18
12-16
18-15',NULL,'{"draw_offer": null, "takeback": null, "offered": [0, 0], "asked": [false, false], "fallen_at": null}','resignation',1,1772484600000,0);
INSERT INTO "matches" VALUES(14,'american',2,NULL,'1d',1,0,0,900,901,NULL,NULL,NULL,NULL,NULL,202,203,NULL,NULL,NULL,NULL,1772482200000,'over',10,NULL,1772487000000,10,1772487000000,NULL,'{"pace":"1d","left":[86400000,86400000],"running":null,"since":1772487000000,"pauses":[]}',NULL,'B:W15,21,22,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,11,13,16 untaken=4 unchanged=4','W:W18,21,22,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,11,13,16 untaken=3 unchanged=3','9-13
23-18
12-16
18-15',NULL,'{"draw_offer": null, "takeback": null, "offered": [0, 0], "asked": [false, false], "fallen_at": null}','resignation',1,1772487000000,0);
INSERT INTO "matches" VALUES(15,'american',2,NULL,'1d',1,0,0,900,901,NULL,NULL,NULL,NULL,NULL,204,203,NULL,NULL,NULL,NULL,1772482200000,'over',11,NULL,1772489400000,11,1772489400000,NULL,'{"pace":"1d","left":[86400000,86400000],"running":null,"since":1772489400000,"pauses":[]}',NULL,'B:W15,21,22,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,11,13,16 untaken=4 unchanged=4','W:W18,21,22,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,11,13,16 untaken=3 unchanged=3','9-13
23-18
12-16
18-15',NULL,'{"draw_offer": null, "takeback": null, "offered": [0, 0], "asked": [false, false], "fallen_at": null}','resignation',0,1772489400000,0);
INSERT INTO "matches" VALUES(16,'american',2,NULL,'1d',1,0,0,900,901,NULL,NULL,NULL,NULL,NULL,201,202,NULL,NULL,NULL,NULL,1772482200000,'over',12,NULL,1772491800000,12,1772491800000,NULL,'{"pace":"1d","left":[86400000,86400000],"running":null,"since":1772491800000,"pauses":[]}',NULL,'B:W15,21,22,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,11,13,16 untaken=4 unchanged=4','W:W18,21,22,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,11,13,16 untaken=3 unchanged=3','9-13
23-18
12-16
18-15',NULL,'{"draw_offer": null, "takeback": null, "offered": [0, 0], "asked": [false, false], "fallen_at": null}','resignation',1,1772491800000,0);
INSERT INTO "matches" VALUES(17,'american',2,NULL,'1d',1,0,0,900,901,NULL,NULL,NULL,NULL,NULL,202,204,NULL,NULL,NULL,NULL,1772482200000,'playing',2,202,1772482200000,1,1772482200000,1772569800000,'{"pace":"1d","left":[86400000,86400000],"running":0,"since":1772482200000,"pauses":[["downtime",1772479800000,1772483400000,null,16]]}',NULL,'B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12',NULL,'','63cb3c07da3e3886ec39992d0b0fe618','{"draw_offer": null, "takeback": null, "offered": [0, 0], "asked": [false, false], "fallen_at": null}',NULL,NULL,NULL,0);
INSERT INTO "matches" VALUES(18,'american',2,NULL,'1d',1,0,0,900,901,NULL,NULL,NULL,NULL,NULL,203,201,NULL,NULL,NULL,NULL,1772482200000,'playing',2,203,1772482200000,1,1772482200000,1772569800000,'{"pace":"1d","left":[86400000,86400000],"running":0,"since":1772482200000,"pauses":[["downtime",1772479800000,1772483400000,null,16]]}',NULL,'B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12',NULL,'','63cb3c07da3e3886ec39992d0b0fe618','{"draw_offer": null, "takeback": null, "offered": [0, 0], "asked": [false, false], "fallen_at": null}',NULL,NULL,NULL,0);
INSERT INTO "matches" VALUES(19,'american',2,NULL,'1d',1,0,0,900,901,NULL,NULL,NULL,NULL,NULL,204,202,NULL,NULL,NULL,NULL,1772491800000,'over',9,NULL,1772494200000,9,1772494200000,NULL,'{"pace":"1d","left":[86400000,86400000],"running":null,"since":1772494200000,"pauses":[]}',NULL,'B:W15,21,22,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,11,13,16 untaken=4 unchanged=4','W:W18,21,22,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,11,13,16 untaken=3 unchanged=3','9-13
23-18
12-16
18-15',NULL,'{"draw_offer": null, "takeback": null, "offered": [0, 0], "asked": [false, false], "fallen_at": null}','resignation',0,1772494200000,0);
INSERT INTO "matches" VALUES(20,'american',2,NULL,'1d',1,0,0,900,901,NULL,NULL,NULL,NULL,NULL,201,203,NULL,NULL,NULL,NULL,1772491800000,'over',10,NULL,1772496600000,10,1772496600000,NULL,'{"pace":"1d","left":[86400000,86400000],"running":null,"since":1772496600000,"pauses":[]}',NULL,'B:W15,21,22,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,11,13,16 untaken=4 unchanged=4','W:W18,21,22,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,11,13,16 untaken=3 unchanged=3','9-13
23-18
12-16
18-15',NULL,'{"draw_offer": null, "takeback": null, "offered": [0, 0], "asked": [false, false], "fallen_at": null}','resignation',0,1772496600000,0);
INSERT INTO "matches" VALUES(21,'american',2,NULL,'1d',1,0,0,900,901,NULL,NULL,NULL,NULL,NULL,201,204,NULL,NULL,NULL,NULL,1772496600000,'playing',2,201,1772496600000,1,1772496600000,1772584200000,'{"pace":"1d","left":[86400000,86400000],"running":0,"since":1772496600000,"pauses":[["downtime",1772494200000,1772497800000,null,24]]}',NULL,'B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12',NULL,'','63cb3c07da3e3886ec39992d0b0fe618','{"draw_offer": null, "takeback": null, "offered": [0, 0], "asked": [false, false], "fallen_at": null}',NULL,NULL,NULL,0);
INSERT INTO "matches" VALUES(22,'american',2,NULL,'1d',1,0,0,900,901,NULL,NULL,NULL,NULL,NULL,203,202,NULL,NULL,NULL,NULL,1772496600000,'playing',2,203,1772496600000,1,1772496600000,1772584200000,'{"pace":"1d","left":[86400000,86400000],"running":0,"since":1772496600000,"pauses":[["downtime",1772494200000,1772497800000,null,24]]}',NULL,'B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12',NULL,'','63cb3c07da3e3886ec39992d0b0fe618','{"draw_offer": null, "takeback": null, "offered": [0, 0], "asked": [false, false], "fallen_at": null}',NULL,NULL,NULL,0);
INSERT INTO "matches" VALUES(23,'american',2,'38 9-14 22-17 11-15','1d',1,1,0,900,901,NULL,NULL,NULL,NULL,NULL,204,203,24,NULL,NULL,NULL,1772496600000,'over',8,NULL,1772499000000,8,1772499000000,NULL,'{"pace":"1d","left":[86400000,86400000],"running":null,"since":1772499000000,"pauses":[]}','W:W17,21,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,12,14,15','W:W13,21,22,23,24,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,10,11,12,14,19 untaken=4 unchanged=4','B:W13,21,22,23,24,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,10,11,12,14,15 untaken=3 unchanged=3','17-13
8-11
25-22
15-19',NULL,'{"draw_offer": null, "takeback": null, "offered": [0, 0], "asked": [false, false], "fallen_at": null}','resignation',0,1772499000000,0);
INSERT INTO "matches" VALUES(24,'american',2,'38 9-14 22-17 11-15','1d',1,1,0,900,901,NULL,NULL,NULL,NULL,NULL,203,204,23,NULL,NULL,NULL,1772496600000,'over',10,NULL,1772501400000,10,1772501400000,NULL,'{"pace":"1d","left":[86400000,86400000],"running":null,"since":1772501400000,"pauses":[]}','W:W17,21,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,12,14,15','W:W13,21,22,23,24,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,10,11,12,14,19 untaken=4 unchanged=4','B:W13,21,22,23,24,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,10,11,12,14,15 untaken=3 unchanged=3','17-13
8-11
25-22
15-19',NULL,'{"draw_offer": null, "takeback": null, "offered": [0, 0], "asked": [false, false], "fallen_at": null}','resignation',0,1772501400000,0);
INSERT INTO "matches" VALUES(25,'american',2,'161 12-16 21-17 9-14','1d',1,1,0,900,901,NULL,NULL,NULL,NULL,NULL,202,201,26,NULL,NULL,NULL,1772496600000,'over',11,NULL,1772503800000,11,1772503800000,NULL,'{"pace":"1d","left":[86400000,86400000],"running":null,"since":1772503800000,"pauses":[]}','W:W17,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,11,14,16','W:W13,20,22,23,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,11,14,15,19 untaken=4 unchanged=4','B:W13,20,22,23,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,11,14,15,16 untaken=3 unchanged=3','17-13
10-15
24-20
16-19',NULL,'{"draw_offer": null, "takeback": null, "offered": [0, 0], "asked": [false, false], "fallen_at": null}','resignation',1,1772503800000,0);
INSERT INTO "matches" VALUES(26,'american',2,'161 12-16 21-17 9-14','1d',1,1,0,900,901,NULL,NULL,NULL,NULL,NULL,201,202,25,NULL,NULL,NULL,1772496600000,'over',12,NULL,1772506200000,12,1772506200000,NULL,'{"pace":"1d","left":[86400000,86400000],"running":null,"since":1772506200000,"pauses":[]}','W:W17,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,11,14,16','W:W13,20,22,23,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,11,14,15,19 untaken=4 unchanged=4','B:W13,20,22,23,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,11,14,15,16 untaken=3 unchanged=3','17-13
10-15
24-20
16-19',NULL,'{"draw_offer": null, "takeback": null, "offered": [0, 0], "asked": [false, false], "fallen_at": null}','resignation',1,1772506200000,0);
INSERT INTO "matches" VALUES(27,'american',2,'19 9-13 23-19 6-9','1d',1,1,0,900,901,NULL,NULL,NULL,NULL,NULL,204,203,28,NULL,NULL,NULL,1772506200000,'playing',2,203,1772506200000,1,1772506200000,1772593200000,'{"pace":"1d","left":[86400000,86400000],"running":1,"since":1772506200000,"pauses":[["downtime",1772503200000,1772506800000,null,29]]}','W:W19,21,22,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,7,8,9,10,11,12,13','W:W19,21,22,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,7,8,9,10,11,12,13',NULL,'','7c5d37887e709808b22c5dc245990157','{"draw_offer": null, "takeback": null, "offered": [0, 0], "asked": [false, false], "fallen_at": null}',NULL,NULL,NULL,0);
INSERT INTO "matches" VALUES(28,'american',2,'19 9-13 23-19 6-9','1d',1,1,0,900,901,NULL,NULL,NULL,NULL,NULL,203,204,27,NULL,NULL,NULL,1772506200000,'playing',2,204,1772506200000,1,1772506200000,1772593200000,'{"pace":"1d","left":[86400000,86400000],"running":1,"since":1772506200000,"pauses":[["downtime",1772503200000,1772506800000,null,29]]}','W:W19,21,22,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,7,8,9,10,11,12,13','W:W19,21,22,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,7,8,9,10,11,12,13',NULL,'','7c5d37887e709808b22c5dc245990157','{"draw_offer": null, "takeback": null, "offered": [0, 0], "asked": [false, false], "fallen_at": null}',NULL,NULL,NULL,0);
INSERT INTO "matches" VALUES(29,'american',2,'73 10-14 23-19 11-16','1d',1,1,0,900,901,NULL,NULL,NULL,NULL,NULL,202,201,30,NULL,NULL,NULL,1772506200000,'playing',2,201,1772506200000,1,1772506200000,1772593200000,'{"pace":"1d","left":[86400000,86400000],"running":1,"since":1772506200000,"pauses":[["downtime",1772503200000,1772506800000,null,29]]}','W:W19,21,22,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,12,14,16','W:W19,21,22,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,12,14,16',NULL,'','dcd2dc9abf99394a24b721504a08b95b','{"draw_offer": null, "takeback": null, "offered": [0, 0], "asked": [false, false], "fallen_at": null}',NULL,NULL,NULL,0);
INSERT INTO "matches" VALUES(30,'american',2,'73 10-14 23-19 11-16','1d',1,1,0,900,901,NULL,NULL,NULL,NULL,NULL,201,202,29,NULL,NULL,NULL,1772506200000,'playing',2,202,1772506200000,1,1772506200000,1772593200000,'{"pace":"1d","left":[86400000,86400000],"running":1,"since":1772506200000,"pauses":[["downtime",1772503200000,1772506800000,null,29]]}','W:W19,21,22,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,12,14,16','W:W19,21,22,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,12,14,16',NULL,'','dcd2dc9abf99394a24b721504a08b95b','{"draw_offer": null, "takeback": null, "offered": [0, 0], "asked": [false, false], "fallen_at": null}',NULL,NULL,NULL,0);
INSERT INTO "matches" VALUES(31,'american',2,NULL,'1d',1,0,0,900,901,NULL,NULL,NULL,NULL,NULL,204,201,NULL,NULL,NULL,NULL,1772506200000,'over',9,NULL,1772508600000,9,1772508600000,NULL,'{"pace":"1d","left":[86400000,86400000],"running":null,"since":1772508600000,"pauses":[]}',NULL,'B:W15,21,22,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,11,13,16 untaken=4 unchanged=4','W:W18,21,22,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,11,13,16 untaken=3 unchanged=3','9-13
23-18
12-16
18-15',NULL,'{"draw_offer": null, "takeback": null, "offered": [0, 0], "asked": [false, false], "fallen_at": null}','resignation',0,1772508600000,0);
INSERT INTO "matches" VALUES(32,'american',2,NULL,'1d',1,0,0,900,901,NULL,NULL,NULL,NULL,NULL,203,202,NULL,NULL,NULL,NULL,1772506200000,'over',10,NULL,1772511000000,10,1772511000000,NULL,'{"pace":"1d","left":[86400000,86400000],"running":null,"since":1772511000000,"pauses":[]}',NULL,'B:W15,21,22,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,11,13,16 untaken=4 unchanged=4','W:W18,21,22,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,11,13,16 untaken=3 unchanged=3','9-13
23-18
12-16
18-15',NULL,'{"draw_offer": null, "takeback": null, "offered": [0, 0], "asked": [false, false], "fallen_at": null}','resignation',1,1772511000000,0);
INSERT INTO "matches" VALUES(33,'american',2,NULL,'1d',1,0,0,900,901,NULL,NULL,NULL,NULL,NULL,205,206,NULL,NULL,NULL,NULL,1772506200000,'over',11,NULL,1772513400000,11,1772513400000,NULL,'{"pace":"1d","left":[86400000,86400000],"running":null,"since":1772513400000,"pauses":[]}',NULL,'B:W15,21,22,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,11,13,16 untaken=4 unchanged=4','W:W18,21,22,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,11,13,16 untaken=3 unchanged=3','9-13
23-18
12-16
18-15',NULL,'{"draw_offer": null, "takeback": null, "offered": [0, 0], "asked": [false, false], "fallen_at": null}','resignation',0,1772513400000,0);
INSERT INTO "matches" VALUES(34,'american',2,NULL,'1d',1,0,0,900,901,NULL,NULL,NULL,NULL,NULL,201,206,NULL,NULL,NULL,NULL,1772506200000,'over',13,NULL,1772515800000,13,1772515800000,NULL,'{"pace":"1d","left":[86400000,86400000],"running":null,"since":1772515800000,"pauses":[]}',NULL,'B:W15,21,22,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,11,13,16 untaken=4 unchanged=4','W:W18,21,22,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,11,13,16 untaken=3 unchanged=3','9-13
23-18
12-16
18-15',NULL,'{"draw_offer": null, "takeback": null, "offered": [0, 0], "asked": [false, false], "fallen_at": null}','resignation',0,1772515800000,0);
INSERT INTO "matches" VALUES(35,'american',2,NULL,'1d',1,0,0,900,901,NULL,NULL,NULL,NULL,NULL,202,205,NULL,NULL,NULL,NULL,1772506200000,'over',14,NULL,1772518200000,14,1772518200000,NULL,'{"pace":"1d","left":[86400000,86400000],"running":null,"since":1772518200000,"pauses":[]}',NULL,'B:W15,21,22,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,11,13,16 untaken=4 unchanged=4','W:W18,21,22,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,11,13,16 untaken=3 unchanged=3','9-13
23-18
12-16
18-15',NULL,'{"draw_offer": null, "takeback": null, "offered": [0, 0], "asked": [false, false], "fallen_at": null}','resignation',1,1772518200000,0);
INSERT INTO "matches" VALUES(36,'american',2,NULL,'1d',1,0,0,900,901,NULL,NULL,NULL,NULL,NULL,204,203,NULL,NULL,NULL,NULL,1772506200000,'over',15,NULL,1772520600000,15,1772520600000,NULL,'{"pace":"1d","left":[86400000,86400000],"running":null,"since":1772520600000,"pauses":[]}',NULL,'B:W15,21,22,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,11,13,16 untaken=4 unchanged=4','W:W18,21,22,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,11,13,16 untaken=3 unchanged=3','9-13
23-18
12-16
18-15',NULL,'{"draw_offer": null, "takeback": null, "offered": [0, 0], "asked": [false, false], "fallen_at": null}','resignation',0,1772520600000,0);
INSERT INTO "matches" VALUES(37,'american',2,NULL,'1d',1,0,0,900,901,NULL,NULL,NULL,NULL,NULL,203,201,NULL,NULL,NULL,NULL,1772506200000,'over',17,NULL,1772523000000,17,1772523000000,NULL,'{"pace":"1d","left":[86400000,86400000],"running":null,"since":1772523000000,"pauses":[]}',NULL,'B:W15,21,22,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,11,13,16 untaken=4 unchanged=4','W:W18,21,22,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,11,13,16 untaken=3 unchanged=3','9-13
23-18
12-16
18-15',NULL,'{"draw_offer": null, "takeback": null, "offered": [0, 0], "asked": [false, false], "fallen_at": null}','resignation',0,1772523000000,0);
INSERT INTO "matches" VALUES(38,'american',2,NULL,'1d',1,0,0,900,901,NULL,NULL,NULL,NULL,NULL,205,204,NULL,NULL,NULL,NULL,1772506200000,'over',18,NULL,1772525400000,18,1772525400000,NULL,'{"pace":"1d","left":[86400000,86400000],"running":null,"since":1772525400000,"pauses":[]}',NULL,'B:W15,21,22,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,11,13,16 untaken=4 unchanged=4','W:W18,21,22,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,11,13,16 untaken=3 unchanged=3','9-13
23-18
12-16
18-15',NULL,'{"draw_offer": null, "takeback": null, "offered": [0, 0], "asked": [false, false], "fallen_at": null}','resignation',1,1772525400000,0);
INSERT INTO "matches" VALUES(39,'american',2,NULL,'1d',1,0,0,900,901,NULL,NULL,NULL,NULL,NULL,206,202,NULL,NULL,NULL,NULL,1772506200000,'playing',2,206,1772506200000,1,1772506200000,1772593200000,'{"pace":"1d","left":[86400000,86400000],"running":0,"since":1772506200000,"pauses":[["downtime",1772503200000,1772506800000,null,29]]}',NULL,'B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12',NULL,'','63cb3c07da3e3886ec39992d0b0fe618','{"draw_offer": null, "takeback": null, "offered": [0, 0], "asked": [false, false], "fallen_at": null}',NULL,NULL,NULL,0);
INSERT INTO "matches" VALUES(40,'american',2,NULL,'1d',1,0,0,900,901,NULL,NULL,NULL,NULL,NULL,201,202,NULL,NULL,NULL,NULL,1772506200000,'playing',2,201,1772506200000,1,1772506200000,1772593200000,'{"pace":"1d","left":[86400000,86400000],"running":0,"since":1772506200000,"pauses":[["downtime",1772503200000,1772506800000,null,29]]}',NULL,'B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12',NULL,'','63cb3c07da3e3886ec39992d0b0fe618','{"draw_offer": null, "takeback": null, "offered": [0, 0], "asked": [false, false], "fallen_at": null}',NULL,NULL,NULL,0);
INSERT INTO "matches" VALUES(41,'american',2,NULL,'1d',1,0,0,900,901,NULL,NULL,NULL,NULL,NULL,204,206,NULL,NULL,NULL,NULL,1772506200000,'playing',2,204,1772506200000,1,1772506200000,1772593200000,'{"pace":"1d","left":[86400000,86400000],"running":0,"since":1772506200000,"pauses":[["downtime",1772503200000,1772506800000,null,29]]}',NULL,'B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12',NULL,'','63cb3c07da3e3886ec39992d0b0fe618','{"draw_offer": null, "takeback": null, "offered": [0, 0], "asked": [false, false], "fallen_at": null}',NULL,NULL,NULL,0);
INSERT INTO "matches" VALUES(42,'american',2,NULL,'1d',1,0,0,900,901,NULL,NULL,NULL,NULL,NULL,203,205,NULL,NULL,NULL,NULL,1772506200000,'playing',2,203,1772506200000,1,1772506200000,1772593200000,'{"pace":"1d","left":[86400000,86400000],"running":0,"since":1772506200000,"pauses":[["downtime",1772503200000,1772506800000,null,29]]}',NULL,'B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12',NULL,'','63cb3c07da3e3886ec39992d0b0fe618','{"draw_offer": null, "takeback": null, "offered": [0, 0], "asked": [false, false], "fallen_at": null}',NULL,NULL,NULL,0);
INSERT INTO "matches" VALUES(43,'american',2,NULL,'1d',1,0,0,900,901,NULL,NULL,NULL,NULL,NULL,205,201,NULL,NULL,NULL,NULL,1772506200000,'playing',2,205,1772506200000,1,1772506200000,1772593200000,'{"pace":"1d","left":[86400000,86400000],"running":0,"since":1772506200000,"pauses":[["downtime",1772503200000,1772506800000,null,29]]}',NULL,'B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12',NULL,'','63cb3c07da3e3886ec39992d0b0fe618','{"draw_offer": null, "takeback": null, "offered": [0, 0], "asked": [false, false], "fallen_at": null}',NULL,NULL,NULL,0);
INSERT INTO "matches" VALUES(44,'american',2,NULL,'1d',1,0,0,900,901,NULL,NULL,NULL,NULL,NULL,206,203,NULL,NULL,NULL,NULL,1772506200000,'playing',2,206,1772506200000,1,1772506200000,1772593200000,'{"pace":"1d","left":[86400000,86400000],"running":0,"since":1772506200000,"pauses":[["downtime",1772503200000,1772506800000,null,29]]}',NULL,'B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12',NULL,'','63cb3c07da3e3886ec39992d0b0fe618','{"draw_offer": null, "takeback": null, "offered": [0, 0], "asked": [false, false], "fallen_at": null}',NULL,NULL,NULL,0);
INSERT INTO "matches" VALUES(45,'american',2,NULL,'1d',1,0,0,900,901,NULL,NULL,NULL,NULL,NULL,202,204,NULL,NULL,NULL,NULL,1772506200000,'playing',2,202,1772506200000,1,1772506200000,1772593200000,'{"pace":"1d","left":[86400000,86400000],"running":0,"since":1772506200000,"pauses":[["downtime",1772503200000,1772506800000,null,29]]}',NULL,'B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12',NULL,'','63cb3c07da3e3886ec39992d0b0fe618','{"draw_offer": null, "takeback": null, "offered": [0, 0], "asked": [false, false], "fallen_at": null}',NULL,NULL,NULL,0);
INSERT INTO "matches" VALUES(46,'american',2,NULL,'1d',1,0,0,900,901,NULL,NULL,NULL,NULL,NULL,101,103,NULL,NULL,NULL,NULL,1772525400000,'over',8,NULL,1772527800000,8,1772527800000,NULL,'{"pace":"1d","left":[86400000,86400000],"running":null,"since":1772527800000,"pauses":[]}',NULL,'B:W15,21,22,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,11,13,16 untaken=4 unchanged=4','W:W18,21,22,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,11,13,16 untaken=3 unchanged=3','9-13
23-18
12-16
18-15',NULL,'{"draw_offer": null, "takeback": null, "offered": [0, 0], "asked": [false, false], "fallen_at": null}','resignation',1,1772527800000,0);
INSERT INTO "matches" VALUES(47,'american',2,NULL,'1d',1,0,0,900,901,NULL,NULL,NULL,NULL,NULL,101,102,NULL,NULL,NULL,NULL,1772527800000,'playing',2,101,1772527800000,1,1772527800000,1772614800000,'{"pace":"1d","left":[86400000,86400000],"running":0,"since":1772527800000,"pauses":[["downtime",1772524800000,1772528400000,null,41]]}',NULL,'B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12',NULL,'','63cb3c07da3e3886ec39992d0b0fe618','{"draw_offer": null, "takeback": null, "offered": [0, 0], "asked": [false, false], "fallen_at": null}',NULL,NULL,NULL,0);
INSERT INTO "matches" VALUES(48,'american',2,NULL,'standard',0,0,1,900,950,NULL,800,950,NULL,1,101,103,NULL,NULL,NULL,NULL,1772527800000,'playing',3,101,1772527800000,1,1772527800000,1772960400000,'{"pace":"standard","left":[432000000,432000000],"running":0,"since":1772527800000,"pauses":[["downtime",1772524800000,1772528400000,null,41],["vacation",1782856800000,1783288800000,0,1]]}',NULL,'B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12',NULL,'','63cb3c07da3e3886ec39992d0b0fe618','{"draw_offer": null, "takeback": null, "offered": [0, 0], "asked": [false, false], "fallen_at": null}',NULL,NULL,NULL,0);
CREATE TABLE notices (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	match_id INTEGER, 
	seq INTEGER, 
	kind VARCHAR(32) NOT NULL, 
	recipient BIGINT, 
	guild_id BIGINT, 
	channel_id BIGINT, 
	facts JSON NOT NULL, 
	created_at BIGINT NOT NULL, 
	due_at BIGINT, 
	held_until BIGINT, 
	attempts INTEGER NOT NULL, 
	done_at BIGINT, 
	fate VARCHAR(16), 
	message_id BIGINT, 
	CONSTRAINT fk_notices_match_id FOREIGN KEY(match_id) REFERENCES matches (id)
);
INSERT INTO "notices" VALUES(1,1,1,'joined',101,900,901,'{}',1772452800000,NULL,NULL,0,1772545800000,'outdated',NULL);
INSERT INTO "notices" VALUES(2,1,2,'turn',102,900,901,'{}',1772453400000,NULL,NULL,0,1772545800000,'outdated',NULL);
INSERT INTO "notices" VALUES(3,1,3,'turn',101,900,901,'{}',1772454000000,NULL,NULL,0,1772545800000,'outdated',NULL);
INSERT INTO "notices" VALUES(4,1,3,'redrawn',NULL,900,901,'{}',1772454600000,NULL,NULL,0,1772545800000,'outdated',NULL);
INSERT INTO "notices" VALUES(5,1,5,'turn',102,900,901,'{}',1772454600000,NULL,NULL,0,1772545800000,'outdated',NULL);
INSERT INTO "notices" VALUES(6,1,6,'turn',101,900,901,'{}',1772455200000,NULL,NULL,0,1772545800000,'outdated',NULL);
INSERT INTO "notices" VALUES(7,1,7,'turn',102,900,901,'{}',1772455800000,NULL,NULL,1,1772545800000,'delivered',1007);
INSERT INTO "notices" VALUES(8,2,1,'joined',101,900,901,'{}',1772455800000,NULL,NULL,0,1772545803000,'outdated',NULL);
INSERT INTO "notices" VALUES(9,2,2,'redrawn',NULL,900,901,'{}',1772456400000,NULL,NULL,0,1772545803000,'outdated',NULL);
INSERT INTO "notices" VALUES(10,2,4,'turn',102,900,901,'{}',1772456400000,NULL,NULL,0,1772545803000,'outdated',NULL);
INSERT INTO "notices" VALUES(11,2,5,'turn',101,900,901,'{}',1772457000000,NULL,NULL,0,1772545803000,'outdated',NULL);
INSERT INTO "notices" VALUES(12,2,6,'turn',102,900,901,'{}',1772457600000,NULL,NULL,0,1772545803000,'outdated',NULL);
INSERT INTO "notices" VALUES(13,2,8,'turn',101,900,901,'{}',1772458200000,NULL,NULL,0,1772545803000,'outdated',NULL);
INSERT INTO "notices" VALUES(14,2,9,'turn',102,900,901,'{}',1772458800000,NULL,NULL,1,1772545803000,'delivered',1014);
INSERT INTO "notices" VALUES(15,3,1,'joined',101,900,901,'{}',1772458800000,NULL,NULL,0,1772545806000,'outdated',NULL);
INSERT INTO "notices" VALUES(16,3,3,'turn',102,900,901,'{}',1772459400000,NULL,NULL,0,1772545806000,'outdated',NULL);
INSERT INTO "notices" VALUES(17,3,3,'redrawn',NULL,900,901,'{}',1772460000000,NULL,NULL,0,1772545806000,'outdated',NULL);
INSERT INTO "notices" VALUES(18,3,5,'turn',101,900,901,'{}',1772460000000,NULL,NULL,0,1772545806000,'outdated',NULL);
INSERT INTO "notices" VALUES(19,3,6,'turn',102,900,901,'{}',1772460600000,NULL,NULL,0,1772545806000,'outdated',NULL);
INSERT INTO "notices" VALUES(20,3,7,'turn',101,900,901,'{}',1772461200000,NULL,NULL,0,1772545806000,'outdated',NULL);
INSERT INTO "notices" VALUES(21,3,9,'turn',102,900,901,'{}',1772461800000,NULL,NULL,1,1772545806000,'delivered',1021);
INSERT INTO "notices" VALUES(22,4,1,'joined',101,900,901,'{}',1772461800000,NULL,NULL,0,1772545809000,'outdated',NULL);
INSERT INTO "notices" VALUES(23,4,3,'turn',102,900,901,'{}',1772462400000,NULL,NULL,0,1772545809000,'outdated',NULL);
INSERT INTO "notices" VALUES(24,4,4,'turn',101,900,901,'{}',1772463000000,NULL,NULL,0,1772545809000,'outdated',NULL);
INSERT INTO "notices" VALUES(25,4,4,'redrawn',NULL,900,901,'{}',1772463600000,NULL,NULL,0,1772545809000,'outdated',NULL);
INSERT INTO "notices" VALUES(26,4,6,'turn',102,900,901,'{}',1772463600000,NULL,NULL,0,1772545809000,'outdated',NULL);
INSERT INTO "notices" VALUES(27,4,7,'turn',101,900,901,'{}',1772464200000,NULL,NULL,0,1772545809000,'outdated',NULL);
INSERT INTO "notices" VALUES(28,4,8,'takeback-asked',101,900,901,'{"move": "18-15", "reply": null}',1772464200000,NULL,NULL,0,1772545809000,'outdated',NULL);
INSERT INTO "notices" VALUES(29,4,9,'taken-back',102,900,901,'{}',1772464200000,NULL,NULL,1,1772545809000,'delivered',1029);
INSERT INTO "notices" VALUES(30,4,10,'draw-offered',102,900,901,'{}',1772464200000,NULL,NULL,1,1772545812000,'delivered',1030);
INSERT INTO "notices" VALUES(31,5,1,'joined',101,900,901,'{}',1772464200000,NULL,NULL,0,1772545815000,'outdated',NULL);
INSERT INTO "notices" VALUES(32,5,3,'turn',102,900,901,'{}',1772464800000,NULL,NULL,0,1772545815000,'outdated',NULL);
INSERT INTO "notices" VALUES(33,5,3,'redrawn',NULL,900,901,'{}',1772465400000,NULL,NULL,0,1772545815000,'outdated',NULL);
INSERT INTO "notices" VALUES(34,5,5,'turn',101,900,901,'{}',1772465400000,NULL,NULL,0,1772545815000,'outdated',NULL);
INSERT INTO "notices" VALUES(35,5,6,'turn',102,900,901,'{}',1772466000000,NULL,NULL,0,1772545815000,'outdated',NULL);
INSERT INTO "notices" VALUES(36,5,7,'turn',101,900,901,'{}',1772466600000,NULL,NULL,0,1772545815000,'outdated',NULL);
INSERT INTO "notices" VALUES(37,5,9,'turn',102,900,901,'{}',1772467200000,NULL,NULL,0,1772545815000,'outdated',NULL);
INSERT INTO "notices" VALUES(38,5,10,'turn',101,900,901,'{}',1772467800000,NULL,NULL,0,1772545815000,'outdated',NULL);
INSERT INTO "notices" VALUES(39,5,11,'turn',102,900,901,'{}',1772468400000,NULL,NULL,0,1772545815000,'outdated',NULL);
INSERT INTO "notices" VALUES(40,5,13,'turn',101,900,901,'{}',1772469000000,NULL,NULL,0,1772545815000,'outdated',NULL);
INSERT INTO "notices" VALUES(41,5,14,'over',101,900,901,'{}',1772469000000,NULL,NULL,1,1772545815000,'delivered',1041);
INSERT INTO "notices" VALUES(42,6,1,'joined',101,900,901,'{}',1772469000000,NULL,NULL,0,1772545818000,'outdated',NULL);
INSERT INTO "notices" VALUES(43,6,3,'turn',102,900,901,'{}',1772469600000,NULL,NULL,0,1772545818000,'outdated',NULL);
INSERT INTO "notices" VALUES(44,6,4,'turn',101,900,901,'{}',1772470200000,NULL,NULL,0,1772545818000,'outdated',NULL);
INSERT INTO "notices" VALUES(45,6,4,'redrawn',NULL,900,901,'{}',1772470800000,NULL,NULL,0,1772545818000,'outdated',NULL);
INSERT INTO "notices" VALUES(46,6,6,'turn',102,900,901,'{}',1772470800000,NULL,NULL,0,1772545818000,'outdated',NULL);
INSERT INTO "notices" VALUES(47,6,7,'turn',101,900,901,'{}',1772471400000,NULL,NULL,0,1772545818000,'outdated',NULL);
INSERT INTO "notices" VALUES(48,6,8,'turn',102,900,901,'{}',1772472000000,NULL,NULL,0,1772545818000,'outdated',NULL);
INSERT INTO "notices" VALUES(49,6,10,'turn',101,900,901,'{}',1772472600000,NULL,NULL,0,1772545818000,'outdated',NULL);
INSERT INTO "notices" VALUES(50,6,11,'turn',102,900,901,'{}',1772473200000,NULL,NULL,0,1772545818000,'outdated',NULL);
INSERT INTO "notices" VALUES(51,6,12,'turn',101,900,901,'{}',1772473800000,NULL,NULL,0,1772545818000,'outdated',NULL);
INSERT INTO "notices" VALUES(52,6,13,'over',102,900,901,'{}',1772473800000,NULL,NULL,1,1772545818000,'delivered',1052);
INSERT INTO "notices" VALUES(53,7,1,'joined',101,900,901,'{}',1772473800000,NULL,NULL,0,1772545821000,'outdated',NULL);
INSERT INTO "notices" VALUES(54,7,2,'redrawn',NULL,900,901,'{}',1772474400000,NULL,NULL,0,1772545821000,'outdated',NULL);
INSERT INTO "notices" VALUES(55,7,4,'turn',102,900,901,'{}',1772474400000,NULL,NULL,0,1772545821000,'outdated',NULL);
INSERT INTO "notices" VALUES(56,7,5,'turn',101,900,901,'{}',1772475000000,NULL,NULL,0,1772545821000,'outdated',NULL);
INSERT INTO "notices" VALUES(57,7,6,'turn',102,900,901,'{}',1772475600000,NULL,NULL,0,1772545821000,'outdated',NULL);
INSERT INTO "notices" VALUES(58,7,8,'turn',101,900,901,'{}',1772476200000,NULL,NULL,0,1772545821000,'outdated',NULL);
INSERT INTO "notices" VALUES(59,7,9,'turn',102,900,901,'{}',1772476800000,NULL,NULL,0,1772545821000,'outdated',NULL);
INSERT INTO "notices" VALUES(60,7,10,'turn',101,900,901,'{}',1772477400000,NULL,NULL,0,1772545821000,'outdated',NULL);
INSERT INTO "notices" VALUES(61,7,12,'turn',102,900,901,'{}',1772478000000,NULL,NULL,0,1772545821000,'outdated',NULL);
INSERT INTO "notices" VALUES(62,7,13,'turn',101,900,901,'{}',1772478600000,NULL,NULL,0,1772545821000,'outdated',NULL);
INSERT INTO "notices" VALUES(63,7,14,'over',101,900,901,'{}',1772478600000,NULL,NULL,1,1772545821000,'delivered',1063);
INSERT INTO "notices" VALUES(64,8,1,'joined',101,900,901,'{}',1772478600000,NULL,NULL,0,1772545824000,'outdated',NULL);
INSERT INTO "notices" VALUES(65,9,1,'joined',101,900,901,'{}',1772478600000,NULL,NULL,1,1772545824000,'delivered',1065);
INSERT INTO "notices" VALUES(66,8,3,'turn',102,900,901,'{}',1772479200000,NULL,NULL,0,1772545827000,'outdated',NULL);
INSERT INTO "notices" VALUES(67,8,3,'redrawn',NULL,900,901,'{}',1772479800000,NULL,NULL,0,1772545827000,'outdated',NULL);
INSERT INTO "notices" VALUES(68,9,2,'redrawn',NULL,900,901,'{}',1772479800000,NULL,NULL,1,1772545827000,'delivered',1068);
INSERT INTO "notices" VALUES(69,8,5,'turn',101,900,901,'{}',1772479800000,NULL,NULL,0,1772545830000,'outdated',NULL);
INSERT INTO "notices" VALUES(70,8,6,'turn',102,900,901,'{}',1772480400000,NULL,NULL,0,1772545830000,'outdated',NULL);
INSERT INTO "notices" VALUES(71,8,7,'turn',101,900,901,'{}',1772481000000,NULL,NULL,0,1772545830000,'outdated',NULL);
INSERT INTO "notices" VALUES(72,8,9,'over',101,900,901,'{}',1772481000000,NULL,NULL,1,1772545830000,'delivered',1072);
INSERT INTO "notices" VALUES(73,10,1,'joined',101,900,901,'{}',1772481000000,NULL,NULL,0,1772545833000,'outdated',NULL);
INSERT INTO "notices" VALUES(74,10,2,'redrawn',NULL,900,901,'{}',1772481600000,NULL,NULL,0,1772545833000,'outdated',NULL);
INSERT INTO "notices" VALUES(75,10,4,'turn',102,900,901,'{}',1772481600000,NULL,NULL,1,1772545833000,'delivered',1075);
INSERT INTO "notices" VALUES(76,11,1,'turn',101,900,901,'{}',1772481600000,1772481600000,1772481630000,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(77,11,4,'turn',101,900,901,'{}',1772482200000,1772482200000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(78,12,1,'joined',101,900,901,'{}',1772482200000,1772482200000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(79,NULL,NULL,'seek-renewed',NULL,900,901,'{"seek": 12, "before": 11}',1772482200000,1772482200000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(80,NULL,NULL,'seek-declined',101,900,901,'{"seek": 13, "by": 102, "game": "american"}',1772482200000,1772482200000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(81,NULL,NULL,'tournament-shown',NULL,900,901,'{"tournament": 1}',1772482200000,1772482210000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(82,NULL,NULL,'tournament-round',NULL,900,901,'{"tournament": 1, "seq": 7}',1772482200000,1772482200000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(83,13,3,'turn',204,900,901,'{}',1772482800000,1772482800000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(84,13,3,'redrawn',NULL,900,901,'{}',1772483400000,1772485200000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(85,14,2,'redrawn',NULL,900,901,'{}',1772483400000,1772485200000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(86,15,2,'redrawn',NULL,900,901,'{}',1772483400000,1772485200000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(87,16,2,'redrawn',NULL,900,901,'{}',1772483400000,1772485200000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(88,17,2,'redrawn',NULL,900,901,'{}',1772483400000,1772485200000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(89,18,2,'redrawn',NULL,900,901,'{}',1772483400000,1772485200000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(90,12,2,'redrawn',NULL,900,901,'{}',1772483400000,1772485200000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(91,11,4,'redrawn',NULL,900,901,'{}',1772483400000,1772485200000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(92,13,5,'turn',201,900,901,'{}',1772483400000,1772483400000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(93,13,6,'turn',204,900,901,'{}',1772484000000,1772484000000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(94,13,7,'turn',201,900,901,'{}',1772484600000,1772484600000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(95,13,8,'over',204,900,901,'{}',1772484600000,1772484600000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(96,14,5,'turn',203,900,901,'{}',1772485200000,1772485200000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(97,14,6,'turn',202,900,901,'{}',1772485800000,1772485800000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(98,14,7,'turn',203,900,901,'{}',1772486400000,1772486400000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(99,14,9,'turn',202,900,901,'{}',1772487000000,1772487000000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(100,14,10,'over',203,900,901,'{}',1772487000000,1772487000000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(101,15,6,'turn',203,900,901,'{}',1772487600000,1772487600000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(102,15,7,'turn',204,900,901,'{}',1772488200000,1772488200000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(103,15,9,'turn',203,900,901,'{}',1772488800000,1772488800000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(104,15,10,'turn',204,900,901,'{}',1772489400000,1772489400000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(105,15,11,'over',204,900,901,'{}',1772489400000,1772489400000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(106,16,7,'turn',202,900,901,'{}',1772490000000,1772490000000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(107,16,9,'turn',201,900,901,'{}',1772490600000,1772490600000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(108,16,10,'turn',202,900,901,'{}',1772491200000,1772491200000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(109,16,11,'turn',201,900,901,'{}',1772491800000,1772491800000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(110,16,12,'over',202,900,901,'{}',1772491800000,1772491800000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(111,NULL,NULL,'tournament-shown',NULL,900,901,'{"tournament": 2}',1772491800000,1772491810000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(112,NULL,NULL,'tournament-round',NULL,900,901,'{"tournament": 2, "seq": 7}',1772491800000,1772491800000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(113,19,2,'redrawn',NULL,900,901,'{}',1772492400000,1772494200000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(114,20,2,'redrawn',NULL,900,901,'{}',1772492400000,1772494200000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(115,19,4,'turn',202,900,901,'{}',1772492400000,1772492400000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(116,19,5,'turn',204,900,901,'{}',1772493000000,1772493000000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(117,19,6,'turn',202,900,901,'{}',1772493600000,1772493600000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(118,19,8,'turn',204,900,901,'{}',1772494200000,1772494200000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(119,19,9,'over',204,900,901,'{}',1772494200000,1772494200000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(120,20,5,'turn',203,900,901,'{}',1772494800000,1772494800000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(121,20,6,'turn',201,900,901,'{}',1772495400000,1772495400000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(122,20,8,'turn',203,900,901,'{}',1772496000000,1772496000000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(123,20,9,'turn',201,900,901,'{}',1772496600000,1772496600000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(124,20,10,'over',201,900,901,'{}',1772496600000,1772496600000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(125,NULL,NULL,'tournament-round',NULL,900,901,'{"tournament": 2, "seq": 10}',1772496600000,1772496600000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(126,NULL,NULL,'tournament-shown',NULL,900,901,'{"tournament": 3}',1772496600000,1772496610000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(127,NULL,NULL,'tournament-round',NULL,900,901,'{"tournament": 3, "seq": 7}',1772496600000,1772496600000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(128,23,3,'turn',204,900,901,'{}',1772497200000,1772497200000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(129,21,2,'redrawn',NULL,900,901,'{}',1772497800000,1772499600000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(130,22,2,'redrawn',NULL,900,901,'{}',1772497800000,1772499600000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(131,23,3,'redrawn',NULL,900,901,'{}',1772497800000,1772499600000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(132,24,2,'redrawn',NULL,900,901,'{}',1772497800000,1772499600000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(133,25,2,'redrawn',NULL,900,901,'{}',1772497800000,1772499600000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(134,26,2,'redrawn',NULL,900,901,'{}',1772497800000,1772499600000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(135,23,5,'turn',203,900,901,'{}',1772497800000,1772497800000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(136,23,6,'turn',204,900,901,'{}',1772498400000,1772498400000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(137,23,7,'turn',203,900,901,'{}',1772499000000,1772499000000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(138,23,8,'over',204,900,901,'{}',1772499000000,1772499000000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(139,24,5,'turn',203,900,901,'{}',1772499600000,1772499600000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(140,24,6,'turn',204,900,901,'{}',1772500200000,1772500200000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(141,24,7,'turn',203,900,901,'{}',1772500800000,1772500800000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(142,24,9,'turn',204,900,901,'{}',1772501400000,1772501400000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(143,24,10,'over',203,900,901,'{}',1772501400000,1772501400000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(144,25,6,'turn',202,900,901,'{}',1772502000000,1772502000000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(145,25,7,'turn',201,900,901,'{}',1772502600000,1772502600000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(146,25,9,'turn',202,900,901,'{}',1772503200000,1772503200000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(147,25,10,'turn',201,900,901,'{}',1772503800000,1772503800000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(148,25,11,'over',201,900,901,'{}',1772503800000,1772503800000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(149,26,7,'turn',201,900,901,'{}',1772504400000,1772504400000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(150,26,9,'turn',202,900,901,'{}',1772505000000,1772505000000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(151,26,10,'turn',201,900,901,'{}',1772505600000,1772505600000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(152,26,11,'turn',202,900,901,'{}',1772506200000,1772506200000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(153,26,12,'over',202,900,901,'{}',1772506200000,1772506200000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(154,NULL,NULL,'tournament-round',NULL,900,901,'{"tournament": 3, "seq": 12}',1772506200000,1772506200000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(155,NULL,NULL,'tournament-shown',NULL,900,901,'{"tournament": 4}',1772506200000,1772506210000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(156,NULL,NULL,'tournament-round',NULL,900,901,'{"tournament": 4, "seq": 9}',1772506200000,1772506200000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(157,27,2,'redrawn',NULL,900,901,'{}',1772506800000,1772508600000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(158,28,2,'redrawn',NULL,900,901,'{}',1772506800000,1772508600000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(159,29,2,'redrawn',NULL,900,901,'{}',1772506800000,1772508600000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(160,30,2,'redrawn',NULL,900,901,'{}',1772506800000,1772508600000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(161,31,2,'redrawn',NULL,900,901,'{}',1772506800000,1772508600000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(162,32,2,'redrawn',NULL,900,901,'{}',1772506800000,1772508600000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(163,33,2,'redrawn',NULL,900,901,'{}',1772506800000,1772508600000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(164,34,2,'redrawn',NULL,900,901,'{}',1772506800000,1772508600000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(165,35,2,'redrawn',NULL,900,901,'{}',1772506800000,1772508600000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(166,36,2,'redrawn',NULL,900,901,'{}',1772506800000,1772508600000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(167,37,2,'redrawn',NULL,900,901,'{}',1772506800000,1772508600000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(168,38,2,'redrawn',NULL,900,901,'{}',1772506800000,1772508600000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(169,39,2,'redrawn',NULL,900,901,'{}',1772506800000,1772508600000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(170,40,2,'redrawn',NULL,900,901,'{}',1772506800000,1772508600000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(171,41,2,'redrawn',NULL,900,901,'{}',1772506800000,1772508600000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(172,42,2,'redrawn',NULL,900,901,'{}',1772506800000,1772508600000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(173,43,2,'redrawn',NULL,900,901,'{}',1772506800000,1772508600000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(174,44,2,'redrawn',NULL,900,901,'{}',1772506800000,1772508600000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(175,45,2,'redrawn',NULL,900,901,'{}',1772506800000,1772508600000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(176,31,4,'turn',201,900,901,'{}',1772506800000,1772506800000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(177,31,5,'turn',204,900,901,'{}',1772507400000,1772507400000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(178,31,6,'turn',201,900,901,'{}',1772508000000,1772508000000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(179,31,8,'turn',204,900,901,'{}',1772508600000,1772508600000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(180,31,9,'over',204,900,901,'{}',1772508600000,1772508600000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(181,32,5,'turn',202,900,901,'{}',1772509200000,1772509200000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(182,32,6,'turn',203,900,901,'{}',1772509800000,1772509800000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(183,32,8,'turn',202,900,901,'{}',1772510400000,1772510400000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(184,32,9,'turn',203,900,901,'{}',1772511000000,1772511000000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(185,32,10,'over',202,900,901,'{}',1772511000000,1772511000000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(186,33,6,'turn',206,900,901,'{}',1772511600000,1772511600000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(187,33,8,'turn',205,900,901,'{}',1772512200000,1772512200000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(188,33,9,'turn',206,900,901,'{}',1772512800000,1772512800000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(189,33,10,'turn',205,900,901,'{}',1772513400000,1772513400000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(190,33,11,'over',205,900,901,'{}',1772513400000,1772513400000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(191,34,8,'turn',206,900,901,'{}',1772514000000,1772514000000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(192,34,9,'turn',201,900,901,'{}',1772514600000,1772514600000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(193,34,10,'turn',206,900,901,'{}',1772515200000,1772515200000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(194,34,12,'turn',201,900,901,'{}',1772515800000,1772515800000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(195,34,13,'over',201,900,901,'{}',1772515800000,1772515800000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(196,35,9,'turn',205,900,901,'{}',1772516400000,1772516400000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(197,35,10,'turn',202,900,901,'{}',1772517000000,1772517000000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(198,35,12,'turn',205,900,901,'{}',1772517600000,1772517600000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(199,35,13,'turn',202,900,901,'{}',1772518200000,1772518200000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(200,35,14,'over',205,900,901,'{}',1772518200000,1772518200000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(201,36,10,'turn',203,900,901,'{}',1772518800000,1772518800000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(202,36,12,'turn',204,900,901,'{}',1772519400000,1772519400000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(203,36,13,'turn',203,900,901,'{}',1772520000000,1772520000000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(204,36,14,'turn',204,900,901,'{}',1772520600000,1772520600000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(205,36,15,'over',204,900,901,'{}',1772520600000,1772520600000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(206,37,12,'turn',201,900,901,'{}',1772521200000,1772521200000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(207,37,13,'turn',203,900,901,'{}',1772521800000,1772521800000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(208,37,14,'turn',201,900,901,'{}',1772522400000,1772522400000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(209,37,16,'turn',203,900,901,'{}',1772523000000,1772523000000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(210,37,17,'over',203,900,901,'{}',1772523000000,1772523000000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(211,38,13,'turn',204,900,901,'{}',1772523600000,1772523600000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(212,38,14,'turn',205,900,901,'{}',1772524200000,1772524200000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(213,38,16,'turn',204,900,901,'{}',1772524800000,1772524800000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(214,38,17,'turn',205,900,901,'{}',1772525400000,1772525400000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(215,38,18,'over',204,900,901,'{}',1772525400000,1772525400000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(216,NULL,NULL,'tournament-shown',NULL,900,908,'{"tournament": 5}',1772525400000,NULL,NULL,1,1772545800000,'delivered',1216);
INSERT INTO "notices" VALUES(217,NULL,NULL,'tournament-news',NULL,900,908,'{"tournament": 5, "seq": 6}',1772525400000,NULL,NULL,1,1772545803000,'delivered',1217);
INSERT INTO "notices" VALUES(218,NULL,NULL,'tournament-news',NULL,900,908,'{"tournament": 5, "seq": 7}',1772525400000,NULL,NULL,1,1772545806000,'delivered',1218);
INSERT INTO "notices" VALUES(219,NULL,NULL,'ladder',NULL,900,901,'{"ladder": 1, "seq": 5}',1772525400000,1772525400000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(220,46,3,'turn',103,900,901,'{}',1772526000000,1772526000000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(221,46,3,'redrawn',NULL,900,901,'{}',1772526600000,1772528400000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(222,46,5,'turn',101,900,901,'{}',1772526600000,1772526600000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(223,46,6,'turn',103,900,901,'{}',1772527200000,1772527200000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(224,46,7,'turn',101,900,901,'{}',1772527800000,1772527800000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(225,NULL,NULL,'ladder',NULL,900,901,'{"ladder": 1, "seq": 6}',1772527800000,1772527800000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(226,46,8,'over',103,900,901,'{}',1772527800000,1772527800000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(227,NULL,NULL,'ladder',NULL,900,901,'{"ladder": 1, "seq": 7}',1772527800000,1772527800000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(228,48,1,'joined',101,900,950,'{}',1772527800000,NULL,NULL,1,1772545800000,'delivered',1228);
INSERT INTO "notices" VALUES(229,48,1,'joined',NULL,800,950,'{}',1772527800000,NULL,NULL,1,1772545803000,'delivered',1229);
INSERT INTO "notices" VALUES(230,NULL,NULL,'problem',NULL,900,901,'{"day": "2026-03-03", "problem": "076fd0e9a0da"}',1772527800000,1772527800000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(231,47,2,'redrawn',NULL,900,901,'{}',1772545800000,1772549400000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(232,48,3,'redrawn',NULL,900,950,'{}',1772545800000,1772549400000,NULL,0,NULL,NULL,NULL);
CREATE TABLE players (
	user_id BIGINT NOT NULL, 
	name VARCHAR(100), 
	settings JSON NOT NULL, 
	CONSTRAINT pk_players PRIMARY KEY (user_id)
);
INSERT INTO "players" VALUES(101,'Änne 安奈 ''x\','{"locale": "en-US", "dm": true, "zone": "Europe/Berlin", "world": true}');
INSERT INTO "players" VALUES(102,'Bob','{"locale": "en-US"}');
INSERT INTO "players" VALUES(103,'Carl','{"locale": "en-US", "world": true}');
CREATE TABLE prepared_lines (
	match_id INTEGER NOT NULL, 
	user_id BIGINT NOT NULL, 
	turn_seq INTEGER NOT NULL, 
	lines JSON NOT NULL, 
	news JSON NOT NULL, 
	due BOOLEAN NOT NULL, 
	CONSTRAINT pk_prepared_lines PRIMARY KEY (match_id, user_id), 
	CONSTRAINT fk_prepared_lines_match_id FOREIGN KEY(match_id) REFERENCES matches (id)
);
INSERT INTO "prepared_lines" VALUES(10,101,4,'[["21-17", "5-9"]]','[]',0);
CREATE TABLE problem_attempts (
	user_id BIGINT NOT NULL, 
	day DATE NOT NULL, 
	problem VARCHAR(16) NOT NULL, 
	guild_id BIGINT, 
	plies SMALLINT NOT NULL, 
	wrong INTEGER NOT NULL, 
	solved_at BIGINT, 
	given_up_at BIGINT, 
	missed JSON NOT NULL, 
	request BIGINT, 
	CONSTRAINT pk_problem_attempts PRIMARY KEY (user_id, day, problem)
);
INSERT INTO "problem_attempts" VALUES(101,'2026-03-03','823bdea1ed53',900,3,1,1772527800000,NULL,'[]',NULL);
INSERT INTO "problem_attempts" VALUES(102,'2026-03-03','823bdea1ed53',900,3,0,1772527800000,NULL,'[]',NULL);
CREATE TABLE problem_channels (
	guild_id BIGINT NOT NULL, 
	channel_id BIGINT NOT NULL, 
	game VARCHAR(80), 
	"by" BIGINT NOT NULL, 
	due_at BIGINT NOT NULL, 
	day DATE, 
	problem VARCHAR(16), 
	message_id BIGINT, 
	CONSTRAINT pk_problem_channels PRIMARY KEY (guild_id)
);
INSERT INTO "problem_channels" VALUES(900,901,NULL,999,1772582400000,NULL,NULL,NULL);
CREATE TABLE qualifications (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	guild_id BIGINT NOT NULL, 
	"by" BIGINT NOT NULL, 
	tournament_id INTEGER, 
	series_id INTEGER, 
	target_id INTEGER NOT NULL, 
	places SMALLINT NOT NULL, 
	days SMALLINT, 
	settled_at BIGINT, 
	wakes_at BIGINT, 
	CONSTRAINT fk_qualifications_tournament_id FOREIGN KEY(tournament_id) REFERENCES tournaments (id), 
	CONSTRAINT fk_qualifications_series_id FOREIGN KEY(series_id) REFERENCES series (id), 
	CONSTRAINT fk_qualifications_target_id FOREIGN KEY(target_id) REFERENCES tournaments (id)
);
INSERT INTO "qualifications" VALUES(1,900,999,4,NULL,5,2,7,1772525400000,NULL);
CREATE TABLE qualified (
	qualification_id INTEGER NOT NULL, 
	user_id BIGINT NOT NULL, 
	rank SMALLINT NOT NULL, 
	state VARCHAR(16) NOT NULL, 
	until BIGINT, 
	CONSTRAINT pk_qualified PRIMARY KEY (qualification_id, user_id), 
	CONSTRAINT fk_qualified_qualification_id FOREIGN KEY(qualification_id) REFERENCES qualifications (id)
);
INSERT INTO "qualified" VALUES(1,201,1,'declined',NULL);
CREATE TABLE rating_changes (
	guild_id BIGINT NOT NULL, 
	match_id INTEGER NOT NULL, 
	side SMALLINT NOT NULL, 
	game VARCHAR(80) NOT NULL, 
	user_id BIGINT NOT NULL, 
	opponent_id BIGINT NOT NULL, 
	points SMALLINT NOT NULL, 
	weight DOUBLE NOT NULL, 
	at BIGINT NOT NULL, 
	old_value DOUBLE NOT NULL, 
	old_deviation DOUBLE NOT NULL, 
	old_volatility DOUBLE NOT NULL, 
	old_at BIGINT, 
	value DOUBLE NOT NULL, 
	deviation DOUBLE NOT NULL, 
	volatility DOUBLE NOT NULL, 
	games INTEGER NOT NULL, 
	CONSTRAINT pk_rating_changes PRIMARY KEY (guild_id, match_id, side), 
	CONSTRAINT fk_rating_changes_match_id FOREIGN KEY(match_id) REFERENCES matches (id)
);
INSERT INTO "rating_changes" VALUES(900,5,0,'american',101,102,2,1.0,1772469000000,1500.0,350.0,0.09,NULL,1.66221200147034551264e+03,2.90230507782238646543e+02,8.99975339374030069983e-02,1);
INSERT INTO "rating_changes" VALUES(900,5,1,'american',102,101,0,1.0,1772469000000,1500.0,350.0,0.09,NULL,1.33778799852965448737e+03,2.90230507782238646543e+02,8.99975339374030069983e-02,1);
INSERT INTO "rating_changes" VALUES(0,5,0,'american',101,102,2,1.0,1772469000000,1500.0,350.0,0.09,NULL,1.66221200147034551264e+03,2.90230507782238646543e+02,8.99975339374030069983e-02,1);
INSERT INTO "rating_changes" VALUES(0,5,1,'american',102,101,0,1.0,1772469000000,1500.0,350.0,0.09,NULL,1.33778799852965448737e+03,2.90230507782238646543e+02,8.99975339374030069983e-02,1);
INSERT INTO "rating_changes" VALUES(900,6,0,'american',101,102,0,1.0,1772473800000,1.66221200147034551264e+03,2.90230507782238646543e+02,8.99975339374030069983e-02,1772469000000,1.43333390343453515925e+03,2.60277025692171491764e+02,9.0013166678496375761e-02,2);
INSERT INTO "rating_changes" VALUES(900,6,1,'american',102,101,2,1.0,1772473800000,1.33778799852965448737e+03,2.90230507782238646543e+02,8.99975339374030069983e-02,1772469000000,1.56666609656546484074e+03,2.60277025692171491764e+02,9.00131666784964173944e-02,2);
INSERT INTO "rating_changes" VALUES(0,6,0,'american',101,102,0,1.0,1772473800000,1.66221200147034551264e+03,2.90230507782238646543e+02,8.99975339374030069983e-02,1772469000000,1.43333390343453515925e+03,2.60277025692171491764e+02,9.0013166678496375761e-02,2);
INSERT INTO "rating_changes" VALUES(0,6,1,'american',102,101,2,1.0,1772473800000,1.33778799852965448737e+03,2.90230507782238646543e+02,8.99975339374030069983e-02,1772469000000,1.56666609656546484074e+03,2.60277025692171491764e+02,9.00131666784964173944e-02,2);
INSERT INTO "rating_changes" VALUES(900,7,0,'american',101,102,2,1.0,1772478600000,1.43333390343453515925e+03,2.60277025692171491764e+02,9.0013166678496375761e-02,1772473800000,1.58153887880066804432e+03,2.27756614466492464995e+02,0.0900172586830858,3);
INSERT INTO "rating_changes" VALUES(900,7,1,'american',102,101,0,1.0,1772478600000,1.56666609656546484074e+03,2.60277025692171491764e+02,9.00131666784964173944e-02,1772473800000,1.41846112119933195567e+03,2.27756614466492464995e+02,0.0900172586830858,3);
INSERT INTO "rating_changes" VALUES(0,7,0,'american',101,102,2,1.0,1772478600000,1.43333390343453515925e+03,2.60277025692171491764e+02,9.0013166678496375761e-02,1772473800000,1.58153887880066804432e+03,2.27756614466492464995e+02,0.0900172586830858,3);
INSERT INTO "rating_changes" VALUES(0,7,1,'american',102,101,0,1.0,1772478600000,1.56666609656546484074e+03,2.60277025692171491764e+02,9.00131666784964173944e-02,1772473800000,1.41846112119933195567e+03,2.27756614466492464995e+02,0.0900172586830858,3);
INSERT INTO "rating_changes" VALUES(0,14,0,'american',202,203,0,1.0,1772487000000,1500.0,350.0,0.09,NULL,1.33778799852965448737e+03,2.90230507782238646543e+02,8.99975339374030069983e-02,1);
INSERT INTO "rating_changes" VALUES(0,14,1,'american',203,202,2,1.0,1772487000000,1500.0,350.0,0.09,NULL,1.66221200147034551264e+03,2.90230507782238646543e+02,8.99975339374030069983e-02,1);
INSERT INTO "rating_changes" VALUES(0,15,0,'american',204,203,2,1.0,1772489400000,1500.0,350.0,0.09,NULL,1.73172428994889355635e+03,2.86823947077628929498e+02,9.00027669261042329029e-02,1);
INSERT INTO "rating_changes" VALUES(0,15,1,'american',203,204,0,1.0,1772489400000,1.66221200147034551264e+03,2.90230507782238646543e+02,8.99975339374030069983e-02,1772487000000,1.49761925987703216379e+03,2.56154282283482643829e+02,9.00012173523855874002e-02,2);
INSERT INTO "rating_changes" VALUES(0,19,0,'american',204,202,2,1.0,1772494200000,1.73172428994889355635e+03,2.86823947077628929498e+02,9.00027669261042329029e-02,1772489400000,1.77791073914059234088e+03,2.62175263492537567342e+02,8.99975577665222542522e-02,2);
INSERT INTO "rating_changes" VALUES(0,19,1,'american',202,204,0,1.0,1772494200000,1.33778799852965448737e+03,2.90230507782238646543e+02,8.99975339374030069983e-02,1772487000000,1.29082237029105044716e+03,2.64668292109589231141e+02,8.99923128656964638194e-02,2);
INSERT INTO "rating_changes" VALUES(0,23,0,'american',204,203,2,1.0,1772499000000,1.77791073914059234088e+03,2.62175263492537567342e+02,8.99975577665222542522e-02,1772494200000,1.83309613779605660964e+03,2.35717878977937459698e+02,8.99909297551347575616e-02,3);
INSERT INTO "rating_changes" VALUES(0,23,1,'american',203,204,0,1.0,1772499000000,1.49761925987703216379e+03,2.56154282283482643829e+02,9.00012173523855874002e-02,1772489400000,1.44437110570915547215e+03,2.31578527317778764421e+02,8.99946425798388432992e-02,3);
INSERT INTO "rating_changes" VALUES(0,24,0,'american',203,204,2,1.0,1772501400000,1.44437110570915547215e+03,2.31578527317778764421e+02,8.99946425798388432992e-02,1772499000000,1.63031404681901085492e+03,2.16941682097503758092e+02,9.00247516382040313676e-02,4);
INSERT INTO "rating_changes" VALUES(0,24,1,'american',204,203,0,1.0,1772501400000,1.83309613779605660964e+03,2.35717878977937459698e+02,8.99909297551347575616e-02,1772499000000,1.63988384004814474791e+03,2.20270814479779630801e+02,0.0900212562435123,4);
INSERT INTO "rating_changes" VALUES(0,32,0,'american',203,202,0,1.0,1772511000000,1.63031404681901085492e+03,2.16941682097503758092e+02,9.00247516382040313676e-02,1772501400000,1.48119227386521765763e+03,2.03491738758878426551e+02,0.0900478996236973,5);
INSERT INTO "rating_changes" VALUES(0,32,1,'american',202,203,2,1.0,1772511000000,1.29082237029105044716e+03,2.64668292109589231141e+02,8.99923128656964638194e-02,1772494200000,1.51796037778739628266e+03,2.39763671221195068033e+02,0.0900168824735189,3);
INSERT INTO "rating_changes" VALUES(0,33,0,'american',205,206,2,1.0,1772513400000,1500.0,350.0,0.09,NULL,1.66221200147034551264e+03,2.90230507782238646543e+02,8.99975339374030069983e-02,1);
INSERT INTO "rating_changes" VALUES(0,33,1,'american',206,205,0,1.0,1772513400000,1500.0,350.0,0.09,NULL,1.33778799852965448737e+03,2.90230507782238646543e+02,8.99975339374030069983e-02,1);
INSERT INTO "rating_changes" VALUES(0,35,0,'american',202,205,0,1.0,1772518200000,1.51796037778739628266e+03,2.39763671221195068033e+02,0.0900168824735189,1772511000000,1.44860688213008620547e+03,2.15753716547281186415e+02,9.00111420984637811137e-02,4);
INSERT INTO "rating_changes" VALUES(0,35,1,'american',205,202,2,1.0,1772518200000,1.66221200147034551264e+03,2.90230507782238646543e+02,8.99975339374030069983e-02,1772513400000,1.7562826414499302245e+03,2.45558006490848157454e+02,8.99909594015029373759e-02,2);
INSERT INTO "rating_changes" VALUES(0,36,0,'american',204,203,2,1.0,1772520600000,1.63988384004814474791e+03,2.20270814479779630801e+02,0.0900212562435123,1772501400000,1.69961139889812034198e+03,197.378470228496,9.00133673130306122267e-02,5);
INSERT INTO "rating_changes" VALUES(0,36,1,'american',203,204,0,1.0,1772520600000,1.48119227386521765763e+03,2.03491738758878426551e+02,0.0900478996236973,1772511000000,1.42894997326482416609e+03,1.85701633620630303768e+02,9.00403154064319255489e-02,6);
INSERT INTO "rating_changes" VALUES(0,38,0,'american',205,204,0,1.0,1772525400000,1.7562826414499302245e+03,2.45558006490848157454e+02,8.99909594015029373759e-02,1772518200000,1.63254626518238956127e+03,2.11193808209837868622e+02,8.99906149432990881686e-02,3);
INSERT INTO "rating_changes" VALUES(0,38,1,'american',204,205,2,1.0,1772525400000,1.69961139889812034198e+03,197.378470228496,9.00133673130306122267e-02,1772520600000,1.78292317716967932024e+03,1.80374953919504775971e+02,0.0900144014884096,6);
INSERT INTO "rating_changes" VALUES(900,14,0,'american',202,203,0,1.0,1772487000000,1500.0,350.0,0.09,NULL,1.33778799852965448737e+03,2.90230507782238646543e+02,8.99975339374030069983e-02,1);
INSERT INTO "rating_changes" VALUES(900,14,1,'american',203,202,2,1.0,1772487000000,1500.0,350.0,0.09,NULL,1.66221200147034551264e+03,2.90230507782238646543e+02,8.99975339374030069983e-02,1);
INSERT INTO "rating_changes" VALUES(900,15,0,'american',204,203,2,1.0,1772489400000,1500.0,350.0,0.09,NULL,1.73172428994889355635e+03,2.86823947077628929498e+02,9.00027669261042329029e-02,1);
INSERT INTO "rating_changes" VALUES(900,15,1,'american',203,204,0,1.0,1772489400000,1.66221200147034551264e+03,2.90230507782238646543e+02,8.99975339374030069983e-02,1772487000000,1.49761925987703216379e+03,2.56154282283482643829e+02,9.00012173523855874002e-02,2);
INSERT INTO "rating_changes" VALUES(900,19,0,'american',204,202,2,1.0,1772494200000,1.73172428994889355635e+03,2.86823947077628929498e+02,9.00027669261042329029e-02,1772489400000,1.77791073914059234088e+03,2.62175263492537567342e+02,8.99975577665222542522e-02,2);
INSERT INTO "rating_changes" VALUES(900,19,1,'american',202,204,0,1.0,1772494200000,1.33778799852965448737e+03,2.90230507782238646543e+02,8.99975339374030069983e-02,1772487000000,1.29082237029105044716e+03,2.64668292109589231141e+02,8.99923128656964638194e-02,2);
INSERT INTO "rating_changes" VALUES(900,23,0,'american',204,203,2,1.0,1772499000000,1.77791073914059234088e+03,2.62175263492537567342e+02,8.99975577665222542522e-02,1772494200000,1.83309613779605660964e+03,2.35717878977937459698e+02,8.99909297551347575616e-02,3);
INSERT INTO "rating_changes" VALUES(900,23,1,'american',203,204,0,1.0,1772499000000,1.49761925987703216379e+03,2.56154282283482643829e+02,9.00012173523855874002e-02,1772489400000,1.44437110570915547215e+03,2.31578527317778764421e+02,8.99946425798388432992e-02,3);
INSERT INTO "rating_changes" VALUES(900,24,0,'american',203,204,2,1.0,1772501400000,1.44437110570915547215e+03,2.31578527317778764421e+02,8.99946425798388432992e-02,1772499000000,1.63031404681901085492e+03,2.16941682097503758092e+02,9.00247516382040313676e-02,4);
INSERT INTO "rating_changes" VALUES(900,24,1,'american',204,203,0,1.0,1772501400000,1.83309613779605660964e+03,2.35717878977937459698e+02,8.99909297551347575616e-02,1772499000000,1.63988384004814474791e+03,2.20270814479779630801e+02,0.0900212562435123,4);
INSERT INTO "rating_changes" VALUES(900,32,0,'american',203,202,0,1.0,1772511000000,1.63031404681901085492e+03,2.16941682097503758092e+02,9.00247516382040313676e-02,1772501400000,1.48119227386521765763e+03,2.03491738758878426551e+02,0.0900478996236973,5);
INSERT INTO "rating_changes" VALUES(900,32,1,'american',202,203,2,1.0,1772511000000,1.29082237029105044716e+03,2.64668292109589231141e+02,8.99923128656964638194e-02,1772494200000,1.51796037778739628266e+03,2.39763671221195068033e+02,0.0900168824735189,3);
INSERT INTO "rating_changes" VALUES(900,33,0,'american',205,206,2,1.0,1772513400000,1500.0,350.0,0.09,NULL,1.66221200147034551264e+03,2.90230507782238646543e+02,8.99975339374030069983e-02,1);
INSERT INTO "rating_changes" VALUES(900,33,1,'american',206,205,0,1.0,1772513400000,1500.0,350.0,0.09,NULL,1.33778799852965448737e+03,2.90230507782238646543e+02,8.99975339374030069983e-02,1);
INSERT INTO "rating_changes" VALUES(900,35,0,'american',202,205,0,1.0,1772518200000,1.51796037778739628266e+03,2.39763671221195068033e+02,0.0900168824735189,1772511000000,1.44860688213008620547e+03,2.15753716547281186415e+02,9.00111420984637811137e-02,4);
INSERT INTO "rating_changes" VALUES(900,35,1,'american',205,202,2,1.0,1772518200000,1.66221200147034551264e+03,2.90230507782238646543e+02,8.99975339374030069983e-02,1772513400000,1.7562826414499302245e+03,2.45558006490848157454e+02,8.99909594015029373759e-02,2);
INSERT INTO "rating_changes" VALUES(900,36,0,'american',204,203,2,1.0,1772520600000,1.63988384004814474791e+03,2.20270814479779630801e+02,0.0900212562435123,1772501400000,1.69961139889812034198e+03,197.378470228496,9.00133673130306122267e-02,5);
INSERT INTO "rating_changes" VALUES(900,36,1,'american',203,204,0,1.0,1772520600000,1.48119227386521765763e+03,2.03491738758878426551e+02,0.0900478996236973,1772511000000,1.42894997326482416609e+03,1.85701633620630303768e+02,9.00403154064319255489e-02,6);
INSERT INTO "rating_changes" VALUES(900,38,0,'american',205,204,0,1.0,1772525400000,1.7562826414499302245e+03,2.45558006490848157454e+02,8.99909594015029373759e-02,1772518200000,1.63254626518238956127e+03,2.11193808209837868622e+02,8.99906149432990881686e-02,3);
INSERT INTO "rating_changes" VALUES(900,38,1,'american',204,205,2,1.0,1772525400000,1.69961139889812034198e+03,197.378470228496,9.00133673130306122267e-02,1772520600000,1.78292317716967932024e+03,1.80374953919504775971e+02,0.0900144014884096,6);
INSERT INTO "rating_changes" VALUES(900,46,0,'american',101,103,0,1.0,1772527800000,1.58153887880066804432e+03,2.27756614466492464995e+02,0.0900172586830858,1772478600000,1.4842858487251098722e+03,2.0903654902237644819e+02,9.00186887625572806914e-02,4);
INSERT INTO "rating_changes" VALUES(900,46,1,'american',103,101,2,1.0,1772527800000,1500.0,350.0,0.09,NULL,1.70659645381807968081e+03,2.73063931074526749392e+02,8.99989108412209831699e-02,1);
INSERT INTO "rating_changes" VALUES(0,46,0,'american',101,103,0,1.0,1772527800000,1.58153887880066804432e+03,2.27756614466492464995e+02,0.0900172586830858,1772478600000,1.4842858487251098722e+03,2.0903654902237644819e+02,9.00186887625572806914e-02,4);
INSERT INTO "rating_changes" VALUES(0,46,1,'american',103,101,2,1.0,1772527800000,1500.0,350.0,0.09,NULL,1.70659645381807968081e+03,2.73063931074526749392e+02,8.99989108412209831699e-02,1);
CREATE TABLE ratings (
	guild_id BIGINT NOT NULL, 
	game VARCHAR(80) NOT NULL, 
	user_id BIGINT NOT NULL, 
	value DOUBLE NOT NULL, 
	deviation DOUBLE NOT NULL, 
	volatility DOUBLE NOT NULL, 
	games INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	settled_until BIGINT, 
	CONSTRAINT pk_ratings PRIMARY KEY (guild_id, game, user_id)
);
INSERT INTO "ratings" VALUES(900,'american',102,1.41846112119933195567e+03,2.27756614466492464995e+02,0.0900172586830858,3,1772478600000,NULL);
INSERT INTO "ratings" VALUES(0,'american',102,1.41846112119933195567e+03,2.27756614466492464995e+02,0.0900172586830858,3,1772478600000,NULL);
INSERT INTO "ratings" VALUES(0,'american',202,1.44860688213008620547e+03,2.15753716547281186415e+02,9.00111420984637811137e-02,4,1772518200000,NULL);
INSERT INTO "ratings" VALUES(0,'american',203,1.42894997326482416609e+03,1.85701633620630303768e+02,9.00403154064319255489e-02,6,1772520600000,NULL);
INSERT INTO "ratings" VALUES(0,'american',204,1.78292317716967932024e+03,1.80374953919504775971e+02,0.0900144014884096,6,1772525400000,NULL);
INSERT INTO "ratings" VALUES(0,'american',205,1.63254626518238956127e+03,2.11193808209837868622e+02,8.99906149432990881686e-02,3,1772525400000,NULL);
INSERT INTO "ratings" VALUES(0,'american',206,1.33778799852965448737e+03,2.90230507782238646543e+02,8.99975339374030069983e-02,1,1772513400000,NULL);
INSERT INTO "ratings" VALUES(900,'american',202,1.44860688213008620547e+03,2.15753716547281186415e+02,9.00111420984637811137e-02,4,1772518200000,NULL);
INSERT INTO "ratings" VALUES(900,'american',203,1.42894997326482416609e+03,1.85701633620630303768e+02,9.00403154064319255489e-02,6,1772520600000,NULL);
INSERT INTO "ratings" VALUES(900,'american',204,1.78292317716967932024e+03,1.80374953919504775971e+02,0.0900144014884096,6,1772525400000,NULL);
INSERT INTO "ratings" VALUES(900,'american',205,1.63254626518238956127e+03,2.11193808209837868622e+02,8.99906149432990881686e-02,3,1772525400000,NULL);
INSERT INTO "ratings" VALUES(900,'american',206,1.33778799852965448737e+03,2.90230507782238646543e+02,8.99975339374030069983e-02,1,1772513400000,NULL);
INSERT INTO "ratings" VALUES(900,'american',101,1.4842858487251098722e+03,2.0903654902237644819e+02,9.00186887625572806914e-02,4,1772527800000,NULL);
INSERT INTO "ratings" VALUES(900,'american',103,1.70659645381807968081e+03,2.73063931074526749392e+02,8.99989108412209831699e-02,1,1772527800000,NULL);
INSERT INTO "ratings" VALUES(0,'american',101,1.4842858487251098722e+03,2.0903654902237644819e+02,9.00186887625572806914e-02,4,1772527800000,NULL);
INSERT INTO "ratings" VALUES(0,'american',103,1.70659645381807968081e+03,2.73063931074526749392e+02,8.99989108412209831699e-02,1,1772527800000,NULL);
CREATE TABLE remembered (
	name VARCHAR(64) NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_remembered PRIMARY KEY (name)
);
INSERT INTO "remembered" VALUES('command-ids','{"play": 5}');
CREATE TABLE reminders (
	match_id INTEGER NOT NULL, 
	since BIGINT NOT NULL, 
	sent SMALLINT, 
	due_at BIGINT, 
	CONSTRAINT pk_reminders PRIMARY KEY (match_id), 
	CONSTRAINT fk_reminders_match_id FOREIGN KEY(match_id) REFERENCES matches (id)
);
INSERT INTO "reminders" VALUES(1,1772455800000,NULL,1773003000000);
INSERT INTO "reminders" VALUES(3,1772461800000,NULL,1772593200000);
INSERT INTO "reminders" VALUES(4,1772464200000,NULL,1773003600000);
INSERT INTO "reminders" VALUES(9,1772478600000,NULL,1772874000000);
INSERT INTO "reminders" VALUES(10,1772481600000,NULL,1772874000000);
INSERT INTO "reminders" VALUES(12,1772482200000,NULL,1772874000000);
INSERT INTO "reminders" VALUES(17,1772482200000,NULL,1772548200000);
INSERT INTO "reminders" VALUES(18,1772482200000,NULL,1772548200000);
INSERT INTO "reminders" VALUES(21,1772496600000,NULL,1772562600000);
INSERT INTO "reminders" VALUES(22,1772496600000,NULL,1772562600000);
INSERT INTO "reminders" VALUES(27,1772506200000,NULL,1772571600000);
INSERT INTO "reminders" VALUES(28,1772506200000,NULL,1772571600000);
INSERT INTO "reminders" VALUES(29,1772506200000,NULL,1772571600000);
INSERT INTO "reminders" VALUES(30,1772506200000,NULL,1772571600000);
INSERT INTO "reminders" VALUES(39,1772506200000,NULL,1772571600000);
INSERT INTO "reminders" VALUES(40,1772506200000,NULL,1772571600000);
INSERT INTO "reminders" VALUES(41,1772506200000,NULL,1772571600000);
INSERT INTO "reminders" VALUES(42,1772506200000,NULL,1772571600000);
INSERT INTO "reminders" VALUES(43,1772506200000,NULL,1772571600000);
INSERT INTO "reminders" VALUES(44,1772506200000,NULL,1772571600000);
INSERT INTO "reminders" VALUES(45,1772506200000,NULL,1772571600000);
INSERT INTO "reminders" VALUES(47,1772527800000,NULL,1772593200000);
INSERT INTO "reminders" VALUES(48,1772527800000,NULL,1772874000000);
CREATE TABLE reviews (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	user_id BIGINT NOT NULL, 
	guild_id BIGINT, 
	asked_at BIGINT NOT NULL, 
	match_id INTEGER, 
	"key" VARCHAR(32) NOT NULL, 
	subject JSON NOT NULL, 
	found JSON, 
	CONSTRAINT fk_reviews_match_id FOREIGN KEY(match_id) REFERENCES matches (id)
);
INSERT INTO "reviews" VALUES(1,101,900,1772527800000,NULL,'80b41364c5728cadc6e9d1e801358315','{"game": "american", "rules": 1, "opening": null, "moves": ["11-15", "23-19", "8-11", "22-17", "4-8", "17-13", "15-18", "24-20", "9-14", "27-23"], "players": ["", ""]}',NULL);
CREATE TABLE seeks (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	game VARCHAR(80) NOT NULL, 
	setup TEXT, 
	pace VARCHAR(80) NOT NULL, 
	rated BOOLEAN NOT NULL, 
	pair BOOLEAN NOT NULL, 
	vacation BOOLEAN NOT NULL, 
	guild_id BIGINT, 
	channel_id BIGINT NOT NULL, 
	abroad_id BIGINT, 
	"by" BIGINT NOT NULL, 
	opponent BIGINT, 
	wants SMALLINT, 
	created_at BIGINT NOT NULL, 
	expires_at BIGINT NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	message_id BIGINT, 
	shown_in BIGINT, 
	match_id INTEGER, 
	request BIGINT, 
	note VARCHAR(80), 
	standing BOOLEAN NOT NULL, 
	rematch_of INTEGER, 
	CONSTRAINT fk_seeks_match_id FOREIGN KEY(match_id) REFERENCES matches (id), 
	CONSTRAINT uq_seeks_request UNIQUE (request)
);
INSERT INTO "seeks" VALUES(1,'american',NULL,'standard',0,0,1,900,901,NULL,101,102,0,1772452800000,1773057600000,'joined',NULL,NULL,1,NULL,NULL,0,NULL);
INSERT INTO "seeks" VALUES(2,'american',NULL,'none',0,0,1,900,901,NULL,101,102,0,1772455800000,1773060600000,'joined',NULL,NULL,2,NULL,NULL,0,NULL);
INSERT INTO "seeks" VALUES(3,'american',NULL,'1d@Europe/Berlin',0,0,1,900,901,NULL,101,102,0,1772458800000,1773063600000,'joined',NULL,NULL,3,NULL,NULL,0,NULL);
INSERT INTO "seeks" VALUES(4,'american',NULL,'standard',0,0,0,900,901,NULL,101,102,0,1772461800000,1773066600000,'joined',NULL,NULL,4,NULL,NULL,0,NULL);
INSERT INTO "seeks" VALUES(5,'american',NULL,'standard',1,0,0,900,901,NULL,101,102,0,1772464200000,1773069000000,'joined',NULL,NULL,5,NULL,NULL,0,NULL);
INSERT INTO "seeks" VALUES(6,'american',NULL,'standard',1,0,0,900,901,NULL,101,102,0,1772469000000,1773073800000,'joined',NULL,NULL,6,NULL,NULL,0,NULL);
INSERT INTO "seeks" VALUES(7,'american',NULL,'standard',1,0,0,900,901,NULL,101,102,0,1772473800000,1773078600000,'joined',NULL,NULL,7,NULL,NULL,0,NULL);
INSERT INTO "seeks" VALUES(8,'american',NULL,'standard',1,0,0,900,901,NULL,101,102,1,1772478600000,1773083400000,'open',NULL,NULL,NULL,NULL,NULL,0,7);
INSERT INTO "seeks" VALUES(9,'american',NULL,'standard',0,1,0,900,901,NULL,101,102,0,1772478600000,1773083400000,'joined',NULL,NULL,8,NULL,NULL,0,NULL);
INSERT INTO "seeks" VALUES(10,'american',NULL,'standard',0,0,0,900,901,NULL,101,102,0,1772481000000,1773085800000,'joined',NULL,NULL,10,NULL,NULL,0,NULL);
INSERT INTO "seeks" VALUES(11,'american',NULL,'standard',0,0,0,900,901,NULL,101,NULL,NULL,1772482200000,1773087000000,'joined',NULL,NULL,12,NULL,'Hi',1,NULL);
INSERT INTO "seeks" VALUES(12,'american',NULL,'standard',0,0,0,900,901,NULL,101,NULL,NULL,1772482200000,1773087000000,'open',NULL,NULL,NULL,NULL,'Hi',1,NULL);
INSERT INTO "seeks" VALUES(13,'american',NULL,'standard',0,0,0,900,901,NULL,101,102,NULL,1772482200000,1773087000000,'declined',NULL,NULL,NULL,NULL,NULL,0,NULL);
INSERT INTO "seeks" VALUES(14,'american',NULL,'standard',0,0,0,900,901,NULL,102,NULL,NULL,1772482200000,1772482200000,'withdrawn',NULL,NULL,NULL,NULL,NULL,0,NULL);
CREATE TABLE series (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	guild_id BIGINT NOT NULL, 
	"by" BIGINT NOT NULL, 
	rules JSON NOT NULL, 
	created_at BIGINT NOT NULL, 
	next_at BIGINT, 
	wakes_at BIGINT, 
	ended_at BIGINT
);
INSERT INTO "series" VALUES(1,900,999,'{"repeat": "final", "count": "places", "best": 2}',1772525400000,NULL,NULL,NULL);
CREATE TABLE series_events (
	tournament_id INTEGER NOT NULL, 
	series_id INTEGER NOT NULL, 
	CONSTRAINT pk_series_events PRIMARY KEY (tournament_id), 
	CONSTRAINT fk_series_events_tournament_id FOREIGN KEY(tournament_id) REFERENCES tournaments (id), 
	CONSTRAINT fk_series_events_series_id FOREIGN KEY(series_id) REFERENCES series (id)
);
INSERT INTO "series_events" VALUES(4,1);
CREATE TABLE servers (
	guild_id BIGINT NOT NULL, 
	settings JSON NOT NULL, 
	locale VARCHAR(16), 
	CONSTRAINT pk_servers PRIMARY KEY (guild_id)
);
INSERT INTO "servers" VALUES(900,'{"door": 950, "max_matches": 100}','ja');
INSERT INTO "servers" VALUES(800,'{"door": 950}',NULL);
CREATE TABLE sessions (
	digest VARCHAR(64) NOT NULL, 
	user_id BIGINT NOT NULL, 
	link BOOLEAN NOT NULL, 
	expires_at BIGINT NOT NULL, 
	CONSTRAINT pk_sessions PRIMARY KEY (digest)
);
INSERT INTO "sessions" VALUES('c7f864c92e8b70453d730ccd515dc7f9a630746eb5d7c00d67e182a7a886919e',101,0,1773132600000);
ANALYZE "sqlite_master";
INSERT INTO "sqlite_stat1" VALUES('closed_places','ix_closed_places_guild_id','1 1');
INSERT INTO "sqlite_stat1" VALUES('closed_places','sqlite_autoindex_closed_places_1','1 1');
INSERT INTO "sqlite_stat1" VALUES('ladder_matches','ix_ladder_matches_ladder_id','2 2');
INSERT INTO "sqlite_stat1" VALUES('prepared_lines','sqlite_autoindex_prepared_lines_1','1 1 1');
INSERT INTO "sqlite_stat1" VALUES('reviews','ix_reviews_user_id_asked_at','1 1 1');
INSERT INTO "sqlite_stat1" VALUES('reviews','ix_reviews_key','1 1');
INSERT INTO "sqlite_stat1" VALUES('reviews','ix_reviews_guild_id_asked_at','1 1 1');
INSERT INTO "sqlite_stat1" VALUES('reviews','ix_reviews_asked_at','1 1');
INSERT INTO "sqlite_stat1" VALUES('tournament_events','ix_tournament_events_kind_at','57 8 2');
INSERT INTO "sqlite_stat1" VALUES('tournament_events','tournament_events','57 12 1');
INSERT INTO "sqlite_stat1" VALUES('tournament_matches','ix_tournament_matches_tournament_id','33 9');
INSERT INTO "sqlite_stat1" VALUES('downtimes','ix_downtimes_end_at','44 1');
INSERT INTO "sqlite_stat1" VALUES('world_reports','ix_world_reports_by','1 1');
INSERT INTO "sqlite_stat1" VALUES('world_reports','ix_world_reports_about','1 1');
INSERT INTO "sqlite_stat1" VALUES('world_reports','sqlite_autoindex_world_reports_1','1 1 1');
INSERT INTO "sqlite_stat1" VALUES('blocks','ix_blocks_blocked_id','1 1');
INSERT INTO "sqlite_stat1" VALUES('blocks','sqlite_autoindex_blocks_1','1 1 1');
INSERT INTO "sqlite_stat1" VALUES('house_games','sqlite_autoindex_house_games_1','1 1 1');
INSERT INTO "sqlite_stat1" VALUES('vacations','ix_vacations_user_id_end_at','2 1 1');
INSERT INTO "sqlite_stat1" VALUES('series_events','ix_series_events_series_id','1 1');
INSERT INTO "sqlite_stat1" VALUES('ladders','ix_ladders_wakes_at','1 1');
INSERT INTO "sqlite_stat1" VALUES('ladders','ix_ladders_guild_id_closed','1 1 1');
INSERT INTO "sqlite_stat1" VALUES('sessions','ix_sessions_expires_at','1 1');
INSERT INTO "sqlite_stat1" VALUES('sessions','ix_sessions_user_id','1 1');
INSERT INTO "sqlite_stat1" VALUES('sessions','sqlite_autoindex_sessions_1','1 1');
INSERT INTO "sqlite_stat1" VALUES('world_closures','ix_world_closures_other_id','1 1');
INSERT INTO "sqlite_stat1" VALUES('world_closures','sqlite_autoindex_world_closures_1','1 1 1');
INSERT INTO "sqlite_stat1" VALUES('lessons','sqlite_autoindex_lessons_1','1 1 1');
INSERT INTO "sqlite_stat1" VALUES('matches','ix_matches_to_move_id_turn_at','48 6 2');
INSERT INTO "sqlite_stat1" VALUES('matches','ix_matches_second_id_status_ended_at','48 5 3 2');
INSERT INTO "sqlite_stat1" VALUES('matches','ix_matches_reply_due','48 48');
INSERT INTO "sqlite_stat1" VALUES('matches','ix_matches_pattern','48 7');
INSERT INTO "sqlite_stat1" VALUES('matches','ix_matches_guild_id_status_ended_at','48 48 24 2');
INSERT INTO "sqlite_stat1" VALUES('matches','ix_matches_first_id_status_ended_at','48 6 4 2');
INSERT INTO "sqlite_stat1" VALUES('matches','ix_matches_deadline_at','48 6');
INSERT INTO "sqlite_stat1" VALUES('matches','ix_matches_channel_id','48 24');
INSERT INTO "sqlite_stat1" VALUES('matches','ix_matches_away_guild_id_status_ended_at','48 24 16 2');
INSERT INTO "sqlite_stat1" VALUES('matches','ix_matches_away_channel_id','48 24');
INSERT INTO "sqlite_stat1" VALUES('match_events','sqlite_autoindex_match_events_2','369 401');
INSERT INTO "sqlite_stat1" VALUES('match_events','match_events','592 22 1');
INSERT INTO "sqlite_stat1" VALUES('rating_changes','ix_rating_changes_guild_id_game_user_id_at','56 28 28 4 1');
INSERT INTO "sqlite_stat1" VALUES('rating_changes','ix_rating_changes_guild_id_game_at','56 28 28 2');
INSERT INTO "sqlite_stat1" VALUES('rating_changes','sqlite_autoindex_rating_changes_1','56 28 2 1');
INSERT INTO "sqlite_stat1" VALUES('ratings','ix_ratings_user_id_guild_id_game','16 2 1 1');
INSERT INTO "sqlite_stat1" VALUES('ratings','ix_ratings_guild_id_game_value','16 8 8 1');
INSERT INTO "sqlite_stat1" VALUES('ratings','sqlite_autoindex_ratings_1','16 8 8 1');
INSERT INTO "sqlite_stat1" VALUES('tournaments','ix_tournaments_wakes_at','5 5');
INSERT INTO "sqlite_stat1" VALUES('tournaments','ix_tournaments_guild_id_status','5 5 3');
INSERT INTO "sqlite_stat1" VALUES('tournaments','ix_tournaments_due','5 5');
INSERT INTO "sqlite_stat1" VALUES('ladder_events','ladder_events','7 7 1');
INSERT INTO "sqlite_stat1" VALUES('qualified','ix_qualified_user_id','1 1');
INSERT INTO "sqlite_stat1" VALUES('qualified','sqlite_autoindex_qualified_1','1 1 1');
INSERT INTO "sqlite_stat1" VALUES('tournament_messages','tournament_messages','4 1 1');
INSERT INTO "sqlite_stat1" VALUES('qualifications','ix_qualifications_wakes_at','1 1');
INSERT INTO "sqlite_stat1" VALUES('qualifications','ix_qualifications_target_id','1 1');
INSERT INTO "sqlite_stat1" VALUES('qualifications','ix_qualifications_series_id','1 1');
INSERT INTO "sqlite_stat1" VALUES('qualifications','ix_qualifications_tournament_id','1 1');
INSERT INTO "sqlite_stat1" VALUES('qualifications','ix_qualifications_guild_id','1 1');
INSERT INTO "sqlite_stat1" VALUES('notices','ix_notices_match_id_done_at','229 5 5');
INSERT INTO "sqlite_stat1" VALUES('notices','ix_notices_done_at','229 229');
INSERT INTO "sqlite_stat1" VALUES('seeks','ix_seeks_status_guild_id','14 4 4');
INSERT INTO "sqlite_stat1" VALUES('seeks','ix_seeks_status_expires_at','14 4 1');
INSERT INTO "sqlite_stat1" VALUES('seeks','ix_seeks_match_id','14 2');
INSERT INTO "sqlite_stat1" VALUES('seeks','ix_seeks_by_status_created_at','14 7 4 1');
INSERT INTO "sqlite_stat1" VALUES('seeks','sqlite_autoindex_seeks_1','14 14');
INSERT INTO "sqlite_stat1" VALUES('world_offers','ix_world_offers_match_id','2 1');
INSERT INTO "sqlite_stat1" VALUES('world_offers','ix_world_offers_expires_at','2 2');
INSERT INTO "sqlite_stat1" VALUES('world_offers','ix_world_offers_by','2 2');
INSERT INTO "sqlite_stat1" VALUES('world_offers','sqlite_autoindex_world_offers_1','2 2');
CREATE TABLE tournament_events (
	tournament_id INTEGER NOT NULL, 
	seq INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	actor BIGINT, 
	kind VARCHAR(24) NOT NULL, 
	detail JSON NOT NULL, 
	CONSTRAINT pk_tournament_events PRIMARY KEY (tournament_id, seq), 
	CONSTRAINT fk_tournament_events_tournament_id FOREIGN KEY(tournament_id) REFERENCES tournaments (id)
)
 WITHOUT ROWID

;
INSERT INTO "tournament_events" VALUES(1,1,1772482200000,999,'created','{"plan": {"name": "Cup groups", "format": "groups", "game": "american", "pace": "1d", "setup": null, "pair": false, "vacation": false, "rounds": 3, "group": 4, "most": 128, "lot": false, "cycles": 1, "deciders": 1, "third": true, "moving": 2, "pause": 7, "season": 1, "policy": {}}, "guild": 900, "channel": 901}');
INSERT INTO "tournament_events" VALUES(1,2,1772482200000,201,'entered','{"user": 201, "limit": null}');
INSERT INTO "tournament_events" VALUES(1,3,1772482200000,202,'entered','{"user": 202, "limit": null}');
INSERT INTO "tournament_events" VALUES(1,4,1772482200000,203,'entered','{"user": 203, "limit": null}');
INSERT INTO "tournament_events" VALUES(1,5,1772482200000,204,'entered','{"user": 204, "limit": null}');
INSERT INTO "tournament_events" VALUES(1,6,1772482200000,999,'started','{"seeds": [201, 202, 203, 204]}');
INSERT INTO "tournament_events" VALUES(1,7,1772482200000,NULL,'paired','{"meetings": [{"stage": 0, "group": 0, "round": 1, "players": [1, 4], "bye": null, "kind": "played", "matches": [13]}, {"stage": 0, "group": 0, "round": 1, "players": [2, 3], "bye": null, "kind": "played", "matches": [14]}, {"stage": 0, "group": 0, "round": 2, "players": [4, 3], "bye": null, "kind": "played", "matches": [15]}, {"stage": 0, "group": 0, "round": 2, "players": [1, 2], "bye": null, "kind": "played", "matches": [16]}, {"stage": 0, "group": 0, "round": 3, "players": [2, 4], "bye": null, "kind": "played", "matches": [17]}, {"stage": 0, "group": 0, "round": 3, "players": [3, 1], "bye": null, "kind": "played", "matches": [18]}]}');
INSERT INTO "tournament_events" VALUES(1,8,1772484600000,NULL,'result','{"match": 13, "points": [0, 2], "forfeit": false}');
INSERT INTO "tournament_events" VALUES(1,9,1772487000000,NULL,'result','{"match": 14, "points": [0, 2], "forfeit": false}');
INSERT INTO "tournament_events" VALUES(1,10,1772489400000,NULL,'result','{"match": 15, "points": [2, 0], "forfeit": false}');
INSERT INTO "tournament_events" VALUES(1,11,1772491800000,NULL,'result','{"match": 16, "points": [0, 2], "forfeit": false}');
INSERT INTO "tournament_events" VALUES(2,1,1772491800000,999,'created','{"plan": {"name": "Cup swiss", "format": "swiss", "game": "american", "pace": "1d", "setup": null, "pair": false, "vacation": false, "rounds": 3, "group": 4, "most": 128, "lot": false, "cycles": 1, "deciders": 1, "third": true, "moving": 2, "pause": 7, "season": 1, "policy": {}}, "guild": 900, "channel": 901}');
INSERT INTO "tournament_events" VALUES(2,2,1772491800000,201,'entered','{"user": 201, "limit": null}');
INSERT INTO "tournament_events" VALUES(2,3,1772491800000,202,'entered','{"user": 202, "limit": null}');
INSERT INTO "tournament_events" VALUES(2,4,1772491800000,203,'entered','{"user": 203, "limit": null}');
INSERT INTO "tournament_events" VALUES(2,5,1772491800000,204,'entered','{"user": 204, "limit": null}');
INSERT INTO "tournament_events" VALUES(2,6,1772491800000,999,'started','{"seeds": [204, 203, 202, 201]}');
INSERT INTO "tournament_events" VALUES(2,7,1772491800000,NULL,'paired','{"meetings": [{"stage": 0, "group": 0, "round": 1, "players": [1, 3], "bye": null, "kind": "played", "matches": [19]}, {"stage": 0, "group": 0, "round": 1, "players": [4, 2], "bye": null, "kind": "played", "matches": [20]}]}');
INSERT INTO "tournament_events" VALUES(2,8,1772494200000,NULL,'result','{"match": 19, "points": [2, 0], "forfeit": false}');
INSERT INTO "tournament_events" VALUES(2,9,1772496600000,NULL,'result','{"match": 20, "points": [2, 0], "forfeit": false}');
INSERT INTO "tournament_events" VALUES(2,10,1772496600000,NULL,'paired','{"meetings": [{"stage": 0, "group": 0, "round": 2, "players": [4, 1], "bye": null, "kind": "played", "matches": [21]}, {"stage": 0, "group": 0, "round": 2, "players": [2, 3], "bye": null, "kind": "played", "matches": [22]}]}');
INSERT INTO "tournament_events" VALUES(3,1,1772496600000,999,'created','{"plan": {"name": "Cup knockout", "format": "knockout", "game": "american", "pace": "1d", "setup": "lot", "pair": true, "vacation": false, "rounds": 3, "group": 4, "most": 128, "lot": false, "cycles": 1, "deciders": 1, "third": true, "moving": 2, "pause": 7, "season": 1, "policy": {}}, "guild": 900, "channel": 901}');
INSERT INTO "tournament_events" VALUES(3,2,1772496600000,201,'entered','{"user": 201, "limit": null}');
INSERT INTO "tournament_events" VALUES(3,3,1772496600000,202,'entered','{"user": 202, "limit": null}');
INSERT INTO "tournament_events" VALUES(3,4,1772496600000,203,'entered','{"user": 203, "limit": null}');
INSERT INTO "tournament_events" VALUES(3,5,1772496600000,204,'entered','{"user": 204, "limit": null}');
INSERT INTO "tournament_events" VALUES(3,6,1772496600000,999,'started','{"seeds": [204, 202, 201, 203]}');
INSERT INTO "tournament_events" VALUES(3,7,1772496600000,NULL,'paired','{"meetings": [{"stage": 0, "group": 0, "round": 1, "players": [1, 4], "bye": null, "kind": "played", "matches": [23, 24]}, {"stage": 0, "group": 0, "round": 1, "players": [2, 3], "bye": null, "kind": "played", "matches": [25, 26]}]}');
INSERT INTO "tournament_events" VALUES(3,8,1772499000000,NULL,'result','{"match": 23, "points": [2, 0], "forfeit": false}');
INSERT INTO "tournament_events" VALUES(3,9,1772501400000,NULL,'result','{"match": 24, "points": [0, 2], "forfeit": false}');
INSERT INTO "tournament_events" VALUES(3,10,1772503800000,NULL,'result','{"match": 25, "points": [0, 2], "forfeit": false}');
INSERT INTO "tournament_events" VALUES(3,11,1772506200000,NULL,'result','{"match": 26, "points": [2, 0], "forfeit": false}');
INSERT INTO "tournament_events" VALUES(3,12,1772506200000,NULL,'paired','{"meetings": [{"stage": 0, "group": 0, "round": 1, "players": [1, 4], "bye": null, "kind": "played", "matches": [27, 28]}, {"stage": 0, "group": 0, "round": 1, "players": [2, 3], "bye": null, "kind": "played", "matches": [29, 30]}]}');
INSERT INTO "tournament_events" VALUES(4,1,1772506200000,999,'created','{"plan": {"name": "Cup league", "format": "league", "game": "american", "pace": "1d", "setup": null, "pair": false, "vacation": false, "rounds": 3, "group": 4, "most": 128, "lot": false, "cycles": 1, "deciders": 1, "third": true, "moving": 2, "pause": 7, "season": 1, "policy": {}}, "guild": 900, "channel": 901}');
INSERT INTO "tournament_events" VALUES(4,2,1772506200000,201,'entered','{"user": 201, "limit": null}');
INSERT INTO "tournament_events" VALUES(4,3,1772506200000,202,'entered','{"user": 202, "limit": null}');
INSERT INTO "tournament_events" VALUES(4,4,1772506200000,203,'entered','{"user": 203, "limit": null}');
INSERT INTO "tournament_events" VALUES(4,5,1772506200000,204,'entered','{"user": 204, "limit": null}');
INSERT INTO "tournament_events" VALUES(4,6,1772506200000,205,'entered','{"user": 205, "limit": null}');
INSERT INTO "tournament_events" VALUES(4,7,1772506200000,206,'entered','{"user": 206, "limit": null}');
INSERT INTO "tournament_events" VALUES(4,8,1772506200000,999,'started','{"seeds": [204, 203, 205, 206, 202, 201]}');
INSERT INTO "tournament_events" VALUES(4,9,1772506200000,NULL,'paired','{"meetings": [{"stage": 0, "group": 0, "round": 1, "players": [1, 6], "bye": null, "kind": "played", "matches": [31]}, {"stage": 0, "group": 0, "round": 1, "players": [2, 5], "bye": null, "kind": "played", "matches": [32]}, {"stage": 0, "group": 0, "round": 1, "players": [3, 4], "bye": null, "kind": "played", "matches": [33]}, {"stage": 0, "group": 0, "round": 2, "players": [6, 4], "bye": null, "kind": "played", "matches": [34]}, {"stage": 0, "group": 0, "round": 2, "players": [5, 3], "bye": null, "kind": "played", "matches": [35]}, {"stage": 0, "group": 0, "round": 2, "players": [1, 2], "bye": null, "kind": "played", "matches": [36]}, {"stage": 0, "group": 0, "round": 3, "players": [2, 6], "bye": null, "kind": "played", "matches": [37]}, {"stage": 0, "group": 0, "round": 3, "players": [3, 1], "bye": null, "kind": "played", "matches": [38]}, {"stage": 0, "group": 0, "round": 3, "players": [4, 5], "bye": null, "kind": "played", "matches": [39]}, {"stage": 0, "group": 0, "round": 4, "players": [6, 5], "bye": null, "kind": "played", "matches": [40]}, {"stage": 0, "group": 0, "round": 4, "players": [1, 4], "bye": null, "kind": "played", "matches": [41]}, {"stage": 0, "group": 0, "round": 4, "players": [2, 3], "bye": null, "kind": "played", "matches": [42]}, {"stage": 0, "group": 0, "round": 5, "players": [3, 6], "bye": null, "kind": "played", "matches": [43]}, {"stage": 0, "group": 0, "round": 5, "players": [4, 2], "bye": null, "kind": "played", "matches": [44]}, {"stage": 0, "group": 0, "round": 5, "players": [5, 1], "bye": null, "kind": "played", "matches": [45]}]}');
INSERT INTO "tournament_events" VALUES(4,10,1772508600000,NULL,'result','{"match": 31, "points": [2, 0], "forfeit": false}');
INSERT INTO "tournament_events" VALUES(4,11,1772511000000,NULL,'result','{"match": 32, "points": [0, 2], "forfeit": false}');
INSERT INTO "tournament_events" VALUES(4,12,1772513400000,NULL,'result','{"match": 33, "points": [2, 0], "forfeit": false}');
INSERT INTO "tournament_events" VALUES(4,13,1772515800000,NULL,'result','{"match": 34, "points": [2, 0], "forfeit": false}');
INSERT INTO "tournament_events" VALUES(4,14,1772518200000,NULL,'result','{"match": 35, "points": [0, 2], "forfeit": false}');
INSERT INTO "tournament_events" VALUES(4,15,1772520600000,NULL,'result','{"match": 36, "points": [2, 0], "forfeit": false}');
INSERT INTO "tournament_events" VALUES(4,16,1772523000000,NULL,'result','{"match": 37, "points": [2, 0], "forfeit": false}');
INSERT INTO "tournament_events" VALUES(4,17,1772525400000,NULL,'result','{"match": 38, "points": [0, 2], "forfeit": false}');
INSERT INTO "tournament_events" VALUES(5,1,1772525400000,999,'created','{"plan": {"name": "Open", "format": "groups", "game": "american", "pace": "1d", "setup": null, "pair": false, "vacation": false, "rounds": 5, "group": 12, "most": 128, "lot": false, "cycles": 1, "deciders": 1, "third": true, "moving": 2, "pause": 7, "season": 1, "policy": {}}, "guild": 900, "channel": 901}');
INSERT INTO "tournament_events" VALUES(5,2,1772525400000,101,'entered','{"user": 101, "limit": null}');
INSERT INTO "tournament_events" VALUES(5,3,1772525400000,102,'entered','{"user": 102, "limit": null}');
INSERT INTO "tournament_events" VALUES(5,4,1772525400000,103,'entered','{"user": 103, "limit": null}');
INSERT INTO "tournament_events" VALUES(5,5,1772525400000,103,'left','{"user": 103}');
INSERT INTO "tournament_events" VALUES(5,6,1772525400000,999,'moved','{"channel": 908, "was": 901}');
INSERT INTO "tournament_events" VALUES(5,7,1772525400000,999,'director','{"user": 102, "named": true}');
CREATE TABLE tournament_matches (
	match_id INTEGER NOT NULL, 
	tournament_id INTEGER NOT NULL, 
	CONSTRAINT pk_tournament_matches PRIMARY KEY (match_id), 
	CONSTRAINT fk_tournament_matches_match_id FOREIGN KEY(match_id) REFERENCES matches (id), 
	CONSTRAINT fk_tournament_matches_tournament_id FOREIGN KEY(tournament_id) REFERENCES tournaments (id)
);
INSERT INTO "tournament_matches" VALUES(13,1);
INSERT INTO "tournament_matches" VALUES(14,1);
INSERT INTO "tournament_matches" VALUES(15,1);
INSERT INTO "tournament_matches" VALUES(16,1);
INSERT INTO "tournament_matches" VALUES(17,1);
INSERT INTO "tournament_matches" VALUES(18,1);
INSERT INTO "tournament_matches" VALUES(19,2);
INSERT INTO "tournament_matches" VALUES(20,2);
INSERT INTO "tournament_matches" VALUES(21,2);
INSERT INTO "tournament_matches" VALUES(22,2);
INSERT INTO "tournament_matches" VALUES(23,3);
INSERT INTO "tournament_matches" VALUES(24,3);
INSERT INTO "tournament_matches" VALUES(25,3);
INSERT INTO "tournament_matches" VALUES(26,3);
INSERT INTO "tournament_matches" VALUES(27,3);
INSERT INTO "tournament_matches" VALUES(28,3);
INSERT INTO "tournament_matches" VALUES(29,3);
INSERT INTO "tournament_matches" VALUES(30,3);
INSERT INTO "tournament_matches" VALUES(31,4);
INSERT INTO "tournament_matches" VALUES(32,4);
INSERT INTO "tournament_matches" VALUES(33,4);
INSERT INTO "tournament_matches" VALUES(34,4);
INSERT INTO "tournament_matches" VALUES(35,4);
INSERT INTO "tournament_matches" VALUES(36,4);
INSERT INTO "tournament_matches" VALUES(37,4);
INSERT INTO "tournament_matches" VALUES(38,4);
INSERT INTO "tournament_matches" VALUES(39,4);
INSERT INTO "tournament_matches" VALUES(40,4);
INSERT INTO "tournament_matches" VALUES(41,4);
INSERT INTO "tournament_matches" VALUES(42,4);
INSERT INTO "tournament_matches" VALUES(43,4);
INSERT INTO "tournament_matches" VALUES(44,4);
INSERT INTO "tournament_matches" VALUES(45,4);
CREATE TABLE tournament_messages (
	tournament_id INTEGER NOT NULL, 
	seq INTEGER NOT NULL, 
	channel_id BIGINT NOT NULL, 
	message_id BIGINT NOT NULL, 
	CONSTRAINT pk_tournament_messages PRIMARY KEY (tournament_id, seq), 
	CONSTRAINT fk_tournament_messages_tournament_id FOREIGN KEY(tournament_id) REFERENCES tournaments (id)
)
 WITHOUT ROWID

;
INSERT INTO "tournament_messages" VALUES(1,7,901,5001);
INSERT INTO "tournament_messages" VALUES(2,7,901,5002);
INSERT INTO "tournament_messages" VALUES(3,7,901,5003);
INSERT INTO "tournament_messages" VALUES(4,9,901,5004);
CREATE TABLE tournaments (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	name VARCHAR(100) NOT NULL, 
	guild_id BIGINT NOT NULL, 
	channel_id BIGINT NOT NULL, 
	created_at BIGINT NOT NULL, 
	message_id BIGINT, 
	thread_id BIGINT, 
	calendar_id BIGINT, 
	status VARCHAR(16) NOT NULL, 
	due BOOLEAN NOT NULL, 
	wakes_at BIGINT, 
	last_seq INTEGER NOT NULL
);
INSERT INTO "tournaments" VALUES(1,'Cup groups',900,901,1772482200000,NULL,NULL,NULL,'running',0,NULL,11);
INSERT INTO "tournaments" VALUES(2,'Cup swiss',900,901,1772491800000,NULL,NULL,NULL,'running',0,NULL,10);
INSERT INTO "tournaments" VALUES(3,'Cup knockout',900,901,1772496600000,NULL,NULL,NULL,'running',0,NULL,12);
INSERT INTO "tournaments" VALUES(4,'Cup league',900,901,1772506200000,NULL,NULL,NULL,'running',0,NULL,17);
INSERT INTO "tournaments" VALUES(5,'Open',900,908,1772525400000,NULL,NULL,NULL,'open',0,NULL,7);
CREATE TABLE vacations (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	user_id BIGINT NOT NULL, 
	start_at BIGINT NOT NULL, 
	end_at BIGINT NOT NULL, 
	zone VARCHAR(64) NOT NULL, 
	spent BOOLEAN NOT NULL
);
INSERT INTO "vacations" VALUES(1,101,1782856800000,1783288800000,'Europe/Berlin',0);
INSERT INTO "vacations" VALUES(2,102,1785542400000,1785801600000,'UTC',0);
CREATE TABLE world_bans (
	user_id BIGINT NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_world_bans PRIMARY KEY (user_id)
);
INSERT INTO "world_bans" VALUES(201,1772527800000);
CREATE TABLE world_closures (
	guild_id BIGINT NOT NULL, 
	other_id BIGINT NOT NULL, 
	match_id INTEGER NOT NULL, 
	CONSTRAINT pk_world_closures PRIMARY KEY (guild_id, other_id), 
	CONSTRAINT fk_world_closures_match_id FOREIGN KEY(match_id) REFERENCES matches (id)
);
INSERT INTO "world_closures" VALUES(800,900,48);
CREATE TABLE world_offers (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	"by" BIGINT NOT NULL, 
	guild_id BIGINT, 
	channel_id BIGINT, 
	game VARCHAR(80) NOT NULL, 
	pace VARCHAR(80) NOT NULL, 
	rated BOOLEAN NOT NULL, 
	near BOOLEAN NOT NULL, 
	zone VARCHAR(64) NOT NULL, 
	quiet_from SMALLINT NOT NULL, 
	quiet_until SMALLINT NOT NULL, 
	greeting VARCHAR(16), 
	created_at BIGINT NOT NULL, 
	expires_at BIGINT NOT NULL, 
	match_id INTEGER, 
	request BIGINT, 
	CONSTRAINT fk_world_offers_match_id FOREIGN KEY(match_id) REFERENCES matches (id), 
	CONSTRAINT uq_world_offers_request UNIQUE (request)
);
INSERT INTO "world_offers" VALUES(1,101,900,NULL,'american','standard',0,0,'Europe/Berlin',23,7,'daily',1772527800000,1773132600000,48,NULL);
INSERT INTO "world_offers" VALUES(2,101,900,NULL,'american','standard',0,1,'Europe/Berlin',23,7,NULL,1772527800000,1773132600000,NULL,NULL);
CREATE TABLE world_reports (
	match_id INTEGER NOT NULL, 
	"by" BIGINT NOT NULL, 
	about BIGINT NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_world_reports PRIMARY KEY (match_id, "by"), 
	CONSTRAINT fk_world_reports_match_id FOREIGN KEY(match_id) REFERENCES matches (id)
);
INSERT INTO "world_reports" VALUES(48,103,101,'stalling',1772527800000);
CREATE INDEX ix_blocks_blocked_id ON blocks (blocked_id);
CREATE INDEX ix_departures_due_at ON departures (due_at);
CREATE INDEX ix_downtimes_end_at ON downtimes (end_at);
CREATE INDEX ix_ladders_guild_id_closed ON ladders (guild_id, closed);
CREATE INDEX ix_ladders_wakes_at ON ladders (wakes_at);
CREATE INDEX ix_matches_away_channel_id ON matches (away_channel_id);
CREATE INDEX ix_matches_away_guild_id_status_ended_at ON matches (away_guild_id, status, ended_at);
CREATE INDEX ix_matches_channel_id ON matches (channel_id);
CREATE INDEX ix_matches_deadline_at ON matches (deadline_at);
CREATE INDEX ix_matches_first_id_status_ended_at ON matches (first_id, status, ended_at);
CREATE INDEX ix_matches_guild_id_status_ended_at ON matches (guild_id, status, ended_at);
CREATE INDEX ix_matches_pattern ON matches (pattern);
CREATE INDEX ix_matches_reply_due ON matches (reply_due);
CREATE INDEX ix_matches_second_id_status_ended_at ON matches (second_id, status, ended_at);
CREATE INDEX ix_matches_to_move_id_turn_at ON matches (to_move_id, turn_at);
CREATE INDEX ix_problem_attempts_day_problem ON problem_attempts (day, problem);
CREATE INDEX ix_problem_attempts_guild_id_day ON problem_attempts (guild_id, day);
CREATE INDEX ix_problem_channels_due_at ON problem_channels (due_at);
CREATE INDEX ix_ratings_guild_id_game_value ON ratings (guild_id, game, value);
CREATE INDEX ix_ratings_user_id_guild_id_game ON ratings (user_id, guild_id, game);
CREATE INDEX ix_tournaments_due ON tournaments (due);
CREATE INDEX ix_tournaments_guild_id_status ON tournaments (guild_id, status);
CREATE INDEX ix_tournaments_wakes_at ON tournaments (wakes_at);
CREATE INDEX ix_vacations_user_id_end_at ON vacations (user_id, end_at);
CREATE INDEX ix_ladder_matches_ladder_id ON ladder_matches (ladder_id);
CREATE INDEX ix_notices_done_at ON notices (done_at);
CREATE INDEX ix_notices_match_id_done_at ON notices (match_id, done_at);
CREATE INDEX ix_rating_changes_guild_id_game_at ON rating_changes (guild_id, game, at);
CREATE INDEX ix_rating_changes_guild_id_game_user_id_at ON rating_changes (guild_id, game, user_id, at);
CREATE INDEX ix_reminders_due_at ON reminders (due_at);
CREATE INDEX ix_reviews_asked_at ON reviews (asked_at);
CREATE INDEX ix_reviews_guild_id_asked_at ON reviews (guild_id, asked_at);
CREATE INDEX ix_reviews_key ON reviews ("key");
CREATE INDEX ix_reviews_user_id_asked_at ON reviews (user_id, asked_at);
CREATE INDEX ix_seeks_by_status_created_at ON seeks ("by", status, created_at);
CREATE INDEX ix_seeks_match_id ON seeks (match_id);
CREATE INDEX ix_seeks_status_expires_at ON seeks (status, expires_at);
CREATE INDEX ix_seeks_status_guild_id ON seeks (status, guild_id);
CREATE INDEX ix_tournament_events_kind_at ON tournament_events (kind, at);
CREATE INDEX ix_tournament_matches_tournament_id ON tournament_matches (tournament_id);
CREATE INDEX ix_world_closures_other_id ON world_closures (other_id);
CREATE INDEX ix_world_offers_by ON world_offers ("by");
CREATE INDEX ix_world_offers_expires_at ON world_offers (expires_at);
CREATE INDEX ix_world_offers_match_id ON world_offers (match_id);
CREATE INDEX ix_world_reports_about ON world_reports (about);
CREATE INDEX ix_world_reports_by ON world_reports ("by");
CREATE INDEX ix_series_guild_id ON series (guild_id);
CREATE INDEX ix_series_wakes_at ON series (wakes_at);
CREATE INDEX ix_series_events_series_id ON series_events (series_id);
CREATE INDEX ix_qualifications_guild_id ON qualifications (guild_id);
CREATE INDEX ix_qualifications_tournament_id ON qualifications (tournament_id);
CREATE INDEX ix_qualifications_series_id ON qualifications (series_id);
CREATE INDEX ix_qualifications_target_id ON qualifications (target_id);
CREATE INDEX ix_qualifications_wakes_at ON qualifications (wakes_at);
CREATE INDEX ix_qualified_user_id ON qualified (user_id);
CREATE INDEX ix_closed_places_guild_id ON closed_places (guild_id);
CREATE INDEX ix_sessions_user_id ON sessions (user_id);
CREATE INDEX ix_sessions_expires_at ON sessions (expires_at);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('seeks',14);
INSERT INTO "sqlite_sequence" VALUES('matches',48);
INSERT INTO "sqlite_sequence" VALUES('notices',232);
INSERT INTO "sqlite_sequence" VALUES('downtimes',45);
INSERT INTO "sqlite_sequence" VALUES('tournaments',5);
INSERT INTO "sqlite_sequence" VALUES('series',1);
INSERT INTO "sqlite_sequence" VALUES('qualifications',1);
INSERT INTO "sqlite_sequence" VALUES('ladders',1);
INSERT INTO "sqlite_sequence" VALUES('vacations',2);
INSERT INTO "sqlite_sequence" VALUES('reviews',1);
INSERT INTO "sqlite_sequence" VALUES('world_offers',2);
COMMIT;
PRAGMA application_id = 1147235691;
