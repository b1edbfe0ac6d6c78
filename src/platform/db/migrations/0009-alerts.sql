-- What a user wants alerts of. `subject_id`: of the club, game or player; 0 for the others. One of `preset` and `kinds` is set.
create table alert_subscriptions (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  subject text not null check (subject in ('club', 'game', 'player', 'picks', 'unusual')),
  subject_id integer not null,
  preset text check (preset in ('everything', 'big', 'ends')),
  kinds text[],
  created_at timestamptz not null,
  check ((preset is null) <> (kinds is null))
);
create unique index alert_subscriptions_by_subject on alert_subscriptions (subject, subject_id, user_id);
create index alert_subscriptions_of_user on alert_subscriptions (user_id);

-- What the viewer of each signed-in browser sees, for alerts. `held_at`: league time.
create table sign_in_viewers (
  session_hash bytea primary key references sessions on delete cascade,
  delay smallint not null,
  held_at timestamptz,
  hides_all boolean not null,
  hidden_clubs integer[] not null
);
create index sign_in_viewers_held on sign_in_viewers (held_at) where held_at is not null;

-- The games that are followed for alerts. `since`: the first reading, `read_at`: the last one (league time); `seen`: what was known then of
-- the start, the status and the lineups.
create table alert_games (
  game_pk integer primary key,
  since timestamptz not null,
  read_at timestamptz not null,
  seen jsonb not null
);
create index alert_games_by_age on alert_games (read_at);

-- Moments of games, and sums of what a hold held back, which have no game. Times are those of the league.
create table alert_moments (
  key text primary key,
  game_pk integer,
  kind text not null,
  cause text not null,
  priority smallint not null check (priority between 1 and 3),
  -- whose picks it is about, and their official date
  pick_club integer,
  pick_date date,
  club_id integer,
  player_id integer,
  away_id integer,
  home_id integer,
  game text not null,
  is_unusual boolean not null,
  sentence text not null,
  plain_sentence text not null,
  happened_at timestamptz,
  arrived_at timestamptz not null
);
create index alert_moments_of_game on alert_moments (game_pk);
create index alert_moments_by_age on alert_moments (arrived_at);

-- An alert of a user: waiting until it is due, queued, then sent or held back for a reason. `summed_at`: when another alert said it, after
-- a hold.
create table alerts (
  user_id integer not null references users on delete cascade,
  moment_key text not null references alert_moments on delete cascade,
  arrived_at timestamptz not null,
  due_at timestamptz not null,
  state text not null check (state in ('waiting', 'queued', 'sent', 'held back')),
  reason text,
  text text,
  decided_at timestamptz,
  summed_at timestamptz,
  primary key (user_id, moment_key)
);
create index alerts_by_moment on alerts (moment_key);
create index alerts_of_user on alerts (user_id, arrived_at desc);
create index alerts_queued on alerts (user_id) where state = 'queued';
create index alerts_due on alerts (due_at) where state = 'waiting';
create index alerts_paused on alerts (due_at) where reason = 'paused' and summed_at is null;
