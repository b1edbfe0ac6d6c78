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
