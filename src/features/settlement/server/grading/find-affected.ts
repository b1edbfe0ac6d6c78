import { type SQL, sql } from 'drizzle-orm';
import { pickOutcomes } from '#rules/picks/pick-outcomes.ts';
import type { Tx } from '#platform/db/open-db.ts';
import { gradedOutcomes } from './graded-outcomes.ts';
import type { SettledGame } from './read-graded-games.ts';

export function gamePksOf(settled: readonly SettledGame[]): SQL {
  return sql`${sql.param(settled.map(({ game }) => game.gamePk))}::integer[]`;
}

/** A table expression with the outcomes of the games' picks, and their first pitch until now. */
function settledRows(settled: readonly SettledGame[]): SQL {
  const rows = settled.map(({ game, pitch, oldPitch }) => ({
    game_pk: game.gamePk,
    settled_date: game.officialDate,
    home_id: game.homeId,
    ...pickOutcomes(game),
    old_pitch: oldPitch,
    is_moved: oldPitch.getTime() !== pitch.getTime(),
  }));
  return sql`json_to_recordset(${JSON.stringify(rows)}::json) as settled (
    game_pk integer, settled_date date, home_id integer, away text, home text, "otherDate" text, old_pitch timestamptz, is_moved boolean)`;
}

/** The outcome of a pick `p` of the game `settled`. */
const settledOutcome = sql`case
  when p.official_date <> settled.settled_date then settled."otherDate"
  when p.winner_id = settled.home_id then settled.home
  else settled.away end`;

/**
 * Puts every pick whose outcome differs from that of its game, or whose place in the streak has changed, into the temporary
 * table `affected`, and returns their number by game. `counts`: it has or had points.
 */
export async function findAffected(tx: Tx, settled: readonly SettledGame[]): Promise<Map<number, number>> {
  // the picks are read by the games' keys before the join, whose number of rows the planner does not know
  await tx.execute(sql`
    create temporary table affected on commit drop as
    select p.user_id, p.game_pk, p.outcome as was, o.outcome,
      coalesce(p.outcome = any (${gradedOutcomes}) or o.outcome = any (${gradedOutcomes}), false) as counts
    from (select * from picks where game_pk = any (${gamePksOf(settled)}) offset 0) p
    join ${settledRows(settled)} on settled.game_pk = p.game_pk cross join lateral (select ${settledOutcome} as outcome) o
    where p.outcome is distinct from o.outcome or settled.is_moved and p.outcome = any (${gradedOutcomes})`);
  const { rows } = await tx.execute<{ gamePk: number; picks: number }>(
    sql`select game_pk as "gamePk", count(*)::integer as picks from affected group by game_pk`,
  );
  if (rows.length > 0) await tx.execute(sql`analyze affected`);
  return new Map(rows.map(({ gamePk, picks }) => [gamePk, picks]));
}

/** Adds the old grade of every pick that gets another one to its history; the pick itself has the new grade. */
export async function writeCorrections(tx: Tx, gamePks: SQL): Promise<void> {
  await tx.execute(sql`
    insert into pick_events (user_id, game_pk, at, kind, detail)
    select a.user_id, p.game_pk, p.settled_at, 'graded', jsonb_build_object('outcome', a.was,
      'streakBefore', p.streak_before, 'streakAfter', p.streak_after, 'bases', p.bases)
    from affected a
    join picks p on p.user_id = a.user_id and p.game_pk = a.game_pk
    where p.game_pk = any (${gamePks}) and a.was is distinct from a.outcome and a.was is not null`);
}
