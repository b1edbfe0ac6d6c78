-- Graded picks of past games in a quarter of the space of `picks`: without free space for grades, and without columns that
-- follow from the game or from other columns. The view `all_picks` has the picks of both tables.
create table archived_picks (
  made_at timestamptz not null,
  changed_at timestamptz not null,
  settled_at timestamptz not null,
  user_id integer not null references users on delete cascade,
  game_pk integer not null,
  streak_before smallint not null,
  longest_before smallint not null,
  bases smallint not null,
  -- whether the pick is the home team
  is_home boolean not null,
  is_correct boolean not null,
  primary key (user_id, game_pk)
);
-- The picks of a game are written at once, so they are next to each other.
create index archived_picks_by_game on archived_picks using brin (game_pk) with (pages_per_range = 16, autosummarize = on);

-- Whether the graded picks of the game were moved to archived_picks.
alter table games add column is_archived boolean not null default false;
create index games_to_archive on games (official_date) where phase = 'final' and settlement = 'done' and not is_archived;

create view all_picks as
select user_id, game_pk, official_date, winner_id, loser_id, made_at, changed_at, outcome, settled_at, streak_before,
  streak_after, bases, longest_before
from picks
union all
select a.user_id, a.game_pk, g.official_date, case when a.is_home then g.home_id else g.away_id end,
  case when a.is_home then g.away_id else g.home_id end, a.made_at, a.changed_at,
  case when a.is_correct then 'correct' else 'wrong' end, a.settled_at, a.streak_before::integer,
  case when a.is_correct then a.streak_before + 1 else 0 end, a.bases::integer, a.longest_before::integer
from archived_picks a join games g using (game_pk);
