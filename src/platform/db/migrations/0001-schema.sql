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
  is_admin boolean not null default false,
  -- hidden from the boards by an admin; the tables of the boards have copies, because their queries need it
  is_hidden boolean not null default false,
  created_at timestamptz not null,
  -- the look-alike form of the username (UTS 39), owned by the oldest account that has it
  username_skeleton text unique,
  email_verified_at timestamptz,
  -- confidence is hidden until a user enables it
  uses_confidence boolean not null default false,
  -- offers on the home page that the user does not want: 'club', 'recovery'
  declined_offers text[] not null default '{}'
);
-- The ranks leave hidden users out.
create index users_hidden on users (id) where is_hidden;

-- The browser stores the token; the table stores its SHA-256 only.
create table sessions (
  token_hash bytea primary key,
  user_id integer not null references users on delete cascade,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  id integer generated always as identity unique,
  -- the browser, such as 'Firefox on Windows'
  device text,
  -- uses after an hour without one
  visits integer not null default 1
);
create index sessions_by_user on sessions (user_id);
create index sessions_by_expiry on sessions (expires_at);

-- The state of a game that picks depend on (rules/picks/next-game-state.ts).
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
  -- the level of play (rules/baseball/game/levels.ts); null until the game was found in the schedule of a level
  level integer,
  -- the time of the newest upstream response that changed this row
  seen_at timestamptz not null default '-infinity',
  -- 'open': not decided; 'due': some pick may have a wrong outcome or place; 'done': decided, and all picks are graded
  settlement text not null default 'open' check (settlement in ('open', 'due', 'done')),
  -- the first pitch that ordered this game's picks in the last settlement
  settled_pitch_at timestamptz,
  -- why the game cannot be picked at any time, such as a spring training game; null for an eligible game
  no_picks_reason text
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

-- Totals per user, derived from picks; `npm run admin -- rebuild-tallies` computes them again. A row exists from the first graded
-- pick on. Every change runs under the lock of leaderboard_state. There is no foreign key to
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
  is_hidden boolean not null default false,
  -- picks that count for skill, and the sum of their values in millionths (rules of the leaderboard); the scores are null until there
  -- are enough picks
  skill_value bigint not null default 0,
  skill_picks integer not null default 0,
  past_skill_value bigint not null default 0,
  past_skill_picks integer not null default 0,
  season_skill integer,
  total_skill integer,
  season date not null generated always as (date_trunc('year', month::timestamp)::date) stored
) with (fillfactor = 50);
create index tallies_by_season on tallies (season, (-(total_score - past_score)), (-(correct - past_correct)), username)
  with (deduplicate_items = off);
create index tallies_by_month on tallies (month, (-month_score), (-month_correct), username) with (deduplicate_items = off);
create index tallies_by_week on tallies (week, (-week_score), (-week_correct), username) with (deduplicate_items = off);
-- The all-time board. A user without past seasons has the same place as on the season's board.
create index tallies_by_total on tallies ((-total_score), (-correct), username) where past_score > 0;
create index tallies_by_season_skill on tallies (season, (-season_skill), (-(skill_picks - past_skill_picks)), username)
  where season_skill is not null;
create index tallies_by_total_skill on tallies ((-total_skill), (-skill_picks), username) where total_skill is not null;

-- One row. `version` grows with every change of a board; `week` and `season` are the first days of the latest ones with a
-- graded pick. A transaction that changes tallies locks this row first.
create table leaderboard_state (
  is_the_row boolean primary key default true check (is_the_row),
  version bigint not null default 0,
  week date not null default '-infinity',
  season date not null default '-infinity'
);
insert into leaderboard_state (is_the_row) values (true);

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

-- One-time links for a new password or for the verification of an email address; the table stores their SHA-256 only.
create table account_tokens (
  token_hash bytea primary key,
  user_id integer not null references users on delete cascade,
  kind text not null check (kind in ('reset', 'verify')),
  -- the address that the link was sent to; null for a link created by the operator
  email text,
  expires_at timestamptz not null
);
create index account_tokens_by_user on account_tokens (user_id);
create index account_tokens_by_expiry on account_tokens (expires_at);

-- Unused recovery codes. Each replaces the password once.
create table recovery_codes (
  user_id integer not null references users on delete cascade,
  code_hash bytea not null,
  primary key (user_id, code_hash)
);

-- WebAuthn credentials with which a user signs in instead of the password.
create table passkeys (
  id integer generated always as identity primary key,
  credential_id text not null unique,
  user_id integer not null references users on delete cascade,
  public_key bytea not null,
  counter bigint not null,
  -- as reported by the authenticator, separated by commas
  transports text not null,
  name text not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index passkeys_by_user on passkeys (user_id);

-- Challenges of passkey ceremonies that have not ended; `user_id` is null for a sign-in.
create table passkey_challenges (
  challenge text primary key,
  user_id integer references users on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_by_expiry on passkey_challenges (expires_at);

-- The newest good response of the upstream for each URL, shown with its age while the upstream fails. A periodic job bounds
-- the number and the total size of the rows.
create table upstream_responses (
  url text primary key,
  -- JSON, compressed with gzip
  body bytea not null,
  -- the time of the response
  as_of timestamptz not null
);
alter table upstream_responses alter column body set storage external;

-- Changes by operators and admins. Rows do not reference users, because they remain when a user is deleted.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- 'cli:' and the operating-system account, or 'user:' and the id of an admin
  actor text not null,
  -- such as 'users rename'
  action text not null,
  -- such as 'user 12'
  target text not null,
  detail jsonb not null default '{}'
);

-- Reports of usernames. A report is open until an admin dismisses it, or renames or hides the reported user.
create table username_reports (
  reported_id integer not null references users on delete cascade,
  -- the user who reports
  user_id integer not null references users on delete cascade,
  -- the reported name
  username text not null,
  reason text not null,
  at timestamptz not null,
  closed_at timestamptz,
  primary key (reported_id, user_id, username)
);
create index username_reports_by_user on username_reports (user_id);
create index username_reports_open on username_reports (reported_id) where closed_at is null;

-- What an admin has changed, shown to the user until the user dismisses it.
create table moderation_notices (
  user_id integer not null references users on delete cascade,
  kind text not null check (kind in ('renamed', 'hidden')),
  at timestamptz not null,
  primary key (user_id, kind)
);

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
  -- the play that helped the winner most: its inning, half and text
  deciding_play jsonb,
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

-- The requests that rate limits count, for all processes of a site. Unlogged: after a crash of the server counting begins again.
-- The order of the columns is that of the statements of rate-limiter-flexible.
create unlogged table rate_limits (
  -- the limit, and the hash of what it counts, such as a user or a network
  key text primary key,
  points integer not null,
  -- epoch ms
  expire bigint
);
create index rate_limits_expiry on rate_limits (expire);

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

-- The picks of a game at its lock: counted once, so that a deleted account changes nothing.
-- A game that moves to another date has new picks and another crowd.
create table game_crowds (
  game_pk integer not null references games on delete cascade,
  official_date date not null,
  away integer not null,
  home integer not null,
  primary key (game_pk, official_date)
);

-- The skill of each user in each season before that of leaderboard_state, with the figures of `tallies`.
create table past_skills (
  user_id integer not null references users on delete cascade,
  season date not null,
  username text collate "C" not null,
  is_hidden boolean not null,
  skill_value bigint not null,
  skill_picks integer not null,
  score integer,
  primary key (user_id, season)
);
create index past_skills_by_score on past_skills (season, (-score), (-skill_picks), username) where score is not null;

-- How sure a user is of a pick. It belongs to the pick of this club for this date: another pick of the game does not have it.
create table pick_confidences (
  user_id integer not null references users on delete cascade,
  game_pk integer not null,
  official_date date not null,
  winner_id integer not null,
  percent smallint not null check (percent between 50 and 95),
  primary key (user_id, game_pk)
);

-- The graded picks of a user with a confidence in a season, and the sums of their bits and Brier scores in billionths. Settling games
-- changes them under the lock of leaderboard_state. The score is the mean of the bits, null before there are enough picks for a rank.
create table confidence_records (
  user_id integer not null references users on delete cascade,
  season date not null,
  picks integer not null,
  bits bigint not null,
  brier bigint not null,
  score integer,
  primary key (user_id, season)
);
create index confidence_records_by_score on confidence_records (season, (-score), user_id) where score is not null;

-- Private leagues: users who compare their scores, by invitation. The code is stored as it is because members see it.
create table private_leagues (
  id integer generated always as identity primary key,
  name text not null,
  code text collate "C" not null unique,
  created_at timestamptz not null
);

create table private_league_members (
  league_id integer not null references private_leagues on delete cascade,
  user_id integer not null references users on delete cascade,
  joined_at timestamptz not null,
  is_admin boolean not null default false,
  primary key (league_id, user_id)
);
create index private_league_members_by_user on private_league_members (user_id);

-- The club for whose fan base a user counts until a day, if the favorite club changed since. From then on users.favorite_team
-- counts.
create table earlier_clubs (
  user_id integer primary key references users on delete cascade,
  team_id integer not null,
  until date not null
);

-- The secret address of a member's feed of a private league. Only the hash of its token (SHA-256) is stored. The address ends with
-- the membership.
create table league_feeds (
  league_id integer not null,
  user_id integer not null,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  primary key (league_id, user_id),
  foreign key (league_id, user_id) references private_league_members on delete cascade
);

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
-- The board reads and counts the predictions of a contest by this index alone, best score first.
create index season_predictions_by_score on season_predictions (kind, season, score, user_id) where score is not null;
create index season_predictions_by_user on season_predictions (user_id);

-- The secret address of the calendar of a user's picks. Only the hash of its token (SHA-256) is stored.
create table calendar_addresses (
  user_id integer primary key references users on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null
);

-- Reminders of missing picks.

-- Keys of this site, created at the first start: for push services (RFC 8292, P-256) and for the links that end mail.
create table reminder_keys (
  is_the_row boolean primary key default true check (is_the_row),
  push_public bytea not null,
  push_private bytea not null,
  link_key bytea not null,
  created_at timestamptz not null
);

-- A user who has chosen a kind of reminder. Hours are 0 to 23 in the time zone of the user.
create table reminder_settings (
  user_id integer primary key references users on delete cascade,
  by_mail boolean not null default false,
  quiet_from smallint not null check (quiet_from between 0 and 23),
  quiet_to smallint not null check (quiet_to between 0 and 23),
  time_zone text not null,
  -- the official date of the last reminder
  reminded_on date not null default '-infinity',
  -- whether the results of an evening are sent on the morning after, and the evening of the last ones
  wants_results boolean not null default false,
  results_of date not null default '-infinity'
);
create index reminder_settings_by_day on reminder_settings (reminded_on);
create index reminder_settings_by_results on reminder_settings (results_of) where wants_results;

-- A browser that receives notifications, until its session ends.
create table push_subscriptions (
  session_hash bytea primary key references sessions on delete cascade,
  user_id integer not null references users on delete cascade,
  endpoint text not null unique,
  public_key bytea not null,
  auth_secret bytea not null,
  created_at timestamptz not null
);
create index push_subscriptions_of_user on push_subscriptions (user_id);

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
  -- the picks of games that enough other users picked, and the sum of their values in millionths (rules of the leaderboard)
  crowd_picks integer not null default 0,
  crowd_value bigint not null default 0
);

-- Keys with which programs read a user's own data. Only their hashes (SHA-256) are stored.
create table api_keys (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  name text not null,
  key_hash bytea not null unique,
  created_at timestamptz not null,
  -- US Eastern; null before the first use
  used_on date
);
create index api_keys_by_user on api_keys (user_id);

-- Addresses of users that receive events. The secret signs each event, so it is stored as it is.
create table webhooks (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  url text not null,
  secret bytea not null,
  -- final games: of the team, or with null of all
  sends_finals boolean not null,
  team_id integer,
  -- grades of the user's own picks
  sends_grades boolean not null,
  created_at timestamptz not null,
  -- the first attempt that failed since the last success
  failing_since timestamptz,
  disabled_at timestamptz
);
create index webhooks_by_user on webhooks (user_id);
create index webhooks_of_finals on webhooks (team_id) where sends_finals and disabled_at is null;

-- The events of each webhook, deleted after some days. Settlement adds them, with a job that sends each.
create table webhook_deliveries (
  id uuid primary key default uuidv7(),
  webhook_id integer not null references webhooks on delete cascade,
  type text not null check (type in ('game.final', 'pick.graded', 'test')),
  data jsonb not null,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  attempted_at timestamptz,
  -- of the last attempt: the status of the response, or why there is none
  status integer,
  problem text
);
create index webhook_deliveries_by_webhook on webhook_deliveries (webhook_id, created_at);
create index webhook_deliveries_by_age on webhook_deliveries (created_at);

-- The followed players of a user. `player_id` is the number of the Stats API; the list of players need not have it.
create table followed_players (
  user_id integer not null references users on delete cascade,
  player_id integer not null,
  followed_at timestamptz not null,
  primary key (user_id, player_id)
);
