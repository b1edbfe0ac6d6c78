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
