import { isSettled } from '#rules/picks/pick-outcomes.ts';
import type { MyPicks } from '../contract/my-picks.ts';

type Day = Pick<MyPicks, 'date' | 'picks' | 'lastEvening'>;

/**
 * The picks of an evening whose games are played, those that wait for the first pitch, those that can be changed, and the graded
 * ones, unless the last evening has these.
 */
export function groupCalls({ date, picks, lastEvening }: Day) {
  const graded = picks.filter(({ state }) => isSettled(state));
  return {
    playing: picks.filter(({ state }) => state === 'live' || state === 'held'),
    locked: picks.filter(({ state }) => state === 'locked'),
    open: picks.filter(({ state }) => state === 'open'),
    finals: lastEvening?.date === date ? [] : graded,
  };
}
