import type { OwnPick } from '#contract/predictions.ts';
import { clubNamesOfPick } from './club-names-of-pick.ts';
import { formatPickHistory } from './format-pick-history.ts';
import type { WrittenPick } from './write-pick.ts';

/** A pick as its owner sees it at the moment at which it is written: open, and nothing has happened to it since. */
export function toOwnPick(gamePk: number, written: WrittenPick): OwnPick {
  const { kind, officialDate, winnerId, loserId, madeAt, changedAt, startsAt, locksAt } = written;
  const { winnerName, loserName } = clubNamesOfPick(written, written);
  const line = { at: changedAt.getTime(), kind, detail: { winnerId } };
  const [receipt] = formatPickHistory([line], new Map([[winnerId, winnerName]]));
  if (receipt === undefined) throw new TypeError('A pick without a story');
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
    lastEvent: receipt,
  };
}
