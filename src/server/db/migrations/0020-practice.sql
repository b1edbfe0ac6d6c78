-- Practice picks of past games. They are final, and their result is stored with them: a later correction of the game changes nothing.
create table practice_picks (
  user_id integer not null references users on delete cascade,
  game_pk integer not null,
  official_date date not null,
  winner_id integer not null,
  loser_id integer not null,
  made_at timestamptz not null,
  away_runs integer not null,
  home_runs integer not null,
  outcome text not null check (outcome in ('correct', 'wrong', 'void')),
  bases integer not null,
  streak_after integer not null,
  -- picks of other users at the lock of the real game; null if it has none
  crowd_away integer,
  crowd_home integer,
  primary key (user_id, game_pk)
);
create index practice_picks_by_date on practice_picks (user_id, official_date);

-- The totals of a user's practice picks in the order in which they were made.
create table practice_records (
  user_id integer primary key references users on delete cascade,
  total_score integer not null default 0,
  current_streak integer not null default 0,
  longest_streak integer not null default 0,
  correct integer not null default 0,
  wrong integer not null default 0,
  -- the picks of games that enough other users picked, and the sum of their values in millionths (domain/skill)
  crowd_picks integer not null default 0,
  crowd_value bigint not null default 0
);
