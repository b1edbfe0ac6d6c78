import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../lock-leaderboard.ts';
import { storeSeason } from '../skill/past-skills.ts';

/** What the counts depend on. `season`, `month` and `week` are null for a hidden user, who is not counted. `has_earlier_weeks`: the user has graded picks of the season before the latest week. */
const facts = [
  'season',
  'season_score',
  'month',
  'month_score',
  'week',
  'week_score',
  'has_earlier_weeks',
  'season_skill',
  'total_skill',
];

type Row = 'old' | 'new';

const ifShown = (row: Row, column: string): string => `case when not ${row}.is_hidden then ${row}.${column} end`;

const factsOf = (row: Row): string => `${ifShown(row, 'season')}, ${row}.total_score - ${row}.past_score,
  ${ifShown(row, 'month')}, ${row}.month_score, ${ifShown(row, 'week')}, ${row}.week_score,
  ${row}.correct - ${row}.past_correct + ${row}.wrong - ${row}.past_wrong > ${row}.week_correct + ${row}.week_wrong,
  ${row}.season_skill, ${row}.total_skill`;

const list = (prefix: string): SQL => sql.raw(facts.map((fact) => `${prefix}${fact}`).join(', '));

/** The place of a tally on each board: the first day of the period, null if it is not on the board, and the score. */
const places: Record<string, (row: Row) => string> = {
  season: (row) => `${row}_season, ${row}_season_score`,
  month: (row) => `${row}_month, ${row}_month_score`,
  week: (row) => `${row}_week, ${row}_week_score`,
  before: (
    row,
  ) => `case when ${row}_season = s.season and (${row}_week <> s.week or ${row}_has_earlier_weeks) then s.week end,
    ${row}_season_score - case ${row}_week when s.week then ${row}_week_score else 0 end`,
  skill: (row) => `case when ${row}_season_skill is not null then ${row}_season end, ${row}_season_skill`,
  'total skill': (row) =>
    `case when ${row}_season is not null and ${row}_total_skill is not null then '-infinity'::date end, ${row}_total_skill`,
};

/** Groups the changes of a board by the old and the new place, which makes them few; most tallies change on few boards. */
const movesOn = (board: string, place: (row: Row) => string): string => `
  select '${board}' as board, ${place('old')}, ${place('new')}, count(*) from changed cross join leaderboard_state s
  where (${place('old')}) is distinct from (${place('new')}) group by 2, 3, 4, 5`;

const moves = sql.raw(
  Object.entries(places)
    .map(([board, place]) => movesOn(board, place))
    .join(' union all '),
);

/**
 * Executes a change of `tallies` (an insert, update, delete or merge without `returning`), and changes the counts of the
 * boards by the difference between its old and new rows. The 'before' board is the season's as it was when the latest week
 * began.
 */
export async function changeTallies(tx: Tx, change: SQL): Promise<void> {
  await tx.execute(sql`
    with changed (${list('old_')}, ${list('new_')}) as (${change} returning ${sql.raw(`${factsOf('old')}, ${factsOf('new')}`)}),
    moves (board, old_since, old_score, new_since, new_score, users) as (${moves})
    insert into score_counts as c (board, since, score, users)
    select m.board, b.since, b.score, sum(b.sign * m.users)
    from moves m cross join lateral (values (-1, old_since, old_score), (1, new_since, new_score)) b (sign, since, score)
    where b.since is not null
    group by m.board, b.since, b.score
    having sum(b.sign * m.users) <> 0
    order by m.board, b.since, b.score
    on conflict (board, since, score) do update set users = c.users + excluded.users`);
  await tx.execute(sql`delete from score_counts where users = 0`);
}

/** Starts a new version of the boards, and with the first graded date (YYYY-MM-DD) of a week a new week and season. */
export async function startVersion(tx: Tx, date: string | null): Promise<void> {
  await tx.execute(sql`update leaderboard_state set version = version + 1`);
  if (date === null) return;
  const { rows } = await tx.execute<{ ended: string | null }>(sql`
    update leaderboard_state
    set week = date_trunc('week', ${date}::date), season = greatest(season, date_trunc('year', ${date}::date)::date)
    where week < date_trunc('week', ${date}::date)
    returning case when old.season < new.season then old.season::text end as ended`);
  const [started] = rows;
  if (started === undefined) return;
  if (started.ended !== null) await storeSeason(tx, started.ended);
  await tx.execute(sql`delete from score_counts where board = 'before'`);
  await tx.execute(sql`
    insert into score_counts (board, since, score, users)
    select 'before', s.week, c.score, c.users from score_counts c join leaderboard_state s on c.since = s.season
    where c.board = 'season'`);
}
