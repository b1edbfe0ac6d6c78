import { expect, test } from 'vitest';
import { isOpenForPicks } from './lock.ts';
import type { PickableGame } from './model.ts';
import { nextGameState } from './next-game-state.ts';
import { pickState } from './pick-outcomes.ts';
import { card, type Facts, firstPitch, gameAfter, lockAt } from './testing/game-after.ts';

const minute = 60_000;
const hours = (count: number): number => count * 60;
const at = (minutes: number): number => firstPitch + minutes * minute;

const scheduled: [Facts, number] = [{}, -120];
const live: Facts = { phase: 'live' };
const stopped: Facts = { phase: 'held' };
const final: Facts = { phase: 'final', away: 2, home: 3 };
const nextDay = { officialDate: '2026-07-19', startsAt: at(hours(24)) };
const startsIn = (count: number) => ({ startsAt: at(hours(count)) });
const undetermined: Facts = { startsAt: null };
const suspended: [Facts, number][] = [scheduled, [live, 0], [stopped, 60]];
const resumed = { ...live, ...nextDay };
const early: [Facts, number] = [live, -60];
const unknownStart: [Facts, number] = [undetermined, -120];
const listedLater: [Facts, number] = [nextDay, -120];

/** The refreshes, each `[facts, minutes from the first pitch]`, and what the game is after them. */
const cases: [string, [Facts, number][], Partial<PickableGame>][] = [
  ['live with a score: no winner yet', [scheduled, [{ ...live, away: 2, home: 1 }, 60]], { winnerId: null }],
  ['called off with a score: no winner', [scheduled, [{ phase: 'void', away: 2, home: 1 }, 60]], { winnerId: null }],
  ['first read when over: its winner', [[final, 180]], { winnerId: 121, phase: 'final' }],
  ['first read when over, without one score: no winner', [[{ phase: 'final', away: 2 }, 180]], { winnerId: null }],
  ['first read when over, without clubs: no winner', [[{ ...final, lacks: 'clubs' }, 180]], { winnerId: null }],
  ['first read when live: locked', [early, [{}, -50]], { leftPreviewAt: at(-60), locksAt: at(-60) }],
  ['first read when suspended: held since then', [[stopped, 60]], { heldSince: at(60), leftPreviewAt: at(60) }],
  [
    'live although the start is not determined: locked',
    [unknownStart, [{ ...live, ...undetermined }, 60]],
    { locksAt: at(60) },
  ],
  ['with a start that was not determined: the lock of that start', [unknownStart, [{}, -60]], { locksAt: lockAt }],
  ['moved to another date and live there', [scheduled, [resumed, hours(24)]], { officialDate: '2026-07-19' }],
  [
    'over and listed again under another date',
    [scheduled, [final, 180], [{ ...final, ...nextDay }, 200]],
    { officialDate: '2026-07-18' },
  ],
  [
    'live and listed under an earlier date',
    [listedLater, [resumed, hours(24)], [final, hours(27)]],
    { officialDate: '2026-07-19', phase: 'final' },
  ],
  ['live with a status that is not known', [scheduled, [live, 0], [{ phase: 'unknown' }, 60]], { phase: 'unknown' }],
  [
    'over with a status that is not known',
    [scheduled, [final, 180], [{ phase: 'unknown' }, 190]],
    { phase: 'final', winnerId: 121 },
  ],
  [
    'called off with a status that is not known',
    [scheduled, [{ phase: 'void' }, 0], [{ phase: 'unknown' }, 10]],
    { phase: 'void' },
  ],
  ['scheduled for 40 hours after its start', [scheduled, [{}, hours(40)]], { isAbandoned: false }],
  ['live for 40 hours', [scheduled, [live, 0], [live, hours(40)]], { isAbandoned: false }],
  ['delayed for 40 hours', [scheduled, [startsIn(40), hours(39)]], { isAbandoned: false, ...startsIn(40) }],
  [
    'resumed after 40 hours, suspended unseen',
    [scheduled, [{ ...live, ...startsIn(40) }, hours(41)]],
    { isAbandoned: true },
  ],
  [
    'seen to resume in time, with a later start of the resumption',
    [...suspended, [live, hours(30)], [{ ...final, ...startsIn(39) }, hours(41)]],
    { isAbandoned: false },
  ],
  [
    'suspended for longer than its resumption was scheduled',
    [...suspended, [{ ...stopped, ...startsIn(20) }, hours(40)]],
    { isAbandoned: true },
  ],
  ['suspended for exactly 36 hours', [...suspended, [final, hours(36) + 60]], { isAbandoned: false }],
  ['suspended for longer than 36 hours', [...suspended, [final, hours(36) + 61]], { isAbandoned: true }],
  ['suspended at two refreshes: since the first', [...suspended, [stopped, 120]], { heldSince: at(60) }],
  ['resumed: since the suspension', [...suspended, [live, 120]], { heldSince: at(60) }],
  ['postponed by a day on the same date before its start', [scheduled, [startsIn(24), -60]], startsIn(24)],
  [
    'warming up before its resumption: the first pitch',
    [...suspended, [startsIn(24), hours(23)]],
    { startsAt: firstPitch },
  ],
  [
    'live with a start on another day that was not determined',
    [unknownStart, [{ ...live, ...startsIn(20) }, hours(20)]],
    startsIn(20),
  ],
  ['live with a later start on the same day', [scheduled, [{ ...live, startsAt: at(30) }, 30]], { startsAt: at(30) }],
];

test.each(cases)('a game is %s', (_, refreshes, expected) => expect(gameAfter(...refreshes)).toMatchObject(expected));

test('a game with a start and without a stored lock gets the lock of its start', () =>
  expect(nextGameState({ ...gameAfter(scheduled), locksAt: null }, card(), at(-60)).locksAt).toBe(lockAt));

test('a game in a state that is not known accepts no picks and grades none', () => {
  const game = gameAfter(scheduled, [{ phase: 'unknown' }, -60]);
  expect(isOpenForPicks(game, at(-59))).toBe(false);
  expect(pickState({ gamePk: 1, officialDate: '2026-07-18', winnerId: 121 }, game, at(-59))).toBe('held');
});
