-- The final major-league games whose feed was read: each once, and again after a correction of its result.
create table final_games (
  game_pk integer primary key,
  season text not null,
  -- 'season' or the round of the postseason
  stage text not null,
  played_on date not null,
  away_id integer not null,
  home_id integer not null,
  -- the result in the schedule
  away_runs integer not null,
  home_runs integer not null,
  -- grows with each reading: the version of the data of a season
  reading bigint generated always as identity,
  read_at timestamptz not null
);
create index final_games_season on final_games (season, reading);

-- The decided challenges of balls and strikes in these games.
create table challenges (
  game_pk integer not null references final_games on delete cascade,
  -- the index of the plate appearance, from 0, and the number of the pitch in it, from 1
  play integer not null,
  pitch integer not null,
  season text not null,
  team_id integer not null,
  player_id integer,
  player_name text,
  role text check (role in ('batter', 'pitcher', 'catcher')),
  is_overturned boolean not null,
  primary key (game_pk, play, pitch)
);
create index challenges_season on challenges (season);
