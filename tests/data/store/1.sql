BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('1');
CREATE TABLE blocks (
	user_id BIGINT NOT NULL, 
	blocked_id BIGINT NOT NULL, 
	CONSTRAINT pk_blocks PRIMARY KEY (user_id, blocked_id)
);
INSERT INTO "blocks" VALUES(103,999);
CREATE TABLE commits (
	connection VARCHAR(32) NOT NULL, 
	number BIGINT NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_commits PRIMARY KEY (connection)
);
CREATE TABLE departures (
	guild_id BIGINT NOT NULL, 
	due_at BIGINT NOT NULL, 
	CONSTRAINT pk_departures PRIMARY KEY (guild_id)
);
INSERT INTO "departures" VALUES(700,1775044800000);
CREATE TABLE downtimes (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	start_at BIGINT NOT NULL, 
	end_at BIGINT NOT NULL, 
	shard INTEGER NOT NULL, 
	shard_count INTEGER NOT NULL, 
	guild_id BIGINT
);
INSERT INTO "downtimes" VALUES(1,1772452800000,1775044800000,0,1,700);
CREATE TABLE exclusions (
	user_id BIGINT NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_exclusions PRIMARY KEY (user_id)
);
INSERT INTO "exclusions" VALUES(104,1772452800000);
CREATE TABLE heartbeat (
	shard INTEGER NOT NULL, 
	shard_count INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_heartbeat PRIMARY KEY (shard)
);
INSERT INTO "heartbeat" VALUES(0,1,1772452800000);
CREATE TABLE house_games (
	guild_id BIGINT NOT NULL, 
	"key" VARCHAR(80) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	CONSTRAINT pk_house_games PRIMARY KEY (guild_id, "key")
);
INSERT INTO "house_games" VALUES(900,'house:8x8','Ours');
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
INSERT INTO "ladder_events" VALUES(1,1,1772452800000,103,'created','{"rules": {"game": "american", "pace": "3d", "setup": null, "pair": false, "vacation": false, "reach": 3, "idle": 14}, "guild": 900, "channel": 901}');
INSERT INTO "ladder_events" VALUES(1,2,1772452800000,102,'joined','{"user": 102}');
INSERT INTO "ladder_events" VALUES(1,3,1772452800000,103,'joined','{"user": 103}');
INSERT INTO "ladder_events" VALUES(1,4,1772452800000,103,'challenged','{"by": 103, "of": 102, "matches": [2]}');
CREATE TABLE ladder_matches (
	match_id INTEGER NOT NULL, 
	ladder_id INTEGER NOT NULL, 
	CONSTRAINT pk_ladder_matches PRIMARY KEY (match_id), 
	CONSTRAINT fk_ladder_matches_match_id FOREIGN KEY(match_id) REFERENCES matches (id), 
	CONSTRAINT fk_ladder_matches_ladder_id FOREIGN KEY(ladder_id) REFERENCES ladders (id)
);
INSERT INTO "ladder_matches" VALUES(2,1);
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
INSERT INTO "ladders" VALUES(1,900,901,'american',1772452800000,0,NULL,4);
CREATE TABLE lessons (
	user_id BIGINT NOT NULL, 
	game VARCHAR(80) NOT NULL, 
	done SMALLINT NOT NULL, 
	steps SMALLINT NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_lessons PRIMARY KEY (user_id, game)
);
INSERT INTO "lessons" VALUES(101,'russian',3,9,1772452800000);
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
INSERT INTO "match_events" VALUES(1,1,1772452800000,102,'started','{"opening": null, "game": "american", "rules": 2, "setup": null, "pace": "standard", "rated": true, "pair": false, "vacation": false, "guild": 900, "channel": 901, "players": [101, 102]}',NULL);
INSERT INTO "match_events" VALUES(1,2,1772452800000,101,'moved','{"move": "9-13"}',NULL);
INSERT INTO "match_events" VALUES(1,3,1772452800000,102,'moved','{"move": "22-17"}',NULL);
INSERT INTO "match_events" VALUES(1,4,1772452800000,101,'moved','{"move": "13x22"}',NULL);
INSERT INTO "match_events" VALUES(1,5,1772452800000,102,'moved','{"move": "26x17"}',NULL);
INSERT INTO "match_events" VALUES(1,6,1772452800000,101,'moved','{"move": "11-15"}',NULL);
INSERT INTO "match_events" VALUES(1,7,1772452800000,102,'moved','{"move": "24-20"}',NULL);
INSERT INTO "match_events" VALUES(1,8,1772452800000,101,'moved','{"move": "15-18"}',NULL);
INSERT INTO "match_events" VALUES(1,9,1772452800000,102,'moved','{"move": "23x14"}',NULL);
INSERT INTO "match_events" VALUES(1,10,1772452800000,101,'moved','{"move": "7-11"}',NULL);
INSERT INTO "match_events" VALUES(1,11,1772452800000,102,'moved','{"move": "14x7"}',NULL);
INSERT INTO "match_events" VALUES(1,12,1772452800000,101,'moved','{"move": "3x10"}',NULL);
INSERT INTO "match_events" VALUES(1,13,1772452800000,102,'moved','{"move": "20-16"}',NULL);
INSERT INTO "match_events" VALUES(1,14,1772452800000,101,'moved','{"move": "11x20"}',NULL);
INSERT INTO "match_events" VALUES(1,15,1772452800000,102,'moved','{"move": "28-24"}',NULL);
INSERT INTO "match_events" VALUES(1,16,1772452800000,101,'moved','{"move": "2-7"}',NULL);
INSERT INTO "match_events" VALUES(1,17,1772452800000,102,'moved','{"move": "32-28"}',NULL);
INSERT INTO "match_events" VALUES(1,18,1772452800000,101,'moved','{"move": "7-11"}',NULL);
INSERT INTO "match_events" VALUES(1,19,1772452800000,102,'moved','{"move": "25-22"}',NULL);
INSERT INTO "match_events" VALUES(1,20,1772452800000,101,'moved','{"move": "11-15"}',NULL);
INSERT INTO "match_events" VALUES(1,21,1772452800000,102,'moved','{"move": "17-14"}',NULL);
INSERT INTO "match_events" VALUES(1,22,1772452800000,102,'ended','{"ending": "resignation", "winner": 0}',NULL);
INSERT INTO "match_events" VALUES(2,1,1772452800000,NULL,'started','{"opening": null, "game": "american", "rules": 2, "setup": null, "pace": "3d", "rated": true, "pair": false, "vacation": false, "guild": 900, "channel": 901, "players": [102, 103]}',NULL);
INSERT INTO "match_events" VALUES(3,1,1772452800000,NULL,'started','{"opening": null, "game": "american", "rules": 2, "setup": null, "pace": "3d", "rated": true, "pair": false, "vacation": false, "guild": 900, "channel": 901, "players": [104, 102]}',NULL);
INSERT INTO "match_events" VALUES(4,1,1772452800000,NULL,'started','{"opening": null, "game": "american", "rules": 2, "setup": null, "pace": "3d", "rated": true, "pair": false, "vacation": false, "guild": 900, "channel": 901, "players": [103, 104]}',NULL);
INSERT INTO "match_events" VALUES(5,1,1772452800000,NULL,'started','{"opening": null, "game": "american", "rules": 2, "setup": null, "pace": "3d", "rated": true, "pair": false, "vacation": false, "guild": 900, "channel": 901, "players": [102, 103]}',NULL);
INSERT INTO "match_events" VALUES(6,1,1772452800000,102,'started','{"opening": null, "game": "american", "rules": 2, "setup": null, "pace": "standard", "rated": false, "pair": false, "vacation": false, "guild": 900, "channel": 901, "players": [101, 102]}',NULL);
INSERT INTO "match_events" VALUES(7,1,1772452800000,103,'started','{"opening": null, "game": "american", "rules": 2, "setup": null, "pace": "standard", "rated": false, "pair": false, "vacation": true, "guild": 900, "channel": 950, "players": [102, 103], "away": {"guild_id": 800, "channel_id": 950, "abroad": null}, "guest": 1}',NULL);
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
INSERT INTO "matches" VALUES(1,'american',2,NULL,'standard',1,0,0,900,901,NULL,NULL,NULL,NULL,NULL,101,102,NULL,NULL,NULL,NULL,1772452800000,'over',22,NULL,1772452800000,22,1772452800000,NULL,'{"pace":"standard","left":[604800000,604800000],"running":null,"since":1772452800000,"pauses":[]}',NULL,'B:W14,21,22,24,27,28,29,30,31:B1,4,5,6,8,10,12,15,20 untaken=7 unchanged=7','W:W17,21,22,24,27,28,29,30,31:B1,4,5,6,8,10,12,15,20 untaken=6 unchanged=6','9-13
22-17
13x22
26x17
11-15
24-20
15-18
23x14
7-11
14x7
3x10
20-16
11x20
28-24
2-7
32-28
7-11
25-22
11-15
17-14',NULL,'{"draw_offer": null, "takeback": null, "offered": [0, 0], "asked": [false, false], "fallen_at": null}','resignation',0,1772452800000,0);
INSERT INTO "matches" VALUES(2,'american',2,NULL,'3d',1,0,0,900,901,NULL,NULL,NULL,NULL,NULL,102,103,NULL,NULL,NULL,NULL,1772452800000,'playing',1,102,1772452800000,1,1772452800000,1772712000000,'{"pace":"3d","left":[259200000,259200000],"running":0,"since":1772452800000,"pauses":[]}',NULL,'B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12',NULL,'','63cb3c07da3e3886ec39992d0b0fe618','{"draw_offer": null, "takeback": null, "offered": [0, 0], "asked": [false, false], "fallen_at": null}',NULL,NULL,NULL,0);
INSERT INTO "matches" VALUES(3,'american',2,NULL,'3d',1,0,0,900,901,NULL,NULL,NULL,NULL,NULL,104,102,NULL,NULL,NULL,NULL,1772452800000,'playing',1,104,1772452800000,1,1772452800000,1772712000000,'{"pace":"3d","left":[259200000,259200000],"running":0,"since":1772452800000,"pauses":[]}',NULL,'B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12',NULL,'','63cb3c07da3e3886ec39992d0b0fe618','{"draw_offer": null, "takeback": null, "offered": [0, 0], "asked": [false, false], "fallen_at": null}',NULL,NULL,NULL,0);
INSERT INTO "matches" VALUES(4,'american',2,NULL,'3d',1,0,0,900,901,NULL,NULL,NULL,NULL,NULL,103,104,NULL,NULL,NULL,NULL,1772452800000,'playing',1,103,1772452800000,1,1772452800000,1772712000000,'{"pace":"3d","left":[259200000,259200000],"running":0,"since":1772452800000,"pauses":[]}',NULL,'B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12',NULL,'','63cb3c07da3e3886ec39992d0b0fe618','{"draw_offer": null, "takeback": null, "offered": [0, 0], "asked": [false, false], "fallen_at": null}',NULL,NULL,NULL,0);
INSERT INTO "matches" VALUES(5,'american',2,NULL,'3d',1,0,0,900,901,NULL,NULL,NULL,NULL,NULL,102,103,NULL,NULL,NULL,NULL,1772452800000,'playing',1,102,1772452800000,1,1772452800000,1772712000000,'{"pace":"3d","left":[259200000,259200000],"running":0,"since":1772452800000,"pauses":[]}',NULL,'B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12',NULL,'','63cb3c07da3e3886ec39992d0b0fe618','{"draw_offer": null, "takeback": null, "offered": [0, 0], "asked": [false, false], "fallen_at": null}',NULL,NULL,NULL,0);
INSERT INTO "matches" VALUES(6,'american',2,NULL,'standard',0,0,0,900,901,NULL,NULL,NULL,NULL,NULL,101,102,NULL,NULL,NULL,NULL,1772452800000,'playing',1,101,1772452800000,1,1772452800000,1772884800000,'{"pace":"standard","left":[432000000,432000000],"running":0,"since":1772452800000,"pauses":[]}',NULL,'B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12',NULL,'','63cb3c07da3e3886ec39992d0b0fe618','{"draw_offer": null, "takeback": null, "offered": [0, 0], "asked": [false, false], "fallen_at": null}',NULL,NULL,NULL,0);
INSERT INTO "matches" VALUES(7,'american',2,NULL,'standard',0,0,1,900,950,NULL,800,950,NULL,1,102,103,NULL,NULL,NULL,NULL,1772452800000,'playing',1,102,1772452800000,1,1772452800000,1772884800000,'{"pace":"standard","left":[432000000,432000000],"running":0,"since":1772452800000,"pauses":[]}',NULL,'B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12',NULL,'','63cb3c07da3e3886ec39992d0b0fe618','{"draw_offer": null, "takeback": null, "offered": [0, 0], "asked": [false, false], "fallen_at": null}',NULL,NULL,NULL,0);
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
INSERT INTO "notices" VALUES(1,1,1,'joined',101,900,901,'{}',1772452800000,1772452800000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(2,1,2,'turn',102,900,901,'{}',1772452800000,1772452800000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(3,1,3,'turn',101,900,901,'{}',1772452800000,1772452800000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(4,1,4,'turn',102,900,901,'{}',1772452800000,1772452800000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(5,1,5,'turn',101,900,901,'{}',1772452800000,1772452800000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(6,1,6,'turn',102,900,901,'{}',1772452800000,1772452800000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(7,1,7,'turn',101,900,901,'{}',1772452800000,1772452800000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(8,1,8,'turn',102,900,901,'{}',1772452800000,1772452800000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(9,1,9,'turn',101,900,901,'{}',1772452800000,1772452800000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(10,1,10,'turn',102,900,901,'{}',1772452800000,1772452800000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(11,1,11,'turn',101,900,901,'{}',1772452800000,1772452800000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(12,1,12,'turn',102,900,901,'{}',1772452800000,1772452800000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(13,1,13,'turn',101,900,901,'{}',1772452800000,1772452800000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(14,1,14,'turn',102,900,901,'{}',1772452800000,1772452800000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(15,1,15,'turn',101,900,901,'{}',1772452800000,1772452800000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(16,1,16,'turn',102,900,901,'{}',1772452800000,1772452800000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(17,1,17,'turn',101,900,901,'{}',1772452800000,1772452800000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(18,1,18,'turn',102,900,901,'{}',1772452800000,1772452800000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(19,1,19,'turn',101,900,901,'{}',1772452800000,1772452800000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(20,1,20,'turn',102,900,901,'{}',1772452800000,1772452800000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(21,1,21,'turn',101,900,901,'{}',1772452800000,1772452800000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(22,1,22,'over',101,900,901,'{}',1772452800000,1772452800000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(23,NULL,NULL,'ladder',NULL,900,901,'{"ladder": 1, "seq": 4}',1772452800000,1772452800000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(24,NULL,NULL,'tournament-shown',NULL,900,901,'{"tournament": 1}',1772452800000,1772452810000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(25,NULL,NULL,'tournament-round',NULL,900,901,'{"tournament": 1, "seq": 6}',1772452800000,1772452800000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(26,6,1,'joined',101,900,901,'{}',1772452800000,1772452800000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(27,7,1,'joined',102,900,950,'{}',1772452800000,1772452800000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(28,7,1,'joined',NULL,800,950,'{}',1772452800000,1772452800000,NULL,0,NULL,NULL,NULL);
CREATE TABLE players (
	user_id BIGINT NOT NULL, 
	name VARCHAR(100), 
	settings JSON NOT NULL, 
	CONSTRAINT pk_players PRIMARY KEY (user_id)
);
INSERT INTO "players" VALUES(101,'Änne 安奈 ''x\','{"locale": "ja", "dm": true, "zone": "Asia/Tokyo"}');
INSERT INTO "players" VALUES(102,'Bob','{"locale": "ja", "zone": "Asia/Tokyo", "world": true}');
INSERT INTO "players" VALUES(103,'Carl','{"locale": "ja", "zone": "Asia/Tokyo", "world": true}');
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
INSERT INTO "prepared_lines" VALUES(6,102,1,'[["9-13", "21-17"]]','[]',0);
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
INSERT INTO "problem_attempts" VALUES(101,'2026-03-02','6f6b657f804d',900,2,0,NULL,NULL,'[]',NULL);
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
INSERT INTO "problem_channels" VALUES(900,901,'russian',103,1772452800000,NULL,NULL,NULL);
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
INSERT INTO "rating_changes" VALUES(900,1,0,'american',101,102,2,1.0,1772452800000,1500.0,350.0,0.09,NULL,1.66221200147034551264e+03,2.90230507782238646543e+02,8.99975339374030069983e-02,1);
INSERT INTO "rating_changes" VALUES(900,1,1,'american',102,101,0,1.0,1772452800000,1500.0,350.0,0.09,NULL,1.33778799852965448737e+03,2.90230507782238646543e+02,8.99975339374030069983e-02,1);
INSERT INTO "rating_changes" VALUES(0,1,0,'american',101,102,2,1.0,1772452800000,1500.0,350.0,0.09,NULL,1.66221200147034551264e+03,2.90230507782238646543e+02,8.99975339374030069983e-02,1);
INSERT INTO "rating_changes" VALUES(0,1,1,'american',102,101,0,1.0,1772452800000,1500.0,350.0,0.09,NULL,1.33778799852965448737e+03,2.90230507782238646543e+02,8.99975339374030069983e-02,1);
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
INSERT INTO "ratings" VALUES(900,'american',101,1.66221200147034551264e+03,2.90230507782238646543e+02,8.99975339374030069983e-02,1,1772452800000,NULL);
INSERT INTO "ratings" VALUES(900,'american',102,1.33778799852965448737e+03,2.90230507782238646543e+02,8.99975339374030069983e-02,1,1772452800000,NULL);
INSERT INTO "ratings" VALUES(0,'american',101,1.66221200147034551264e+03,2.90230507782238646543e+02,8.99975339374030069983e-02,1,1772452800000,NULL);
INSERT INTO "ratings" VALUES(0,'american',102,1.33778799852965448737e+03,2.90230507782238646543e+02,8.99975339374030069983e-02,1,1772452800000,NULL);
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
INSERT INTO "reminders" VALUES(2,1772452800000,NULL,1772625600000);
INSERT INTO "reminders" VALUES(3,1772452800000,NULL,1772625600000);
INSERT INTO "reminders" VALUES(4,1772452800000,NULL,1772625600000);
INSERT INTO "reminders" VALUES(5,1772452800000,NULL,1772625600000);
INSERT INTO "reminders" VALUES(6,1772452800000,NULL,1772798400000);
INSERT INTO "reminders" VALUES(7,1772452800000,NULL,1772798400000);
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
INSERT INTO "reviews" VALUES(1,101,900,1772452800000,1,'33e5792b7b4dbadbb07d3dc5f11b7821','{"game": "american", "rules": 2, "opening": null, "moves": ["9-13", "22-17", "13x22", "26x17", "11-15", "24-20", "15-18", "23x14", "7-11", "14x7", "3x10", "20-16", "11x20", "28-24", "2-7", "32-28", "7-11", "25-22", "11-15", "17-14"], "players": ["", ""]}',NULL);
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
INSERT INTO "seeks" VALUES(1,'american',NULL,'standard',0,0,0,900,901,NULL,102,NULL,NULL,1772452800000,1773057600000,'open',NULL,NULL,NULL,NULL,NULL,0,NULL);
INSERT INTO "seeks" VALUES(2,'american',NULL,'standard',1,0,0,900,901,NULL,101,102,0,1772452800000,1773057600000,'joined',NULL,NULL,1,NULL,NULL,0,NULL);
INSERT INTO "seeks" VALUES(3,'american',NULL,'standard',0,0,0,900,901,NULL,101,102,0,1772452800000,1773057600000,'joined',NULL,NULL,6,NULL,NULL,0,NULL);
CREATE TABLE servers (
	guild_id BIGINT NOT NULL, 
	settings JSON NOT NULL, 
	locale VARCHAR(16), 
	CONSTRAINT pk_servers PRIMARY KEY (guild_id)
);
INSERT INTO "servers" VALUES(900,'{"language": "ja", "channel": 901, "door": 950}',NULL);
INSERT INTO "servers" VALUES(800,'{"door": 950}',NULL);
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
INSERT INTO "tournament_events" VALUES(1,1,1772452800000,103,'created','{"plan": {"name": "Cup", "format": "groups", "game": "american", "pace": "3d", "setup": null, "pair": false, "vacation": false, "rounds": 5, "group": 12, "most": 128, "lot": false, "cycles": 1, "deciders": 1, "third": true, "moving": 2, "pause": 7, "season": 1, "policy": {}}, "guild": 900, "channel": 901}');
INSERT INTO "tournament_events" VALUES(1,2,1772452800000,102,'entered','{"user": 102, "limit": null}');
INSERT INTO "tournament_events" VALUES(1,3,1772452800000,103,'entered','{"user": 103, "limit": null}');
INSERT INTO "tournament_events" VALUES(1,4,1772452800000,104,'entered','{"user": 104, "limit": null}');
INSERT INTO "tournament_events" VALUES(1,5,1772452800000,103,'started','{"seeds": [103, 104, 102]}');
INSERT INTO "tournament_events" VALUES(1,6,1772452800000,NULL,'paired','{"meetings": [{"stage": 0, "group": 0, "round": 1, "players": [2, 3], "bye": null, "kind": "played", "matches": [3]}, {"stage": 0, "group": 0, "round": 2, "players": [1, 2], "bye": null, "kind": "played", "matches": [4]}, {"stage": 0, "group": 0, "round": 3, "players": [3, 1], "bye": null, "kind": "played", "matches": [5]}]}');
CREATE TABLE tournament_matches (
	match_id INTEGER NOT NULL, 
	tournament_id INTEGER NOT NULL, 
	CONSTRAINT pk_tournament_matches PRIMARY KEY (match_id), 
	CONSTRAINT fk_tournament_matches_match_id FOREIGN KEY(match_id) REFERENCES matches (id), 
	CONSTRAINT fk_tournament_matches_tournament_id FOREIGN KEY(tournament_id) REFERENCES tournaments (id)
);
INSERT INTO "tournament_matches" VALUES(3,1);
INSERT INTO "tournament_matches" VALUES(4,1);
INSERT INTO "tournament_matches" VALUES(5,1);
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
INSERT INTO "tournament_messages" VALUES(1,6,901,990);
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
INSERT INTO "tournaments" VALUES(1,'Cup',900,901,1772452800000,NULL,NULL,NULL,'running',0,NULL,6);
CREATE TABLE vacations (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	user_id BIGINT NOT NULL, 
	start_at BIGINT NOT NULL, 
	end_at BIGINT NOT NULL, 
	zone VARCHAR(64) NOT NULL, 
	spent BOOLEAN NOT NULL
);
INSERT INTO "vacations" VALUES(1,101,1773068400000,1773327600000,'Asia/Tokyo',0);
CREATE TABLE world_bans (
	user_id BIGINT NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_world_bans PRIMARY KEY (user_id)
);
INSERT INTO "world_bans" VALUES(104,1772452800000);
CREATE TABLE world_closures (
	guild_id BIGINT NOT NULL, 
	other_id BIGINT NOT NULL, 
	match_id INTEGER NOT NULL, 
	CONSTRAINT pk_world_closures PRIMARY KEY (guild_id, other_id), 
	CONSTRAINT fk_world_closures_match_id FOREIGN KEY(match_id) REFERENCES matches (id)
);
INSERT INTO "world_closures" VALUES(800,900,7);
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
INSERT INTO "world_offers" VALUES(1,102,900,NULL,'american','standard',0,1,'Asia/Tokyo',23,7,'daily',1772452800000,1773057600000,7,NULL);
INSERT INTO "world_offers" VALUES(2,102,900,NULL,'american','standard',0,1,'Asia/Tokyo',23,7,NULL,1772452800000,1773057600000,NULL,NULL);
CREATE TABLE world_reports (
	match_id INTEGER NOT NULL, 
	"by" BIGINT NOT NULL, 
	about BIGINT NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_world_reports PRIMARY KEY (match_id, "by"), 
	CONSTRAINT fk_world_reports_match_id FOREIGN KEY(match_id) REFERENCES matches (id)
);
INSERT INTO "world_reports" VALUES(7,103,102,'stalling',1772452800000);
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
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('vacations',1);
INSERT INTO "sqlite_sequence" VALUES('seeks',3);
INSERT INTO "sqlite_sequence" VALUES('matches',7);
INSERT INTO "sqlite_sequence" VALUES('notices',28);
INSERT INTO "sqlite_sequence" VALUES('ladders',1);
INSERT INTO "sqlite_sequence" VALUES('tournaments',1);
INSERT INTO "sqlite_sequence" VALUES('world_offers',2);
INSERT INTO "sqlite_sequence" VALUES('reviews',1);
INSERT INTO "sqlite_sequence" VALUES('downtimes',1);
COMMIT;
PRAGMA application_id = 1147235691;
