import { describe, expect, test } from 'vitest';
import { inventedClub } from '#rules/baseball/game/testing/invented-card.ts';
import { isOpenForPicks, lockLeadMs } from './lock.ts';
import type { PickableGame } from './model.ts';
import { nextGameState, stateOfMissingGame } from './next-game-state.ts';
import { pickState } from './pick-outcomes.ts';
import { card, type Facts, firstPitch, gameAfter as after, lockAt } from './testing/game-after.ts';

const minute = 60_000;

const pick = { gamePk: 1, officialDate: '2026-07-18', winnerId: 121 };

describe('the state of a game', () => {
  describe('of a game that does not count', () => {
    const spring = { noPicksReason: 'Spring training games don’t count.' };

    test('accepts no picks, and its picks are void at once', () => {
      const game = after([{}, -120], [spring, -60]);
      expect(isOpenForPicks(game, firstPitch - 59 * minute)).toBe(false);
      expect(pickState(pick, game, firstPitch - 59 * minute)).toBe('void');
    });

    test('accepts picks as soon as it counts, when both clubs are known', () => {
      const game = after([spring, -120], [{}, -60]);
      expect(isOpenForPicks(game, firstPitch - 59 * minute)).toBe(true);
      expect(pickState(pick, game, firstPitch - 59 * minute)).toBe('open');
    });

    test('keeps graded picks', () => {
      const ended: Facts = { phase: 'final', away: 2, home: 5 };
      const game = after([{}, -120], [ended, 180], [{ ...ended, ...spring }, 190]);
      expect(pickState(pick, game, firstPitch + 190 * minute)).toBe('correct');
    });

    test('has void picks when it was seen only after its end', () => {
      const game = after([{ phase: 'final', away: 2, home: 5, ...spring }, 180]);
      expect(pickState(pick, game, firstPitch + 190 * minute)).toBe('void');
    });
  });

  const open: Facts = {};
  const live: Facts = { phase: 'live' };
  const final: Facts = { phase: 'final', away: 2, home: 5 };

  test.each<[string, Facts, Facts]>([
    ['a scheduled game without its status', open, { lacks: 'status' }],
    ['a scheduled game without its start', open, { lacks: 'start' }],
    ['a scheduled game without its clubs', open, { lacks: 'clubs' }],
    ['a live game without its status', live, { ...live, lacks: 'status' }],
    ['a live game without its clubs', live, { ...live, lacks: 'clubs' }],
    ['a live game that has ended, without its score', live, { phase: 'final' }],
    ['a live game that has ended, without the score of one club', live, { phase: 'final', away: 2 }],
    ['a live game that has ended, without its clubs', live, { ...final, lacks: 'clubs' }],
    ['an ended game without its status', final, { ...final, lacks: 'status' }],
    ['an ended game without its score', final, { phase: 'final' }],
    ['an ended game without its clubs', final, { ...final, lacks: 'clubs' }],
    ['a game without its status, listed under another date', open, { lacks: 'status', officialDate: '2026-07-19' }],
  ])('does not change by a response with %s', (_, seen, incomplete) => {
    expect(after([{}, -120], [seen, -60], [incomplete, -50])).toEqual(after([{}, -120], [seen, -60]));
    expect(after([{}, -120], [seen, -60], [incomplete, -50], [seen, -40])).toEqual(after([{}, -120], [seen, -60]));
  });

  test.each(['away', 'home'] as const)('does not change by a response without the %s club', (side) => {
    const stored = after([{}, -120]);
    const incomplete = { ...card(), teams: { ...card().teams, [side]: inventedClub(0) } };
    expect(nextGameState(stored, incomplete, firstPitch)).toBe(stored);
  });

  test('gets its clubs when they are known', () => {
    expect(after([{ lacks: 'clubs' }, -120], [{}, -60])).toMatchObject({ awayId: 110, homeId: 121, locksAt: lockAt });
    expect(after([{ lacks: 'clubs' }, -120], [{ lacks: 'clubs', startsAt: null }, -60])).toMatchObject({
      locksAt: null,
    });
  });

  test('accepts no picks when its first response has no status, and accepts them when it is scheduled', () => {
    expect(isOpenForPicks(after([{ lacks: 'status' }, -120]), firstPitch - 119 * minute)).toBe(false);
    const read = after([{ lacks: 'status' }, -120], [{}, -60]);
    expect([isOpenForPicks(read, lockAt - 1), isOpenForPicks(read, lockAt)]).toEqual([true, false]);
  });

  test('accepts picks on its new date although the new schedule entry is postponed at first', () => {
    const moved = { officialDate: '2026-07-19', startsAt: firstPitch + 18 * 60 * minute };
    const game = after([{}, -120], [{ phase: 'void', ...moved }, -100], [moved, 200]);
    expect(isOpenForPicks(game, firstPitch + 201 * minute)).toBe(true);
    expect(pickState(pick, game, firstPitch + 201 * minute)).toBe('void');
    const unseen = after([{ phase: 'void', ...moved }, -100], [moved, 200]);
    expect(isOpenForPicks(unseen, firstPitch + 201 * minute)).toBe(true);
  });

  test('stays open on its new date while the entry of the former date is postponed', () => {
    const moved = { officialDate: '2026-07-19', startsAt: null };
    const game = after([{ phase: 'void' }, 0], [moved, 60], [{ phase: 'void' }, 61]);
    expect(isOpenForPicks(game, firstPitch + 62 * minute)).toBe(true);
  });

  test('accepts picks on another date although it was reported live at the last refresh', () => {
    const moved = { officialDate: '2026-07-19', startsAt: firstPitch + 24 * 60 * minute };
    const game = after([{}, -120], [{ phase: 'live' }, -20], [moved, 120]);
    expect(isOpenForPicks(game, firstPitch + 121 * minute)).toBe(true);
    expect(pickState(pick, game, firstPitch + 121 * minute)).toBe('void');
  });

  test('accepts no picks while it is called off', () => {
    const game = after([{}, -120], [{ phase: 'void', officialDate: '2026-07-19' }, -100]);
    expect(isOpenForPicks(game, firstPitch - 99 * minute)).toBe(false);
    expect(pickState(pick, game, firstPitch - 99 * minute)).toBe('void');
  });

  test('retains its official date when the teams warm up before the resumption', () => {
    const resumption = { officialDate: '2026-07-19', startsAt: firstPitch + 24 * 60 * minute };
    const game = after(
      [{}, -120],
      [{ phase: 'live' }, 0],
      [{ phase: 'held' }, 60],
      [{ phase: 'open', ...resumption }, 60 * 23.5],
      [{ phase: 'live', ...resumption }, 60 * 24],
      [{ phase: 'final', away: 2, home: 3, ...resumption }, 60 * 26],
    );
    expect(pickState(pick, game, firstPitch + 60 * 27 * minute)).toBe('correct');
  });

  const hours = (count: number) => ({ startsAt: firstPitch + count * 60 * minute });

  test.each([
    ['within 36 hours', 20, 'correct'],
    ['after 36 hours', 38, 'void'],
  ])('is graded by the scheduled resumption when the server did not see it resume: %s', (_, resumedAfter, state) => {
    const over: Facts = { phase: 'final', away: 2, home: 3, ...hours(resumedAfter) };
    for (const unseen of [
      after([{ phase: 'live' }, 0], [{ phase: 'held' }, 60], [over, 80 * 60]),
      after([{}, -120], [over, 80 * 60], [over, 90 * 60]),
    ]) {
      expect(unseen.startsAt).toBe(firstPitch);
      expect(pickState(pick, unseen, firstPitch + 90 * 60 * minute)).toBe(state);
    }
  });

  test.each([
    ['seen to start', [[{ phase: 'live' }, 0]]],
    ['not seen to start', []],
  ] satisfies [string, [Facts, number][]][])(
    'counts on its first date when suspended (%s) and listed under another',
    (_, begin) => {
      const resumed = { officialDate: '2026-07-19', startsAt: firstPitch + 20 * 60 * minute };
      const game = after(
        [{}, -120],
        ...begin,
        [{ phase: 'held', ...resumed }, 120],
        [{ phase: 'final', away: 2, home: 3, ...resumed }, 60 * 22],
      );
      expect(game).toMatchObject({ officialDate: '2026-07-18', startsAt: firstPitch });
      expect(pickState(pick, game, firstPitch + 60 * 23 * minute)).toBe('correct');
    },
  );

  test('has the new winner after a corrected result', () => {
    const game = after(
      [{ phase: 'live' }, 0],
      [{ phase: 'final', away: 2, home: 3 }, 180],
      [{ phase: 'final', away: 4, home: 3 }, 200],
    );
    expect(pickState(pick, game, firstPitch + 201 * minute)).toBe('wrong');
  });

  test('has no winner after a tie', () =>
    expect(after([{ phase: 'live' }, 0], [{ phase: 'final', away: 3, home: 3 }, 180]).winnerId).toBeNull());

  test.each([
    ['a longer lead', 15],
    ['a shorter lead', 5],
  ])('retains the lock that was stored when the constant was %s', (_, lead) => {
    const locksAt = firstPitch - lead * minute;
    const stored: PickableGame = { ...after([{}, -120]), locksAt };
    const read = (facts: Facts, minutes: number) => nextGameState(stored, card(facts), firstPitch + minutes * minute);
    expect(read({}, -60).locksAt).toBe(locksAt);
    expect(read({ startsAt: firstPitch + 30 * minute }, -60).locksAt).toBe(locksAt + 30 * minute);
    expect(read({ startsAt: firstPitch + 30 * minute }, -lead).locksAt).toBe(locksAt);
    expect(isOpenForPicks(read({}, -lead), firstPitch - lead * minute)).toBe(false);
  });

  test('uses the current constant after a move to another date', () => {
    const moved = { officialDate: '2026-07-19', startsAt: firstPitch + 24 * 60 * minute };
    const stored: PickableGame = { ...after([{}, -120]), locksAt: firstPitch - 15 * minute };
    expect(nextGameState(stored, card(moved), firstPitch - 60 * minute).locksAt).toBe(moved.startsAt - lockLeadMs);
  });
});

test.each([
  ['a scheduled game, 13 hours after its start', 'open', firstPitch, 13, 'void'],
  ['a scheduled game, 11 hours after its start', 'open', firstPitch, 11, 'open'],
  ['a game whose start was never known, on its day', 'open', null, 12, 'open'],
  ['a game whose start was never known, two days later', 'open', null, 48, 'void'],
  ['a game in progress', 'live', firstPitch, 48, 'live'],
  ['a game that is over', 'final', firstPitch, 48, 'final'],
] as const)('%s, that is missing from the schedule', (_, phase, startsAt, hours, expected) => {
  const game = after([{ phase, startsAt, away: 1, home: 2 }, -60]);
  expect(stateOfMissingGame(game, firstPitch + hours * 60 * minute).phase).toBe(expected);
});
