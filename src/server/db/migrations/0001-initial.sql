-- Usernames and e-mail addresses are stored as written and compared by their key (lower case, compatibility-normalized).
create table users (
  id integer generated always as identity primary key,
  username text not null,
  username_key text not null unique,
  email text,
  email_key text unique,
  password_hash text,
  favorite_team integer,
  profile_pic text not null default '1',
  -- an account that the program plays in a simulated league; sign-in is not possible
  is_simulated boolean not null default false,
  created_at timestamptz not null
);

-- The browser stores the token; the table stores its SHA-256 only.
create table sessions (
  token_hash bytea primary key,
  user_id integer not null references users on delete cascade,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_by_user on sessions (user_id);
create index sessions_by_expiry on sessions (expires_at);

-- The state of a game that picks depend on (domain/predictions/next-game-state.ts).
create table games (
  game_pk integer primary key,
  official_date date not null,
  away_id integer not null,
  home_id integer not null,
  away_name text,
  home_name text,
  starts_at timestamptz,
  left_preview_at timestamptz,
  -- null while the start is to be determined
  locks_at timestamptz,
  held_since timestamptz,
  phase text not null check (phase in ('open', 'live', 'held', 'final', 'void', 'unknown')),
  winner_id integer,
  is_abandoned boolean not null default false,
  -- the level of play (domain/game/levels.ts); null until the game was found in the schedule of a level
  level integer,
  -- the time of the newest upstream response that changed this row
  seen_at timestamptz not null default '-infinity',
  -- 'open': not decided; 'due': some pick may have a wrong outcome or place; 'done': decided, and all picks are graded
  settlement text not null default 'open' check (settlement in ('open', 'due', 'done')),
  -- the first pitch that ordered this game's picks in the last settlement
  settled_pitch_at timestamptz
);
create index games_by_date on games (official_date);
create index games_not_settled on games (official_date) where settlement <> 'done';
create index games_by_settled_pitch on games (settled_pitch_at, game_pk);

-- Changes of a game that the history of each of its picks shows: a new start, a move to another day.
create table game_events (
  id bigint generated always as identity primary key,
  game_pk integer not null references games,
  at timestamptz not null,
  kind text not null,
  detail jsonb not null default '{}'
);
create index game_events_by_game on game_events (game_pk, id);

-- Grading a game updates each of its picks. The free space in every page lets the new row versions stay on the page of
-- the old ones, so that no index has to change.
create table picks (
  user_id integer not null references users on delete cascade,
  game_pk integer not null references games,
  -- the official date of the game when the pick was made; the pick is void when the game moves to another date
  official_date date not null,
  winner_id integer not null,
  loser_id integer not null check (loser_id <> winner_id),
  made_at timestamptz not null,
  changed_at timestamptz not null,
  -- null until graded
  outcome text check (outcome in ('correct', 'wrong', 'void')),
  settled_at timestamptz,
  -- the streak before and after the pick, and its bases; null unless the outcome is 'correct' or 'wrong'
  streak_before integer,
  streak_after integer,
  bases integer,
  -- the longest streak before the pick, so that a later part of the picks can be recomputed alone
  longest_before integer,
  primary key (game_pk, user_id)
) with (fillfactor = 35);
create index picks_by_day on picks (user_id, official_date desc, game_pk desc);

-- The history of each pick in order: made, changed, withdrawn, graded before a correction.
create table pick_events (
  id bigint generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  game_pk integer not null,
  at timestamptz not null,
  kind text not null,
  detail jsonb not null default '{}'
);
create index pick_events_by_pick on pick_events (user_id, game_pk, id);

-- Totals per user, derived from picks; `npm run rebuild-tallies` computes them again. A row exists from the first graded
-- pick on. Every change runs under the lock of leaderboard_state and updates score_counts. There is no foreign key to
-- users, because its check costs one query per new row; deleting a user deletes the row.
create table tallies (
  user_id integer primary key,
  -- as in users, where it never changes: the indexes of the boards need it
  username text collate "C" not null,
  total_score integer not null,
  current_streak integer not null,
  longest_streak integer not null,
  correct integer not null,
  wrong integer not null,
  -- first day of the latest month and of the latest week with a graded pick of the user, and the totals in them
  month date not null,
  month_score integer not null,
  month_correct integer not null,
  month_wrong integer not null,
  week date not null,
  week_score integer not null,
  week_correct integer not null,
  week_wrong integer not null,
  -- totals of all seasons before the latest one
  past_score integer not null default 0,
  past_correct integer not null default 0,
  past_wrong integer not null default 0,
  season date not null generated always as (date_trunc('year', month::timestamp)::date) stored
) with (fillfactor = 50);
create index tallies_by_season on tallies (season, (-(total_score - past_score)), (-(correct - past_correct)), username)
  with (deduplicate_items = off);
create index tallies_by_month on tallies (month, (-month_score), (-month_correct), username) with (deduplicate_items = off);
create index tallies_by_week on tallies (week, (-week_score), (-week_correct), username) with (deduplicate_items = off);
-- The all-time board. A user without past seasons has the same place as on the season's board.
create index tallies_by_total on tallies ((-total_score), (-correct), username) where past_score > 0;

-- One row. `version` grows with every change of a board; `week` and `season` are the first days of the latest ones with a
-- graded pick. A transaction that changes tallies locks this row first.
create table leaderboard_state (
  is_the_row boolean primary key default true check (is_the_row),
  version bigint not null default 0,
  week date not null default '-infinity',
  season date not null default '-infinity'
);
insert into leaderboard_state (is_the_row) values (true);

-- The number of users with each score of a board; ranks are sums over it. 'before' is the season's board as it was when
-- the latest week began.
create table score_counts (
  board text not null check (board in ('season', 'month', 'week', 'before')),
  since date not null,
  score integer not null,
  users integer not null,
  primary key (board, since, score)
);

-- The players of the league: read every day, and whenever an unknown one is posted.
create table players (
  id integer generated always as identity primary key,
  mlb_id integer not null unique,
  first_last_name text not null,
  position text,
  team_id integer,
  age integer
);

-- The seasons whose players were read, and when.
create table player_syncs (
  season text primary key,
  synced_at timestamptz not null
);
