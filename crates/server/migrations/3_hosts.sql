-- How many tables somebody has open is asked whenever they make one.
CREATE INDEX tables_host ON tables (host, stage);
