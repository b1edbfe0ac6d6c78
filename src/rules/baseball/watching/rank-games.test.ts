import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../baseball/seeded-random.ts';
import type { GameWorth } from './game-worth.ts';
import { hasBecomeUrgent, leastWorth, type Named, nextNamed, rankGames } from './rank-games.ts';
import { lookInstant } from './worth-a-look.ts';

const game = (gamePk: number, worth: number): GameWorth => ({ gamePk, worth, reason: 'tied in the ninth' });
const second = 1000;

test('games are ordered by their worth, equal ones by gamePk, and those of the viewer count more', () => {
  const games = [game(3, 2), game(1, 2.2), game(2, 2)];
  const own = { picked: new Set([2]), players: new Map([[3, 'Okafor bats']]) };
  expect(rankGames(games).map(({ gamePk }) => gamePk)).toEqual([1, 2, 3]);
  expect(rankGames(games, own)).toEqual([
    { gamePk: 3, worth: 2.75, reason: 'tied in the ninth, Okafor bats' },
    { gamePk: 2, worth: 2.5, reason: 'tied in the ninth, your pick' },
    game(1, 2.2),
  ]);
});

describe('the named game', () => {
  const named = { gamePk: 1, since: 0 };
  const after = (ranked: GameWorth[], now: number, isImportant = false, before: Named | null = named) =>
    nextNamed(before, ranked, { now, isImportant }).gamePk;

  test('is none below the least worth', () => {
    expect(after([game(1, leastWorth - 0.01)], 0, false, null)).toBeNull();
    expect(after([game(1, leastWorth)], 0, false, null)).toBe(1);
    expect(after([], 0, false, null)).toBeNull();
  });

  test('changes after a minute, and before it at an important moment', () => {
    const ranked = [game(2, 5), game(1, 2)];
    expect(after(ranked, 59 * second)).toBe(1);
    expect(after(ranked, 59 * second, true)).toBe(2);
    expect(after(ranked, 60 * second)).toBe(2);
    expect(nextNamed(named, ranked, { now: 60 * second })).toEqual({ gamePk: 2, since: 60 * second });
  });

  test('changes at once when it is no longer played', () => expect(after([game(2, 5)], second)).toBe(2));

  test('stays while another one is worth a little more, or its own worth falls a little', () => {
    expect(after([game(2, 2.9), game(1, 2.5)], 600 * second)).toBe(1);
    expect(after([game(1, 1.6)], 600 * second)).toBe(1);
    expect(after([game(1, 1.4)], 600 * second)).toBeNull();
    expect(nextNamed(named, [game(1, 3)], { now: 600 * second })).toBe(named);
  });

  test('is not named again within the minute', () => {
    expect(after([game(1, 3)], 30 * second, false, { gamePk: null, since: 0 })).toBeNull();
    expect(after([game(1, 3)], 60 * second, false, { gamePk: null, since: 0 })).toBe(1);
  });

  test('never changes twice in a minute without an important moment or an end, over random evenings', () => {
    const roll = seededRandom(7);
    for (let evening = 0; evening < 50; evening += 1) {
      let before: Named | null = null;
      for (let now = 0; now < 1800 * second; now += 10 * second) {
        const ranked = rankGames([1, 2, 3, 4].map((gamePk) => game(gamePk, roll() * 5)));
        const next: Named = nextNamed(before, ranked, { now });
        if (before !== null && next.gamePk !== before.gamePk)
          expect(next.since - before.since).toBeGreaterThanOrEqual(60 * second);
        expect(nextNamed(before, ranked, { now })).toEqual(next);
        before = next;
      }
    }
  });
});

test('a game becomes urgent once', () => {
  expect(hasBecomeUrgent([game(1, 3)], [game(1, 4)])).toBe(true);
  expect(hasBecomeUrgent([game(1, 4)], [game(1, 5)])).toBe(false);
  expect(hasBecomeUrgent([game(1, 4)], [game(2, 5), game(1, 4)])).toBe(true);
  expect(hasBecomeUrgent([], [game(1, 4)])).toBe(true);
  expect(hasBecomeUrgent([], [game(1, 3)])).toBe(false);
  expect(hasBecomeUrgent([], [])).toBe(false);
});

test('a hidden game is named from the state of the last half hour', () => {
  const at = (time: string) => Date.parse(`2031-06-01T${time}Z`);
  expect([at('22:00:00'), at('22:17:12'), at('22:30:00')].map(lookInstant)).toEqual([
    at('22:00:00'),
    at('22:00:00'),
    at('22:30:00'),
  ]);
});
