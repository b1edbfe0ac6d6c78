import type { DayPick } from '#features/picks/contract/my-picks.ts';
import type { OwnPick } from '#features/picks/contract/picks.ts';
import { liveCard, minutes, noon } from './invented-games.ts';

/** A pick of the home club of `card()`. */
export function ownPick(changes: Partial<OwnPick> = {}): OwnPick {
  return {
    gamePk: 1,
    officialDate: '2026-07-18',
    winnerId: 121,
    loserId: 144,
    winnerName: 'Mets',
    loserName: 'Braves',
    state: 'open',
    madeAt: noon - minutes(90),
    changedAt: noon - minutes(80) + 9_000,
    startsAt: noon,
    locksAt: noon - minutes(10),
    streakBefore: null,
    streakAfter: null,
    bases: null,
    lastEvent: { at: noon, kind: 'made', text: 'Mets' },
    ...changes,
  };
}

/** A call of the home club of `liveCard()` that decides nothing yet. */
export function dayPick(changes: Partial<DayPick> = {}): DayPick {
  const undecided = { outcome: null, bases: null, endsStreak: 0, streakAfter: null, chance: null, locksAt: null };
  return { game: liveCard(), winnerId: 121, state: 'live', ...undecided, ...changes };
}
