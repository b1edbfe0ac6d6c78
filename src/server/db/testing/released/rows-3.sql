-- Rows for the tables of 0003-upstream-responses.sql.
insert into upstream_responses (url, body, as_of) values ('http://upstream/a', '\x1f8b', now());
