-- The state of each live game as published by the process that follows it, for the other processes of the site. Unlogged: after a
-- crash of the server the games are read again.
create unlogged table live_games (
  game_pk integer primary key,
  version bigint not null,
  -- the deltas to the newest versions: a JSON list of version and delta
  past text not null,
  -- the live feed as JSON, compressed with gzip
  feed bytea not null,
  -- changes with each other feed
  feed_number bigint not null default 1,
  -- the time of the last reading by the league's clock, and whether a later one failed
  as_of timestamptz not null,
  is_stale boolean not null,
  -- false after the process that followed the game has published its last change
  is_followed boolean not null,
  published_at timestamptz not null default now()
);
alter table live_games alter column feed set storage external;
