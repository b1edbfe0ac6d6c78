-- A contest: the table or the bracket of one season, which users predict.
create table contests (
  kind text not null check (kind in ('table', 'bracket')),
  season integer not null,
  -- predictions can be made and changed before this time, and are hidden from others until then
  closes_at timestamptz not null,
  -- what is predicted: the divisions with their clubs, or the first series of the bracket
  field jsonb not null,
  -- the results so far; null before the first
  results jsonb,
  -- whether the champion is known, so that the results do not change any more
  is_final boolean not null default false,
  primary key (kind, season)
);

create table season_predictions (
  user_id integer not null references users on delete cascade,
  kind text not null,
  season integer not null,
  prediction jsonb not null,
  made_at timestamptz not null,
  changed_at timestamptz not null,
  -- the points so far; null until the contest has closed
  score integer,
  primary key (kind, season, user_id),
  foreign key (kind, season) references contests
);
create index season_predictions_by_score on season_predictions (kind, season, (-score), user_id);
create index season_predictions_by_user on season_predictions (user_id);

-- the ranks leave hidden users out
create index users_hidden on users (id) where is_hidden;
