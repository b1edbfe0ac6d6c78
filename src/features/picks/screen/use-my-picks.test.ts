import { describe, expect, test } from 'vitest';
import { card, minutes, noon } from '#app/testing/invented-games.ts';
import { dayPick, ownPick } from '#app/testing/invented-pick.ts';
import type { MyPicks } from '../contract/my-picks.ts';
import { pollInterval, withCall } from './use-my-picks.ts';

test.each([
  ['while a game of a pick is played', ['open', 'live'], 1, 10_000],
  ['before the games', ['open', 'locked'], 1, 30_000],
  ['without picks', [], 1, 30_000],
  ['in a fast league', ['live'], 300, 2_000],
] as const)('the page is refreshed %s', (_, states, speed, wait) => expect(pollInterval(states, speed)).toBe(wait));

describe('a call is counted before the server says what it is worth', () => {
  const none = { score: 0, streak: 0, rank: null };
  const [game, later] = [card(), card({ gamePk: 2, startsAt: noon + minutes(60) })];
  const lock = { gamePk: 1, locksAt: noon - minutes(10), hasPick: false, awayName: 'Braves', homeName: 'Mets' };
  const called = dayPick({ game: later, state: 'open', locksAt: noon + minutes(50) });
  const day: MyPicks = {
    date: '2026-07-18',
    now: none,
    standing: none,
    picks: [called],
    lastEvening: null,
    previous: null,
    toPick: 1,
    nextLock: lock,
    freshness: { asOf: noon, isStale: false },
  };

  test('made: its game is among the picks in the order of first pitches, and all are called', () => {
    const made = withCall(day, game, ownPick());
    expect(made.picks.map((pick) => pick.game.gamePk)).toEqual([1, 2]);
    expect(made).toMatchObject({ toPick: 0, nextLock: { ...lock, hasPick: true } });
  });

  test('withdrawn: the evening is as before', () => {
    expect(withCall(withCall(day, game, ownPick()), game, null)).toEqual(day);
    expect(withCall(day, game, null)).toBe(day);
  });

  test('changed: the count stays, and the chance is that of the other club', () => {
    const known = { ...day, picks: [{ ...called, chance: 420 }] };
    const changed = withCall(known, later, ownPick({ gamePk: 2, winnerId: 144 }));
    expect(changed).toMatchObject({ toPick: 1, nextLock: lock, picks: [{ winnerId: 144, chance: 580 }] });
  });
});
