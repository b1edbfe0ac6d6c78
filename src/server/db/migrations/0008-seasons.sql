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
