-- The announced starting nines for which a forecast was made, their part, and why it moved.
alter table forecasts
  add column away_batters integer[],
  add column home_batters integer[],
  add column lineups_part double precision not null default 0,
  add column reasons jsonb not null default '[]';

-- The seasons of batters, as read in a season.
create table batters (
  player_id integer primary key,
  name text not null,
  seasons jsonb not null,
  read_in integer not null,
  read_at timestamptz not null
);
