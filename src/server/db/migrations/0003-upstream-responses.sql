-- The newest good response of the upstream for each URL, shown with its age while the upstream fails. A periodic job bounds
-- the number and the total size of the rows.
create table upstream_responses (
  url text primary key,
  -- JSON, compressed with gzip
  body bytea not null,
  -- the time of the response
  as_of timestamptz not null
);
alter table upstream_responses alter column body set storage external;
