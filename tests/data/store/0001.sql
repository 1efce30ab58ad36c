BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE downtimes (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	start_at BIGINT NOT NULL, 
	end_at BIGINT NOT NULL
);
INSERT INTO "downtimes" VALUES(1,1772452800000,1772463600000);
INSERT INTO "downtimes" VALUES(2,1772460000000,1772470800000);
INSERT INTO "downtimes" VALUES(3,1772467200000,1772478000000);
INSERT INTO "downtimes" VALUES(4,1772474400000,1772485200000);
INSERT INTO "downtimes" VALUES(5,1772481600000,1772492400000);
INSERT INTO "downtimes" VALUES(6,1772488800000,1772499600000);
INSERT INTO "downtimes" VALUES(7,1772496000000,1772506800000);
INSERT INTO "downtimes" VALUES(8,1772503200000,1772514000000);
INSERT INTO "downtimes" VALUES(9,1772510400000,1772521200000);
INSERT INTO "downtimes" VALUES(10,1772517600000,1772528400000);
INSERT INTO "downtimes" VALUES(11,1772524800000,1772535600000);
INSERT INTO "downtimes" VALUES(12,1772532000000,1772542800000);
INSERT INTO "downtimes" VALUES(13,1772539200000,1772550000000);
INSERT INTO "downtimes" VALUES(14,1772546400000,1772557200000);
INSERT INTO "downtimes" VALUES(15,1772553600000,1772564400000);
INSERT INTO "downtimes" VALUES(16,1772560800000,1772571600000);
INSERT INTO "downtimes" VALUES(17,1772568000000,1772578800000);
INSERT INTO "downtimes" VALUES(18,1772575200000,1772586000000);
INSERT INTO "downtimes" VALUES(19,1772582400000,1772604000000);
CREATE TABLE heartbeat (
	id INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_heartbeat PRIMARY KEY (id)
);
INSERT INTO "heartbeat" VALUES(1,1772600400000);
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
INSERT INTO "match_events" VALUES(1,1,1772452800000,102,'started','{"opening": null}',NULL);
INSERT INTO "match_events" VALUES(1,2,1772460000000,NULL,'paused','{"why": "downtime", "start": 1772452800000, "end": 1772463600000, "side": null, "ref": 1}',NULL);
INSERT INTO "match_events" VALUES(1,3,1772460000000,101,'moved','{"move": "a3-b4"}',100);
INSERT INTO "match_events" VALUES(1,4,1772467200000,NULL,'paused','{"why": "downtime", "start": 1772460000000, "end": 1772470800000, "side": null, "ref": 2}',NULL);
INSERT INTO "match_events" VALUES(1,5,1772467200000,102,'moved','{"move": "f6-g5"}',101);
INSERT INTO "match_events" VALUES(1,6,1772474400000,NULL,'paused','{"why": "downtime", "start": 1772467200000, "end": 1772478000000, "side": null, "ref": 3}',NULL);
INSERT INTO "match_events" VALUES(1,7,1772474400000,101,'moved','{"move": "c3-d4"}',102);
INSERT INTO "match_events" VALUES(1,8,1772481600000,NULL,'paused','{"why": "downtime", "start": 1772474400000, "end": 1772485200000, "side": null, "ref": 4}',NULL);
INSERT INTO "match_events" VALUES(1,9,1772481600000,102,'moved','{"move": "g5-h4"}',103);
INSERT INTO "match_events" VALUES(1,10,1772488800000,NULL,'paused','{"why": "downtime", "start": 1772481600000, "end": 1772492400000, "side": null, "ref": 5}',NULL);
INSERT INTO "match_events" VALUES(1,11,1772488800000,101,'moved','{"move": "d4-c5"}',104);
INSERT INTO "match_events" VALUES(1,12,1772496000000,NULL,'paused','{"why": "downtime", "start": 1772488800000, "end": 1772499600000, "side": null, "ref": 6}',NULL);
INSERT INTO "match_events" VALUES(1,13,1772496000000,102,'moved','{"move": "b6:d4"}',105);
INSERT INTO "match_events" VALUES(1,14,1772582400000,NULL,'paused','{"why": "downtime", "start": 1772496000000, "end": 1772506800000, "side": null, "ref": 7}',NULL);
INSERT INTO "match_events" VALUES(1,15,1772582400000,NULL,'paused','{"why": "downtime", "start": 1772503200000, "end": 1772514000000, "side": null, "ref": 8}',NULL);
INSERT INTO "match_events" VALUES(1,16,1772582400000,NULL,'paused','{"why": "downtime", "start": 1772510400000, "end": 1772521200000, "side": null, "ref": 9}',NULL);
INSERT INTO "match_events" VALUES(1,17,1772582400000,NULL,'paused','{"why": "downtime", "start": 1772517600000, "end": 1772528400000, "side": null, "ref": 10}',NULL);
INSERT INTO "match_events" VALUES(1,18,1772582400000,NULL,'paused','{"why": "downtime", "start": 1772524800000, "end": 1772535600000, "side": null, "ref": 11}',NULL);
INSERT INTO "match_events" VALUES(1,19,1772582400000,NULL,'paused','{"why": "downtime", "start": 1772532000000, "end": 1772542800000, "side": null, "ref": 12}',NULL);
INSERT INTO "match_events" VALUES(1,20,1772582400000,NULL,'paused','{"why": "downtime", "start": 1772539200000, "end": 1772550000000, "side": null, "ref": 13}',NULL);
INSERT INTO "match_events" VALUES(1,21,1772582400000,NULL,'paused','{"why": "downtime", "start": 1772546400000, "end": 1772557200000, "side": null, "ref": 14}',NULL);
INSERT INTO "match_events" VALUES(1,22,1772582400000,NULL,'paused','{"why": "downtime", "start": 1772553600000, "end": 1772564400000, "side": null, "ref": 15}',NULL);
INSERT INTO "match_events" VALUES(1,23,1772582400000,NULL,'paused','{"why": "downtime", "start": 1772560800000, "end": 1772571600000, "side": null, "ref": 16}',NULL);
INSERT INTO "match_events" VALUES(1,24,1772582400000,NULL,'paused','{"why": "downtime", "start": 1772568000000, "end": 1772578800000, "side": null, "ref": 17}',NULL);
INSERT INTO "match_events" VALUES(1,25,1772582400000,NULL,'paused','{"why": "downtime", "start": 1772575200000, "end": 1772586000000, "side": null, "ref": 18}',NULL);
INSERT INTO "match_events" VALUES(1,26,1772582400000,NULL,'paused','{"why": "vacation", "start": 1772582400000, "end": 1772668800000, "side": 1, "ref": 1}',NULL);
INSERT INTO "match_events" VALUES(2,1,1772496000000,102,'started','{"opening": null}',NULL);
INSERT INTO "match_events" VALUES(2,2,1772496000000,NULL,'paused','{"why": "downtime", "start": 1772488800000, "end": 1772499600000, "side": null, "ref": 6}',NULL);
INSERT INTO "match_events" VALUES(2,3,1772503200000,NULL,'paused','{"why": "downtime", "start": 1772496000000, "end": 1772506800000, "side": null, "ref": 7}',NULL);
INSERT INTO "match_events" VALUES(2,4,1772503200000,101,'moved','{"move": "31-26"}',200);
INSERT INTO "match_events" VALUES(2,5,1772510400000,NULL,'paused','{"why": "downtime", "start": 1772503200000, "end": 1772514000000, "side": null, "ref": 8}',NULL);
INSERT INTO "match_events" VALUES(2,6,1772510400000,102,'moved','{"move": "19-23"}',201);
INSERT INTO "match_events" VALUES(2,7,1772517600000,NULL,'paused','{"why": "downtime", "start": 1772510400000, "end": 1772521200000, "side": null, "ref": 9}',NULL);
INSERT INTO "match_events" VALUES(2,8,1772517600000,101,'moved','{"move": "26-21"}',202);
INSERT INTO "match_events" VALUES(2,9,1772524800000,NULL,'paused','{"why": "downtime", "start": 1772517600000, "end": 1772528400000, "side": null, "ref": 10}',NULL);
INSERT INTO "match_events" VALUES(2,10,1772524800000,102,'moved','{"move": "11x31"}',203);
INSERT INTO "match_events" VALUES(2,11,1772532000000,NULL,'paused','{"why": "downtime", "start": 1772524800000, "end": 1772535600000, "side": null, "ref": 11}',NULL);
INSERT INTO "match_events" VALUES(2,12,1772532000000,101,'moved','{"move": "41x21"}',204);
INSERT INTO "match_events" VALUES(2,13,1772539200000,NULL,'paused','{"why": "downtime", "start": 1772532000000, "end": 1772542800000, "side": null, "ref": 12}',NULL);
INSERT INTO "match_events" VALUES(2,14,1772539200000,102,'moved','{"move": "17x26"}',205);
INSERT INTO "match_events" VALUES(2,15,1772582400000,NULL,'paused','{"why": "downtime", "start": 1772539200000, "end": 1772550000000, "side": null, "ref": 13}',NULL);
INSERT INTO "match_events" VALUES(2,16,1772582400000,NULL,'paused','{"why": "downtime", "start": 1772546400000, "end": 1772557200000, "side": null, "ref": 14}',NULL);
INSERT INTO "match_events" VALUES(2,17,1772582400000,NULL,'paused','{"why": "downtime", "start": 1772553600000, "end": 1772564400000, "side": null, "ref": 15}',NULL);
INSERT INTO "match_events" VALUES(2,18,1772582400000,NULL,'paused','{"why": "downtime", "start": 1772560800000, "end": 1772571600000, "side": null, "ref": 16}',NULL);
INSERT INTO "match_events" VALUES(2,19,1772582400000,NULL,'paused','{"why": "downtime", "start": 1772568000000, "end": 1772578800000, "side": null, "ref": 17}',NULL);
INSERT INTO "match_events" VALUES(2,20,1772582400000,NULL,'paused','{"why": "downtime", "start": 1772575200000, "end": 1772586000000, "side": null, "ref": 18}',NULL);
INSERT INTO "match_events" VALUES(2,21,1772582400000,NULL,'paused','{"why": "vacation", "start": 1772582400000, "end": 1772668800000, "side": 1, "ref": 1}',NULL);
INSERT INTO "match_events" VALUES(3,1,1772539200000,102,'started','{"opening": null}',NULL);
INSERT INTO "match_events" VALUES(3,2,1772539200000,NULL,'paused','{"why": "downtime", "start": 1772532000000, "end": 1772542800000, "side": null, "ref": 12}',NULL);
INSERT INTO "match_events" VALUES(3,3,1772546400000,NULL,'paused','{"why": "downtime", "start": 1772539200000, "end": 1772550000000, "side": null, "ref": 13}',NULL);
INSERT INTO "match_events" VALUES(3,4,1772546400000,101,'moved','{"move": "a1-a2"}',300);
INSERT INTO "match_events" VALUES(3,5,1772553600000,NULL,'paused','{"why": "downtime", "start": 1772546400000, "end": 1772557200000, "side": null, "ref": 14}',NULL);
INSERT INTO "match_events" VALUES(3,6,1772553600000,102,'moved','{"move": "b4-a4"}',301);
INSERT INTO "match_events" VALUES(3,7,1772560800000,NULL,'paused','{"why": "downtime", "start": 1772553600000, "end": 1772564400000, "side": null, "ref": 15}',NULL);
INSERT INTO "match_events" VALUES(3,8,1772560800000,101,'moved','{"move": "c1-b1"}',302);
INSERT INTO "match_events" VALUES(3,9,1772568000000,NULL,'paused','{"why": "downtime", "start": 1772560800000, "end": 1772571600000, "side": null, "ref": 16}',NULL);
INSERT INTO "match_events" VALUES(3,10,1772568000000,102,'moved','{"move": "d2-e2"}',303);
INSERT INTO "match_events" VALUES(3,11,1772575200000,NULL,'paused','{"why": "downtime", "start": 1772568000000, "end": 1772578800000, "side": null, "ref": 17}',NULL);
INSERT INTO "match_events" VALUES(3,12,1772575200000,101,'moved','{"move": "c7-c6"}',304);
INSERT INTO "match_events" VALUES(3,13,1772582400000,NULL,'paused','{"why": "downtime", "start": 1772575200000, "end": 1772586000000, "side": null, "ref": 18}',NULL);
INSERT INTO "match_events" VALUES(3,14,1772582400000,102,'moved','{"move": "d8-c8"}',305);
INSERT INTO "match_events" VALUES(3,15,1772582400000,101,'takeback-asked','{}',NULL);
INSERT INTO "match_events" VALUES(3,16,1772582400000,102,'taken-back','{"plies": 2}',NULL);
INSERT INTO "match_events" VALUES(3,17,1772582400000,NULL,'paused','{"why": "vacation", "start": 1772582400000, "end": 1772668800000, "side": 1, "ref": 1}',NULL);
INSERT INTO "match_events" VALUES(4,1,1772582400000,103,'started','{"opening": null}',NULL);
INSERT INTO "match_events" VALUES(4,2,1772582400000,NULL,'paused','{"why": "downtime", "start": 1772575200000, "end": 1772586000000, "side": null, "ref": 18}',NULL);
INSERT INTO "match_events" VALUES(4,3,1772582400000,103,'ended','{"ending": "resignation", "winner": 1}',NULL);
INSERT INTO "match_events" VALUES(5,1,1772582400000,103,'started','{"opening": null}',NULL);
INSERT INTO "match_events" VALUES(5,2,1772582400000,NULL,'paused','{"why": "downtime", "start": 1772575200000, "end": 1772586000000, "side": null, "ref": 18}',NULL);
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
	first_id BIGINT NOT NULL, 
	second_id BIGINT NOT NULL, 
	twin_id INTEGER, 
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
	talks JSON NOT NULL, 
	ending VARCHAR(32), 
	winner SMALLINT, 
	ended_at BIGINT, 
	CONSTRAINT fk_matches_twin_id FOREIGN KEY(twin_id) REFERENCES matches (id)
);
INSERT INTO "matches" VALUES(1,'russian',1,NULL,'3d@Europe/Berlin',0,0,1,900,901,101,102,NULL,1772452800000,'playing',26,101,1772496000000,13,1772496000000,1773018000000,'{"pace":"3d@Europe/Berlin","left":[259200000,259200000],"running":0,"since":1772496000000,"pauses":[["downtime",1772488800000,1772499600000,null,6],["downtime",1772496000000,1772506800000,null,7],["downtime",1772503200000,1772514000000,null,8],["downtime",1772510400000,1772521200000,null,9],["downtime",1772517600000,1772528400000,null,10],["downtime",1772524800000,1772535600000,null,11],["downtime",1772532000000,1772542800000,null,12],["downtime",1772539200000,1772550000000,null,13],["downtime",1772546400000,1772557200000,null,14],["downtime",1772553600000,1772564400000,null,15],["downtime",1772560800000,1772571600000,null,16],["downtime",1772568000000,1772578800000,null,17],["downtime",1772575200000,1772586000000,null,18],["vacation",1772582400000,1772668800000,1,1]]}',NULL,'W:Wb4,e3,g3,b2,d2,f2,h2,a1,c1,e1,g1:Bb8,d8,f8,h8,a7,c7,e7,g7,d6,h6,d4,h4','B:Wc5,b4,e3,g3,b2,d2,f2,h2,a1,c1,e1,g1:Bb8,d8,f8,h8,a7,c7,e7,g7,b6,d6,h6,h4 untaken=5 unchanged=5','a3-b4
f6-g5
c3-d4
g5-h4
d4-c5
b6:d4','{"draw_offer": null, "takeback": null, "offered": [false, false], "asked": [false, false], "fallen_at": null}',NULL,NULL,NULL);
INSERT INTO "matches" VALUES(2,'frisian',1,NULL,'3d@Europe/Berlin',0,0,1,900,901,101,102,NULL,1772496000000,'playing',21,101,1772539200000,14,1772539200000,1773018000000,'{"pace":"3d@Europe/Berlin","left":[259200000,259200000],"running":0,"since":1772539200000,"pauses":[["downtime",1772532000000,1772542800000,null,12],["downtime",1772539200000,1772550000000,null,13],["downtime",1772546400000,1772557200000,null,14],["downtime",1772553600000,1772564400000,null,15],["downtime",1772560800000,1772571600000,null,16],["downtime",1772568000000,1772578800000,null,17],["downtime",1772575200000,1772586000000,null,18],["vacation",1772582400000,1772668800000,1,1]]}',NULL,'W:W32,33,34,35,36,37,38,39,40,42,43,44,45,46,47,48,49,50:B1,2,3,4,5,6,7,8,9,10,12,13,14,15,16,18,20,23,26','B:W21,32,33,34,35,36,37,38,39,40,42,43,44,45,46,47,48,49,50:B1,2,3,4,5,6,7,8,9,10,12,13,14,15,16,17,18,20,23','31-26
19-23
26-21
11x31
41x21
17x26','{"draw_offer": null, "takeback": null, "offered": [false, false], "asked": [false, false], "fallen_at": null}',NULL,NULL,NULL);
INSERT INTO "matches" VALUES(3,'zongheng',1,NULL,'3d@Europe/Berlin',0,0,1,900,901,101,102,NULL,1772539200000,'playing',17,101,1772582400000,16,1772582400000,1773018000000,'{"pace":"3d@Europe/Berlin","left":[259200000,259200000],"running":0,"since":1772582400000,"pauses":[["downtime",1772575200000,1772586000000,null,18],["vacation",1772582400000,1772668800000,1,1]]}',NULL,'1w1w1w1w/b1b1b1b1/1w1w1w1w/b1b1b1b1/ww1w1w1w/b1b1b1b1/bw1www1w/bbb1b1b1 b','1w1w1w1w/b1b1b1b1/1w1w1w1w/b1b1b1b1/ww1w1w1w/b1b1b1b1/bw1w1w1w/bbb1b1b1 w','a1-a2
b4-a4
c1-b1
d2-e2','{"draw_offer": null, "takeback": null, "offered": [false, false], "asked": [true, false], "fallen_at": null}',NULL,NULL,NULL);
INSERT INTO "matches" VALUES(4,'american',1,NULL,'7d',1,1,0,900,901,103,101,5,1772582400000,'over',3,NULL,1772582400000,3,1772582400000,NULL,'{"pace":"7d","left":[604800000,604800000],"running":null,"since":1772582400000,"pauses":[]}',NULL,'B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12',NULL,'','{"draw_offer": null, "takeback": null, "offered": [false, false], "asked": [false, false], "fallen_at": null}','resignation',1,1772582400000);
INSERT INTO "matches" VALUES(5,'american',1,NULL,'7d',1,1,0,900,901,101,103,4,1772582400000,'playing',2,101,1772582400000,1,1772582400000,1773190800000,'{"pace":"7d","left":[604800000,604800000],"running":0,"since":1772582400000,"pauses":[["downtime",1772575200000,1772586000000,null,18]]}',NULL,'B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12',NULL,'','{"draw_offer": null, "takeback": null, "offered": [false, false], "asked": [false, false], "fallen_at": null}',NULL,NULL,NULL);
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
	due_at BIGINT NOT NULL, 
	held_until BIGINT, 
	attempts INTEGER NOT NULL, 
	done_at BIGINT, 
	fate VARCHAR(16), 
	message_id BIGINT, 
	CONSTRAINT fk_notices_match_id FOREIGN KEY(match_id) REFERENCES matches (id)
);
INSERT INTO "notices" VALUES(1,1,1,'joined',101,900,901,'{}',1772452800000,1772452800000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(2,1,3,'turn',102,900,901,'{"move": "a3-b4", "passed": false, "draw_offered": false, "draw_declined": false}',1772460000000,1772460000000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(3,1,5,'turn',101,900,901,'{"move": "f6-g5", "passed": false, "draw_offered": false, "draw_declined": false}',1772467200000,1772467200000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(4,1,7,'turn',102,900,901,'{"move": "c3-d4", "passed": false, "draw_offered": false, "draw_declined": false}',1772474400000,1772474400000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(5,1,9,'turn',101,900,901,'{"move": "g5-h4", "passed": false, "draw_offered": false, "draw_declined": false}',1772481600000,1772481600000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(6,1,11,'turn',102,900,901,'{"move": "d4-c5", "passed": false, "draw_offered": false, "draw_declined": false}',1772488800000,1772488800000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(7,1,13,'turn',101,900,901,'{"move": "b6:d4", "passed": false, "draw_offered": false, "draw_declined": false}',1772496000000,1772496000000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(8,2,1,'joined',101,900,901,'{}',1772496000000,1772496000000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(9,2,4,'turn',102,900,901,'{"move": "31-26", "passed": false, "draw_offered": false, "draw_declined": false}',1772503200000,1772503200000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(10,2,6,'turn',101,900,901,'{"move": "19-23", "passed": false, "draw_offered": false, "draw_declined": false}',1772510400000,1772510400000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(11,2,8,'turn',102,900,901,'{"move": "26-21", "passed": false, "draw_offered": false, "draw_declined": false}',1772517600000,1772517600000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(12,2,10,'turn',101,900,901,'{"move": "11x31", "passed": false, "draw_offered": false, "draw_declined": false}',1772524800000,1772524800000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(13,2,12,'turn',102,900,901,'{"move": "41x21", "passed": false, "draw_offered": false, "draw_declined": false}',1772532000000,1772532000000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(14,2,14,'turn',101,900,901,'{"move": "17x26", "passed": false, "draw_offered": false, "draw_declined": false}',1772539200000,1772539200000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(15,3,1,'joined',101,900,901,'{}',1772539200000,1772539200000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(16,3,4,'turn',102,900,901,'{"move": "a1-a2", "passed": false, "draw_offered": false, "draw_declined": false}',1772546400000,1772546400000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(17,3,6,'turn',101,900,901,'{"move": "b4-a4", "passed": false, "draw_offered": false, "draw_declined": false}',1772553600000,1772553600000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(18,3,8,'turn',102,900,901,'{"move": "c1-b1", "passed": false, "draw_offered": false, "draw_declined": false}',1772560800000,1772560800000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(19,3,10,'turn',101,900,901,'{"move": "d2-e2", "passed": false, "draw_offered": false, "draw_declined": false}',1772568000000,1772568000000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(20,3,12,'turn',102,900,901,'{"move": "c7-c6", "passed": false, "draw_offered": false, "draw_declined": false}',1772575200000,1772575200000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(21,3,14,'turn',101,900,901,'{"move": "d8-c8", "passed": false, "draw_offered": false, "draw_declined": false}',1772582400000,1772582400000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(22,3,15,'takeback-asked',102,900,901,'{}',1772582400000,1772582400000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(23,3,16,'taken-back',101,900,901,'{}',1772582400000,1772582400000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(24,4,1,'joined',101,900,901,'{}',1772582400000,1772582400000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(25,5,1,'joined',101,900,901,'{}',1772582400000,1772582400000,NULL,0,NULL,NULL,NULL);
INSERT INTO "notices" VALUES(26,4,3,'over',101,900,901,'{}',1772582400000,1772582400000,NULL,0,NULL,NULL,NULL);
CREATE TABLE players (
	user_id BIGINT NOT NULL, 
	name VARCHAR(100), 
	settings JSON NOT NULL, 
	CONSTRAINT pk_players PRIMARY KEY (user_id)
);
INSERT INTO "players" VALUES(101,'Anna','{"language": "ja", "vacation_auto": false}');
INSERT INTO "players" VALUES(102,'Bob','{}');
CREATE TABLE remembered (
	name VARCHAR(64) NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_remembered PRIMARY KEY (name)
);
CREATE TABLE reminders (
	match_id INTEGER NOT NULL, 
	since BIGINT NOT NULL, 
	sent SMALLINT, 
	due_at BIGINT, 
	CONSTRAINT pk_reminders PRIMARY KEY (match_id), 
	CONSTRAINT fk_reminders_match_id FOREIGN KEY(match_id) REFERENCES matches (id)
);
INSERT INTO "reminders" VALUES(1,1772496000000,NULL,1772931600000);
INSERT INTO "reminders" VALUES(2,1772539200000,NULL,1772931600000);
INSERT INTO "reminders" VALUES(3,1772582400000,NULL,1772931600000);
INSERT INTO "reminders" VALUES(5,1772582400000,NULL,1773104400000);
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
	"by" BIGINT NOT NULL, 
	opponent BIGINT, 
	wants SMALLINT, 
	created_at BIGINT NOT NULL, 
	expires_at BIGINT NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	message_id BIGINT, 
	match_id INTEGER, 
	request BIGINT, 
	CONSTRAINT fk_seeks_match_id FOREIGN KEY(match_id) REFERENCES matches (id), 
	CONSTRAINT uq_seeks_request UNIQUE (request)
);
INSERT INTO "seeks" VALUES(1,'russian',NULL,'3d@Europe/Berlin',0,0,1,900,901,101,102,0,1772452800000,1773057600000,'joined',NULL,1,NULL);
INSERT INTO "seeks" VALUES(2,'frisian',NULL,'3d@Europe/Berlin',0,0,1,900,901,101,102,0,1772496000000,1773100800000,'joined',NULL,2,NULL);
INSERT INTO "seeks" VALUES(3,'zongheng',NULL,'3d@Europe/Berlin',0,0,1,900,901,101,102,0,1772539200000,1773144000000,'joined',NULL,3,NULL);
INSERT INTO "seeks" VALUES(4,'american',NULL,'7d',1,1,0,900,901,101,NULL,1,1772582400000,1773187200000,'joined',NULL,4,NULL);
INSERT INTO "seeks" VALUES(5,'american',NULL,'standard',0,0,0,900,901,102,NULL,NULL,1772582400000,1773187200000,'open',NULL,NULL,NULL);
CREATE TABLE servers (
	guild_id BIGINT NOT NULL, 
	settings JSON NOT NULL, 
	CONSTRAINT pk_servers PRIMARY KEY (guild_id)
);
INSERT INTO "servers" VALUES(900,'{"threads": true}');
CREATE TABLE vacations (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	user_id BIGINT NOT NULL, 
	start_at BIGINT NOT NULL, 
	end_at BIGINT NOT NULL, 
	zone VARCHAR(64) NOT NULL, 
	spent BOOLEAN NOT NULL
);
INSERT INTO "vacations" VALUES(1,102,1772582400000,1772668800000,'UTC',0);
CREATE INDEX ix_matches_deadline_at ON matches (deadline_at);
CREATE INDEX ix_matches_first_id_status ON matches (first_id, status);
CREATE INDEX ix_matches_second_id_status ON matches (second_id, status);
CREATE INDEX ix_matches_to_move_id_turn_at ON matches (to_move_id, turn_at);
CREATE INDEX ix_seeks_by_status ON seeks ("by", status);
CREATE INDEX ix_seeks_status_expires_at ON seeks (status, expires_at);
CREATE INDEX ix_seeks_status_guild_id ON seeks (status, guild_id);
CREATE INDEX ix_notices_done_at_due_at ON notices (done_at, due_at);
CREATE INDEX ix_notices_match_id_done_at ON notices (match_id, done_at);
CREATE INDEX ix_downtimes_end_at ON downtimes (end_at);
CREATE INDEX ix_vacations_user_id_end_at ON vacations (user_id, end_at);
CREATE INDEX ix_reminders_due_at ON reminders (due_at);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('seeks',5);
INSERT INTO "sqlite_sequence" VALUES('matches',5);
INSERT INTO "sqlite_sequence" VALUES('notices',26);
INSERT INTO "sqlite_sequence" VALUES('downtimes',19);
INSERT INTO "sqlite_sequence" VALUES('vacations',1);
COMMIT;
