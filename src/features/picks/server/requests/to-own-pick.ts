import type { OwnPick } from '../../contract/predictions.ts';
import { clubNamesOfPick } from '../club-names-of-pick.ts';
import { formatPickHistory } from '../history/format-pick-history.ts';
import type { WrittenPick } from '../write-pick.ts';

/** Converts a pick that was just written to the shape of its owner: it is open, and writing it is its newest event. */
export function toOwnPick(gamePk: number, written: WrittenPick): OwnPick {
  const { kind, officialDate, winnerId, loserId, madeAt, changedAt, startsAt, locksAt } = written;
  const { winnerName, loserName } = clubNamesOfPick(written, written);
  const event = { at: changedAt.getTime(), kind, detail: { winnerId } };
  const [lastEvent] = formatPickHistory([event], new Map([[winnerId, winnerName]]));
  if (lastEvent === undefined) throw new TypeError('A pick has no events');
  return {
    gamePk,
    officialDate,
    winnerId,
    loserId,
    winnerName,
    loserName,
    state: 'open',
    madeAt: madeAt.getTime(),
    changedAt: changedAt.getTime(),
    startsAt: startsAt?.getTime() ?? null,
    locksAt: locksAt?.getTime() ?? null,
    streakBefore: null,
    streakAfter: null,
    bases: null,
    lastEvent,
  };
}
