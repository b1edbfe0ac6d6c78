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
