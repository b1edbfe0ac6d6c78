-- The picks of a game at its lock: counted once, so that a deleted account changes nothing.
-- A game that moves to another date has new picks and another crowd.
create table game_crowds (
  game_pk integer not null references games on delete cascade,
  official_date date not null,
  away integer not null,
  home integer not null,
  primary key (game_pk, official_date)
);

-- Picks that count for skill, and the sum of their values in millionths (domain/skill); the scores of the skill boards are
-- null until there are enough picks.
alter table tallies
  add column skill_value bigint not null default 0,
  add column skill_picks integer not null default 0,
  add column past_skill_value bigint not null default 0,
  add column past_skill_picks integer not null default 0,
  add column season_skill integer,
  add column total_skill integer;
create index tallies_by_season_skill on tallies (season, (-season_skill), (-(skill_picks - past_skill_picks)), username)
  where season_skill is not null;
create index tallies_by_total_skill on tallies ((-total_skill), (-skill_picks), username) where total_skill is not null;

-- The same figures of each user in each season before that of leaderboard_state.
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

alter table score_counts drop constraint score_counts_board_check,
  add constraint score_counts_board_check
    check (board in ('season', 'month', 'week', 'before', 'skill', 'total skill', 'past skill'));

-- The picks graded until now.
insert into game_crowds (game_pk, official_date, away, home)
select p.game_pk, p.official_date, count(*) filter (where p.winner_id = g.away_id),
  count(*) filter (where p.winner_id = g.home_id)
from games g join all_picks p using (game_pk)
group by p.game_pk, p.official_date
having bool_or(p.outcome in ('correct', 'wrong'));

create temporary table first_skills on commit drop as
with worth as (
  select c.game_pk, c.official_date, t.team_id, round(1000000 * t.others::numeric / (c.away + c.home - 1)) as worth
  from game_crowds c join games g using (game_pk)
  cross join lateral (values (g.away_id, c.home), (g.home_id, c.away)) t (team_id, others)
  where c.away + c.home > 20
)
select p.user_id, date_trunc('year', p.official_date::timestamp)::date as season, count(*) as picks,
  sum(case p.outcome when 'correct' then w.worth else -w.worth end) as value
from all_picks p
join worth w on w.game_pk = p.game_pk and w.official_date = p.official_date and w.team_id = p.winner_id
where p.outcome in ('correct', 'wrong')
group by 1, 2;

update tallies t
set skill_value = f.value, skill_picks = f.picks, past_skill_value = f.past_value, past_skill_picks = f.past_picks,
  season_skill = case when f.picks - f.past_picks >= 100
    then round((f.value - f.past_value) / (100 * (f.picks - f.past_picks + 600))) end,
  total_skill = case when f.picks >= 100 then round(f.value / (100 * (f.picks + 600))) end
from (
  select f.user_id, sum(f.value) as value, sum(f.picks) as picks,
    coalesce(sum(f.value) filter (where f.season < t.season), 0) as past_value,
    coalesce(sum(f.picks) filter (where f.season < t.season), 0) as past_picks
  from first_skills f join tallies t using (user_id)
  group by f.user_id
) f
where t.user_id = f.user_id;

insert into past_skills (user_id, season, username, is_hidden, skill_value, skill_picks, score)
select t.user_id, f.season, t.username, t.is_hidden, f.value, f.picks,
  case when f.picks >= 100 then round(f.value / (100 * (f.picks + 600))) end
from first_skills f join tallies t using (user_id)
where f.season < (select season from leaderboard_state);

insert into score_counts (board, since, score, users)
select 'skill', season, season_skill, count(*) from tallies
  where season_skill is not null and not is_hidden group by season, season_skill
union all
select 'total skill', '-infinity', total_skill, count(*) from tallies
  where total_skill is not null and not is_hidden group by total_skill
union all
select 'past skill', season, score, count(*) from past_skills
  where score is not null and not is_hidden group by season, score;
