-- The schema of the first releases, as their nine migrations created it. Used to test the upgrade.
create table migrations (name text primary key, applied_at timestamptz not null default now());

-- Usernames and e-mail addresses are kept as written and compared by their key (lower case, compatibility-normalised).
create table users (
  id integer generated always as identity primary key,
  username text not null,
  username_key text not null unique,
  email text,
  email_key text unique,
  password_hash text,
  favorite_team integer,
  profile_pic text not null default '1',
  -- a fan of the simulated league: nobody can sign in as one
  is_simulated boolean not null default false,
  created_at timestamptz not null
);

-- The browser holds the token; here is its SHA-256 only.
create table sessions (
  token_hash bytea primary key,
  user_id integer not null references users on delete cascade,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_by_user on sessions (user_id);
create index sessions_by_expiry on sessions (expires_at);
insert into migrations (name) values ('0001-accounts.sql');

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
insert into migrations (name) values ('0002-predictions.sql');

-- A game's level of play, as far as it is known, and how fresh the newest look at it was.
alter table games
  add column level integer,
  add column seen_at timestamptz not null default '-infinity',
  -- the first pitch by which its picks were put in order when it was settled last
  add column settled_pitch_at timestamptz;

-- What happened to a game that the story of every pick of it tells: put off, moved to another day.
create table game_notes (
  id bigint generated always as identity primary key,
  game_pk integer not null references games,
  at timestamptz not null,
  kind text not null,
  detail jsonb not null default '{}'
);
create index game_notes_by_game on game_notes (game_pk, id);

-- Derived: the run of correct picks around this one, and the total bases that it scored.
alter table predictions
  add column streak_before integer,
  add column streak_after integer,
  add column bases integer;
alter table predictions set (fillfactor = 85);
create index predictions_by_day on predictions (user_id, official_date desc, game_pk desc);

-- Derived from predictions alone; `npm run rebuild-tallies` makes it anew. A row from the first graded pick on.
drop table tallies;
create table tallies (
  user_id integer primary key references users on delete cascade,
  -- as in `users`, where it never changes: the boards are read in its order
  username text collate "C" not null,
  total_score integer not null,
  current_streak integer not null,
  longest_streak integer not null,
  correct integer not null,
  wrong integer not null,
  -- the graded pick with the latest first pitch; month and week (their first days) are those of its day
  last_pitch_at timestamptz not null,
  last_game_pk integer not null,
  month date not null,
  month_score integer not null,
  month_correct integer not null,
  month_wrong integer not null,
  week date not null,
  week_score integer not null,
  week_correct integer not null,
  week_wrong integer not null
) with (fillfactor = 70);
create index tallies_by_season on tallies ((-total_score), (-correct), username);
create index tallies_by_month on tallies (month, (-month_score), (-month_correct), username);
create index tallies_by_week on tallies (week, (-week_score), (-week_correct), username);

-- One row: grows with every change of a board; `week` is the newest in which a pick was graded. Whoever changes tallies
-- locks it first, so that boards change one after the other.
create table standings (
  is_the_row boolean primary key default true check (is_the_row),
  version bigint not null default 0,
  week date not null default '-infinity'
);
insert into standings default values;

-- How many fans have each score of a board: ranks are sums over it. 'before' is the season's board as the newest week began.
create table score_counts (
  board text not null check (board in ('season', 'month', 'week', 'before')),
  since date not null,
  score integer not null,
  fans integer not null,
  primary key (board, since, score)
);

create function count_scores() returns trigger language plpgsql as $$
declare
  changed text := case TG_OP
    when 'INSERT' then 'select 1 as sign, n.* from new_rows n'
    when 'DELETE' then 'select -1 as sign, o.* from old_rows o'
    else 'select 1 as sign, n.* from new_rows n union all select -1, o.* from old_rows o'
  end;
begin
  update standings set version = version + 1;
  execute 'insert into score_counts as c (board, since, score, fans)
    select b.board, b.since, b.score, sum(t.sign)
    from standings s, (' || changed || ') t, lateral (values
      (''season'', ''-infinity''::date, t.total_score, true),
      (''month'', t.month, t.month_score, true),
      (''week'', t.week, t.week_score, true),
      (''before'', s.week, t.total_score - case t.week when s.week then t.week_score else 0 end,
        t.week <> s.week or t.correct + t.wrong > t.week_correct + t.week_wrong)
    ) b (board, since, score, is_on_it)
    where b.is_on_it
    group by b.board, b.since, b.score
    having sum(t.sign) <> 0
    order by b.board, b.since, b.score
    on conflict (board, since, score) do update set fans = c.fans + excluded.fans';
  delete from score_counts where fans = 0;
  return null;
end
$$;

create trigger count_new_scores after insert on tallies
  referencing new table as new_rows for each statement execute function count_scores();
create trigger count_changed_scores after update on tallies
  referencing old table as old_rows new table as new_rows for each statement execute function count_scores();
create trigger count_lost_scores after delete on tallies
  referencing old table as old_rows for each statement execute function count_scores();

-- Deleting a fan changes the boards: in its turn, like a settlement.
create function take_turn() returns trigger language plpgsql as $$
begin
  perform from standings for update;
  return null;
end
$$;
create trigger take_turn before delete on users for each statement execute function take_turn();
insert into migrations (name) values ('0003-standings.sql');

-- The same counts, each board by itself: less work when many fans change at once.
create or replace function count_scores() returns trigger language plpgsql as $$
declare
  changed text := case TG_OP
    when 'INSERT' then 'select 1 as sign, n.* from new_rows n'
    when 'DELETE' then 'select -1 as sign, o.* from old_rows o'
    else 'select 1 as sign, n.* from new_rows n union all select -1, o.* from old_rows o'
  end;
  newest_week date;
begin
  update standings set version = version + 1 returning week into newest_week;
  execute 'with t as not materialized (' || changed || '), counted as (
      select ''season'' as board, ''-infinity''::date as since, total_score as score, sum(sign) as fans from t group by total_score
      union all select ''month'', month, month_score, sum(sign) from t group by month, month_score
      union all select ''week'', week, week_score, sum(sign) from t group by week, week_score
      union all select ''before'', $1, total_score - case week when $1 then week_score else 0 end, sum(sign) from t
        where week <> $1 or correct + wrong > week_correct + week_wrong group by 3
    )
    insert into score_counts as c (board, since, score, fans)
    select board, since, score, fans from counted where fans <> 0 order by board, since, score
    on conflict (board, since, score) do update set fans = c.fans + excluded.fans' using newest_week;
  delete from score_counts where fans = 0;
  return null;
end
$$;
insert into migrations (name) values ('0004-count-scores.sql');

-- Grading a game touches every pick of it: its rows are changed in place where a page has room, and are found by the game.
alter table predictions set (fillfactor = 50);
alter table predictions
  drop constraint predictions_pkey,
  add primary key (game_pk, user_id),
  -- derived: the longest run before this pick, so that a run can be folded anew from any pick on
  add column longest_before integer;
drop index predictions_by_game;

update predictions p
set longest_before = f.longest
from (
  select p.user_id, p.game_pk, coalesce(max(p.streak_after) over (
    partition by p.user_id order by g.settled_pitch_at, p.game_pk rows between unbounded preceding and 1 preceding), 0) as longest
  from predictions p join games g using (game_pk)
  where p.bases is not null
) f
where f.user_id = p.user_id and f.game_pk = p.game_pk;

-- A wrong pick changes no board's order, and so no index, where a page has room. The keys of the boards are all different.
alter table tallies set (fillfactor = 50);
alter index tallies_by_season set (deduplicate_items = off);
alter index tallies_by_month set (deduplicate_items = off);
alter index tallies_by_week set (deduplicate_items = off);

-- Tallies are made by settlements alone, each in its turn, and a fan is deleted in his: one statement for all fans that
-- are deleted takes the place of a look at `users` for every row.
alter table tallies drop constraint tallies_user_id_fkey;
create function delete_tallies() returns trigger language plpgsql as $$
begin
  delete from tallies t using old_rows o where t.user_id = o.id;
  return null;
end
$$;
create trigger delete_tallies after delete on users
  referencing old table as old_rows for each statement execute function delete_tallies();

-- The same counts from one pass over the changed rows: equal ones are put together first, and they are few.
create or replace function count_scores() returns trigger language plpgsql as $$
declare
  changed text := case TG_OP
    when 'INSERT' then 'select 1 as sign, n.* from new_rows n'
    when 'DELETE' then 'select -1 as sign, o.* from old_rows o'
    else 'select 1 as sign, n.* from new_rows n union all select -1, o.* from old_rows o'
  end;
  newest_week date;
begin
  update standings set version = version + 1 returning week into newest_week;
  execute 'with t as materialized (
      select total_score, month, month_score, week, week_score,
        week <> $1 or correct + wrong > week_correct + week_wrong as was_there, sum(sign) as fans
      from (' || changed || ') c group by 1, 2, 3, 4, 5, 6
    ), counted as (
      select ''season'' as board, ''-infinity''::date as since, total_score as score, sum(fans) as fans from t group by 3
      union all select ''month'', month, month_score, sum(fans) from t group by 2, 3
      union all select ''week'', week, week_score, sum(fans) from t group by 2, 3
      union all select ''before'', $1, total_score - case week when $1 then week_score else 0 end, sum(fans) from t
        where was_there group by 3
    )
    insert into score_counts as c (board, since, score, fans)
    select board, since, score, fans from counted where fans <> 0 order by board, since, score
    on conflict (board, since, score) do update set fans = c.fans + excluded.fans' using newest_week;
  delete from score_counts where fans = 0;
  return null;
end
$$;
insert into migrations (name) values ('0005-light-settlement.sql');

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
insert into migrations (name) values ('0006-players.sql');

-- What the league calls the clubs of a game: our own list knows the majors alone.
alter table games add column away_name text, add column home_name text;
insert into migrations (name) values ('0007-club-names.sql');

-- The season's board is that of the year of a fan's newest graded pick; `past_…` is what he had scored before that year.
alter table tallies
  add column past_score integer not null default 0,
  add column past_correct integer not null default 0,
  add column past_wrong integer not null default 0,
  add column season date not null generated always as (date_trunc('year', month::timestamp)::date) stored;
-- The newest season in which a pick was graded.
alter table standings add column season date not null default '-infinity';

update tallies t
set past_score = p.score, past_correct = p.correct, past_wrong = p.wrong
from (
  select t.user_id, sum(p.bases) as score, count(*) filter (where p.bases > 0) as correct,
    count(*) filter (where p.bases = 0) as wrong
  from predictions p join tallies t using (user_id)
  where p.bases is not null and p.official_date < t.season
  group by t.user_id
) p
where p.user_id = t.user_id;
update standings set season = coalesce((select max(season) from tallies), '-infinity');

drop index tallies_by_season;
create index tallies_by_season on tallies (season, (-(total_score - past_score)), (-(correct - past_correct)), username)
  with (deduplicate_items = off);
-- Of all time: who has no past stands in the order of his season. It costs nothing until a second season begins.
create index tallies_by_total on tallies ((-total_score), (-correct), username) where past_score > 0;

create or replace function count_scores() returns trigger language plpgsql as $$
declare
  changed text := case TG_OP
    when 'INSERT' then 'select 1 as sign, n.* from new_rows n'
    when 'DELETE' then 'select -1 as sign, o.* from old_rows o'
    else 'select 1 as sign, n.* from new_rows n union all select -1, o.* from old_rows o'
  end;
  newest_week date;
  newest_season date;
begin
  update standings set version = version + 1 returning week, season into newest_week, newest_season;
  execute 'with t as materialized (
      select season, total_score - past_score as season_score, month, month_score, week, week_score,
        season = $2 and (week <> $1
          or correct - past_correct + wrong - past_wrong > week_correct + week_wrong) as was_there, sum(sign) as fans
      from (' || changed || ') c group by 1, 2, 3, 4, 5, 6, 7
    ), counted as (
      select ''season'' as board, season as since, season_score as score, sum(fans) as fans from t group by 2, 3
      union all select ''month'', month, month_score, sum(fans) from t group by 2, 3
      union all select ''week'', week, week_score, sum(fans) from t group by 2, 3
      union all select ''before'', $1, season_score - case week when $1 then week_score else 0 end, sum(fans) from t
        where was_there group by 3
    )
    insert into score_counts as c (board, since, score, fans)
    select board, since, score, fans from counted where fans <> 0 order by board, since, score
    on conflict (board, since, score) do update set fans = c.fans + excluded.fans' using newest_week, newest_season;
  delete from score_counts where fans = 0;
  return null;
end
$$;

delete from score_counts where board in ('season', 'before');
insert into score_counts (board, since, score, fans)
select board, since, score, count(*) from (
  select 'season' as board, t.season as since, t.total_score - t.past_score as score from tallies t
  union all
  select 'before', s.week, t.total_score - t.past_score - case t.week when s.week then t.week_score else 0 end
  from tallies t join standings s using (season)
  where t.week <> s.week or t.correct - t.past_correct + t.wrong - t.past_wrong > t.week_correct + t.week_wrong
) scores group by 1, 2, 3;
insert into migrations (name) values ('0008-seasons.sql');

-- A graded pick takes half as much again as one that is open: with two thirds of a page left free there is room for all of
-- its picks at once, and no index is touched.
alter table predictions set (fillfactor = 35);
insert into migrations (name) values ('0009-room-for-grades.sql');
