-- Rows for the tables of 0009-counted-requests.sql.
insert into counted_requests (key, times, expires_at) values ('\x07', '{1900000000000}', now() + interval '1 hour');
