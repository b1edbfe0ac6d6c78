-- What the forecast reads of each final major-league game. Games of the current season are from the live feed; those of the season
-- before the first one of this database are from the schedule.
create table game_lines (
  game_pk integer primary key,
  season integer not null,
  -- the day on which the game ended
  ended_on date not null,
  away_id integer not null,
  home_id integer not null,
  -- the starter and what the batters did
  away jsonb not null,
  home jsonb not null,
  read_at timestamptz not null
);
create index game_lines_season on game_lines (season, ended_on) include (read_at);

-- The newest forecast of each major-league game, which is fixed from the lock on.
create table forecasts (
  game_pk integer primary key,
  official_date date not null,
  locks_at timestamptz,
  away_id integer not null,
  home_id integer not null,
  away_starter integer,
  home_starter integer,
  -- number of earlier games that were counted
  games integer not null,
  home_win_probability double precision not null,
  -- parts of the logit
  home_part double precision not null,
  clubs_part double precision not null,
  starters_part double precision not null,
  run_environment double precision not null,
  made_at timestamptz not null
);
