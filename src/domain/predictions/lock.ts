import type { PickableGame } from './model.ts';

type LockFacts = Pick<PickableGame, 'startsAt' | 'leftPreviewAt' | 'lockedAt'>;

/** Picking closes ten minutes before the scheduled first pitch. Source: the product specification, section 9. */
export const lockLeadMs = 10 * 60_000;

/**
 * The instant (epoch ms, UTC) at which picking closes, as far as it is known now: ten minutes before the scheduled
 * first pitch or when the game left Preview, whichever came first. Null for a start to be determined: state decides then.
 */
export function lockInstant({ startsAt, leftPreviewAt, lockedAt }: LockFacts): number | null {
  const known = [lockedAt, leftPreviewAt, startsAt === null ? null : startsAt - lockLeadMs].filter((at) => at !== null);
  return known.length === 0 ? null : Math.min(...known);
}

/** Whether a pick may be made, changed or withdrawn at `now` (epoch ms, UTC). */
export function isOpenForPicks(game: PickableGame, now: number): boolean {
  const lock = lockInstant(game);
  return game.phase === 'open' && (lock === null || now < lock);
}
