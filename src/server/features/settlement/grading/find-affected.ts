import { sql } from 'drizzle-orm';
import type { PickableGame } from '#domain/predictions/model.ts';
import { pickOutcomes } from '#domain/predictions/pick-outcomes.ts';
import type { Tx } from '../lock-leaderboard.ts';
import { gradedOutcomes } from './graded-outcomes.ts';

/**
 * Puts every pick of a game whose outcome differs from that of the game, or whose place in the streak has changed
 * (`isMoved`), into the temporary table `affected`, and returns their number. `counts`: it has or had points.
 */
export async function findAffected(tx: Tx, game: PickableGame, isMoved: boolean): Promise<number> {
  const { away, home, otherDate } = pickOutcomes(game);
  const { rowCount } = await tx.execute(sql`
    create temporary table affected on commit drop as
    select p.user_id, p.outcome as was, o.outcome, false as is_whole,
      coalesce(p.outcome = any (${gradedOutcomes}) or o.outcome = any (${gradedOutcomes}), false) as counts
    from picks p cross join lateral (select case
      when p.official_date <> ${game.officialDate} then ${otherDate}::text
      when p.winner_id = ${game.homeId} then ${home}::text
      else ${away}::text end as outcome) o
    where p.game_pk = ${game.gamePk}
      and (p.outcome is distinct from o.outcome or ${isMoved} and p.outcome = any (${gradedOutcomes}))`);
  if ((rowCount ?? 0) > 0) await tx.execute(sql`analyze affected (user_id, counts, is_whole)`);
  return rowCount ?? 0;
}

/** Marks users whose latest week or month may have lost its only pick: their picks are all recomputed. Returns their number. */
export async function markWhole(tx: Tx): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    update affected a set is_whole = true from tallies t
    where t.user_id = a.user_id and a.was = any (${gradedOutcomes})
      and (a.outcome is null or a.outcome <> all (${gradedOutcomes}))
      and (t.week_correct + t.week_wrong = 1 or t.month_correct + t.month_wrong = 1)`);
  return rowCount ?? 0;
}

/** Adds the old grade of every pick that gets another one to its history; the pick itself has the new grade. */
export async function writeCorrections(tx: Tx, gamePk: number): Promise<void> {
  await tx.execute(sql`
    insert into pick_events (user_id, game_pk, at, kind, detail)
    select a.user_id, p.game_pk, p.settled_at, 'graded', jsonb_build_object('outcome', a.was,
      'streakBefore', p.streak_before, 'streakAfter', p.streak_after, 'bases', p.bases)
    from affected a
    join picks p on p.user_id = a.user_id and p.game_pk = ${gamePk}
    where a.was is distinct from a.outcome and a.was is not null`);
}
