-- Our own list of players, each as the league has him: brought up to date every day, and by whoever posts one that the league knows.
create table players (
  id integer generated always as identity primary key,
  mlb_id integer not null unique,
  first_last_name text not null,
  position text,
  team_id integer,
  age integer
);

-- Which seasons' lists are in it, and when each was read last.
create table player_syncs (
  season text primary key,
  synced_at timestamptz not null
);
