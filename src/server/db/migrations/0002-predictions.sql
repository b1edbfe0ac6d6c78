-- What picking and grading remember of a game between two looks at the schedule (domain/predictions/game-ledger.ts).
create table games (
  game_pk integer primary key,
  official_date date not null,
  away_id integer not null,
  home_id integer not null,
  starts_at timestamptz,
  left_preview_at timestamptz,
  locked_at timestamptz,
  -- when picking closes, as far as it is known: the conditional write of a pick compares with it
  locks_at timestamptz,
  held_since timestamptz,
  phase text not null check (phase in ('open', 'live', 'held', 'final', 'void', 'unknown')),
  winner_id integer,
  is_abandoned boolean not null default false
);
create index games_by_date on games (official_date);

create table predictions (
  user_id integer not null references users on delete cascade,
  game_pk integer not null references games,
  -- the day for which the pick was made: a game that moves to another day makes it void
  official_date date not null,
  winner_id integer not null,
  loser_id integer not null check (loser_id <> winner_id),
  made_at timestamptz not null,
  changed_at timestamptz not null,
  -- null until settled
  outcome text check (outcome in ('correct', 'wrong', 'void')),
  settled_at timestamptz,
  primary key (user_id, game_pk)
);
create index predictions_by_game on predictions (game_pk);

-- The story of each pick, in order: made, changed, withdrawn, locked, moved, graded …
create table receipts (
  id bigint generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  game_pk integer not null,
  at timestamptz not null,
  kind text not null,
  detail jsonb not null default '{}'
);
create index receipts_by_pick on receipts (user_id, game_pk, id);

-- Derived from predictions alone; may be dropped and rebuilt to the same rows.
create table tallies (
  user_id integer primary key references users on delete cascade,
  total_score integer not null default 0,
  current_streak integer not null default 0,
  longest_streak integer not null default 0,
  correct integer not null default 0,
  wrong integer not null default 0,
  void integer not null default 0
);
