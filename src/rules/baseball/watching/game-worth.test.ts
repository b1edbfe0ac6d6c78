import { describe, expect, test } from 'vitest';
import type { GameCard } from '../game/game-card.ts';
import { inventedCard, inventedClub, inventedStatus } from '../game/testing/invented-card.ts';
import { randomGame } from '../game/testing/random-game.ts';
import { viewsOf } from '../game/testing/views-of.ts';
import { countLeadChanges, worthOf } from './game-worth.ts';
import { leastWorth } from './rank-games.ts';
import { watchedGameOf } from './watched-game.ts';
import { worthALook } from './worth-a-look.ts';

const on = (...bases: number[]) => ({
  first: bases.includes(1) ? 101 : null,
  second: bases.includes(2) ? 102 : null,
  third: bases.includes(3) ? 103 : null,
});

const live = (facts: Partial<GameCard>, [away, home] = [3, 3]): GameCard =>
  inventedCard({
    status: inventedStatus('live'),
    inning: 9,
    inningState: 'Bottom',
    outs: 1,
    bases: on(),
    teams: { away: inventedClub(110, away), home: inventedClub(121, home) },
    ...facts,
  });

test.each([
  ['bases loaded, one out, tied in the ninth', live({ bases: on(1, 2, 3) })],
  ['two on, two outs, one-run game in the tenth', live({ inning: 10, outs: 2, bases: on(1, 3) }, [4, 3])],
  ['one on, nobody out, 11-run game in the 15th', live({ inning: 15, outs: 0, bases: on(2) }, [11, 0])],
  ['tied in the ninth', live({})],
  ['tied before the bottom of the ninth', live({ inningState: 'Middle', outs: 3, bases: on(1) })],
  ['tied before the tenth', live({ inningState: 'End', outs: 3 })],
  ['no-hitter by the Club in the eighth', live({ inning: 8, noHitter: { side: 'home', isPerfect: false } })],
  ['perfect game by the Club in the eighth', live({ inning: 8, noHitter: { side: 'home', isPerfect: true } })],
])('a game is worth watching because of: %s', (reason, card) => expect(worthOf(card)?.reason).toBe(reason));

test('a race and changes of the lead are said of a game without runners', () => {
  const runs = (...each: number[]) => ({ runs: each, hits: 0, errors: 0 });
  const card = live({ lineScore: { away: runs(1, 0, 2, 0, 2), home: runs(0, 2, 0, 3, 0) } }, [5, 5]);
  expect(countLeadChanges(card)).toBe(3);
  expect(worthOf(card)?.reason).toBe('tied in the ninth, three lead changes');
  expect(worthOf(card, { goal: 'playoffs', change: 0.12 })?.reason).toBe('tied in the ninth, playoffs ±6 points');
});

const worth = (card: GameCard, change = 0): number => worthOf(card, { goal: 'playoffs', change })?.worth ?? -1;

describe('the worth', () => {
  test('grows with what is at stake', () => {
    expect(worth(live({ bases: on(1, 2, 3) }))).toBeGreaterThan(worth(live({})));
    expect(worth(live({ inning: 10 }))).toBeGreaterThan(worth(live({})));
    expect(worth(live({ inning: 2 }))).toBeLessThan(leastWorth);
    expect(worth(live({ inning: 9 }, [9, 0]))).toBeLessThan(0.1);
    expect(worth(live({}), 0.2)).toBeGreaterThan(worth(live({}), 0.1));
    expect(worth(live({}), 5)).toBe(worth(live({}), 0.5));
  });

  test('of a no-hitter is enough in the eighth inning, and of a perfect game in the sixth, whatever the score', () => {
    const noHitter = (inning: number, isPerfect: boolean) =>
      worth(live({ inning, noHitter: { side: 'home', isPerfect } }, [0, 9]));
    expect(noHitter(7, false)).toBeLessThan(leastWorth);
    expect(noHitter(8, false)).toBeGreaterThan(leastWorth);
    expect(noHitter(6, true)).toBeGreaterThanOrEqual(leastWorth);
  });

  test.each([
    ['has not begun', inventedCard()],
    ['is over', live({ status: inventedStatus('final') })],
    ['is delayed', live({ status: inventedStatus('live', { detail: 'delayed' }) })],
    ['is hidden', live({ status: inventedStatus('unknown', { detail: 'hidden' }) })],
    ['has no inning yet', live({ inning: null, inningState: null })],
  ])('is none of a game that %s', (_what, card) => expect(worthOf(card)).toBeNull());
});

/** what a reason is made of */
const pattern =
  /^((bases loaded|(one|two) on), (nobody out|one out|two outs), )?(tied|\S+-run game) (in|before) the (bottom of the )?\S+(, \S+ lead changes)?$|^(no-hitter|perfect game) by the \S+ (in|before) the (bottom of the )?\S+$/;

test('each of many thousand states of simulated games has one worth and one reason of one line, and hidden games only a number', () => {
  let states = 0;
  for (let seed = 1; seed <= 12; seed += 1) {
    const views = viewsOf(randomGame(seed));
    const hidden: ReturnType<typeof watchedGameOf>[] = [];
    for (const view of views) {
      const game = watchedGameOf(view);
      const found = worthOf(game);
      expect(worthOf(structuredClone(game))).toEqual(found);
      expect(found === null).toBe(view.status.phase !== 'live' || view.inning === null);
      if (found === null) continue;
      states += 1;
      expect(found.worth).toBeGreaterThanOrEqual(0);
      expect(found.worth).toBeLessThan(40);
      expect(found.reason).toMatch(pattern);
      expect(found.reason.length).toBeLessThan(70);
      hidden.push({ ...game, gamePk: states });
    }
    const look = worthALook(hidden);
    expect(hidden.map(({ gamePk }) => gamePk)).toContain(look);
    expect(worthALook(hidden.toReversed())).toBe(look);
  }
  expect(states).toBeGreaterThan(3000);
});
