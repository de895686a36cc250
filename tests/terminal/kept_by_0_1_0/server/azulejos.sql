BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL,
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE companion_lines (
	companion_id VARCHAR(32) NOT NULL,
	number INTEGER NOT NULL,
	request VARCHAR(80),
	typed TEXT,
	entry TEXT NOT NULL,
	speech TEXT NOT NULL,
	time BIGINT NOT NULL,
	CONSTRAINT pk_companion_lines PRIMARY KEY (companion_id, number),
	CONSTRAINT fk_companion_lines_companion_id FOREIGN KEY(companion_id) REFERENCES companions (id),
	CONSTRAINT uq_companion_lines_companion_id_request UNIQUE (companion_id, request)
);
CREATE TABLE companions (
	id VARCHAR(32) NOT NULL,
	due BIGINT NOT NULL,
	CONSTRAINT pk_companions PRIMARY KEY (id)
);
CREATE TABLE entries (
	table_id VARCHAR(32) NOT NULL,
	number INTEGER NOT NULL,
	request VARCHAR(80),
	entry TEXT NOT NULL, time BIGINT DEFAULT '0' NOT NULL,
	CONSTRAINT pk_entries PRIMARY KEY (table_id, number),
	CONSTRAINT fk_entries_table_id FOREIGN KEY(table_id) REFERENCES tables (id),
	CONSTRAINT uq_entries_table_id_request UNIQUE (table_id, request)
);
INSERT INTO "entries" VALUES('PExJ3tZn1UdWPq3CL_xwQA',0,NULL,'{"type":"opened","rules":"colored","starting_seat":0,"levels":[null,null],"commitment":"37555eeea479a612528c9798347c964b91ef42ece547c833119c9de9758985f0","date":"2026.11.16","deal_seconds":null,"is_one_screen":false,"is_by_lot":false,"start":null,"clock":null,"days_per_move":null}',1794872053851);
INSERT INTO "entries" VALUES('PExJ3tZn1UdWPq3CL_xwQA',1,NULL,'{"type":"sat","seat":0,"name":"Ada","nonce":"0931b2b25005ab310447d351"}',1794872053959);
INSERT INTO "entries" VALUES('PExJ3tZn1UdWPq3CL_xwQA',2,NULL,'{"type":"sat","seat":1,"name":"Bo","nonce":"bbcae01487cc827d7012043a"}',1794872054068);
INSERT INTO "entries" VALUES('PExJ3tZn1UdWPq3CL_xwQA',3,NULL,'{"type":"dealt","deal":"deal:RKKW/BYWW/BYRW/BKWW/BKKW"}',1794872054071);
INSERT INTO "entries" VALUES('PExJ3tZn1UdWPq3CL_xwQA',4,'2:3f63e1362d1647168d1b97ea','{"type":"resigned","seat":1}',1794872054699);
INSERT INTO "entries" VALUES('PExJ3tZn1UdWPq3CL_xwQA',5,NULL,'{"type":"revealed","seed":"464c45d6e7043b78cd470831461d8a88c4ee6aeff65fe48289f134e0b0e42326","next_commitment":"f808a137f1846d37558e073921f953249d6d090c4bfc14b19ab09d850003cd7b"}',1794872054702);
INSERT INTO "entries" VALUES('PExJ3tZn1UdWPq3CL_xwQA',6,'2:86010cc5e985762cfcd72591','{"type":"rematch-agreed","seat":1,"nonce":"4fe5a0fee861ff6504ce9b95"}',1794872055887);
INSERT INTO "entries" VALUES('PExJ3tZn1UdWPq3CL_xwQA',7,'1:ea3c22a12d93f908d6081717','{"type":"rematch-agreed","seat":0,"nonce":"4dc5fcc85140b9c92635d902"}',1794872055915);
INSERT INTO "entries" VALUES('PExJ3tZn1UdWPq3CL_xwQA',8,NULL,'{"type":"dealt","deal":"deal:YRRK/BYKW/BBYW/BRRW/YKWW"}',1794872055917);
INSERT INTO "entries" VALUES('PExJ3tZn1UdWPq3CL_xwQA',9,'2:69672aacad686ee4ede44207','{"type":"played","seat":1,"move":"1Y0"}',1794872057042);
INSERT INTO "entries" VALUES('PExJ3tZn1UdWPq3CL_xwQA',10,'1:37d1a4625dfcd3cd00812f1f','{"type":"played","seat":0,"move":"2B0"}',1794872057087);
INSERT INTO "entries" VALUES('PExJ3tZn1UdWPq3CL_xwQA',11,'2:bc72f5de3068af5d56ff6d8d','{"type":"played","seat":1,"move":"3B0"}',1794872057129);
CREATE TABLE seeds (
	table_id VARCHAR(32) NOT NULL,
	game INTEGER NOT NULL,
	seed BLOB NOT NULL,
	CONSTRAINT pk_seeds PRIMARY KEY (table_id, game),
	CONSTRAINT fk_seeds_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seeds" VALUES('PExJ3tZn1UdWPq3CL_xwQA',1,X'464C45D6E7043B78CD470831461D8A88C4EE6AEFF65FE48289F134E0B0E42326');
INSERT INTO "seeds" VALUES('PExJ3tZn1UdWPq3CL_xwQA',2,X'F5A915DFE53427A30B463B9BEDAD1F634038D3FDF01FC44BF615282FB931F5AA');
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, due BIGINT DEFAULT '0' NOT NULL,
	CONSTRAINT pk_tables PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('PExJ3tZn1UdWPq3CL_xwQA',1794958455915);
CREATE INDEX ix_tables_due ON tables (due);
CREATE INDEX ix_companions_due ON companions (due);
COMMIT;
