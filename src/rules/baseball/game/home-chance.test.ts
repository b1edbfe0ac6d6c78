import { describe, expect, test } from 'vitest';
import { joinedWinProbability } from '../win-probability/joined-win-probability.ts';
import { homeWinProbability, startOfGame } from '../win-probability/win-model.ts';
import type { GameHeader } from './event.ts';
import { fold, plateAppearances, progressAt } from './fold.ts';
import type { GameCard } from './game-card.ts';
import { homeResult, cardChance, situationOfView } from './home-chance.ts';
import { winningSide } from './predicates.ts';
import { inventedCard, inventedClub } from './testing/invented-card.ts';
import { inventedLog } from './testing/invented-game.ts';
import { move, out, play, start, type Untimed } from './testing/play-script.ts';
import { randomGame } from './testing/random-game.ts';
import { viewAfter as after } from './testing/view-after.ts';

const chance = (events: Untimed[], header?: Partial<GameHeader>) =>
  after(events, header).plateAppearance?.homeChance ?? Number.NaN;

const ended = (text: string, detail: 'tied' | null = null): Untimed => ({
  type: 'status',
  status: { phase: 'final', text, detail, reason: null, startTimeTbd: false },
});

const homer = play(0, [1, 'top'], 101, 'Home Run', move(101, null, 'home'));
const threeOuts = (from: number, half: 'top' | 'bottom', inning: number): Untimed[] =>
  [0, 1, 2].flatMap((n) =>
    play(from + n, [inning, half], (half === 'top' ? 101 : 201) + n, 'Groundout', out(101 + n, null)),
  );

describe('the home side’s probability after a plate appearance', () => {
  test('begins slightly above 50% and does not change during the first plate appearance', () =>
    expect(chance([start(0, 1, 'top', 101, 210)])).toBe(532));

  test('begins with the forecast, is changed by the same plays, and is exact at the end', () => {
    const parts = { home: Math.log(1.5), clubs: 0, starters: 0, lineups: 0 };
    const forecast = { homeWinProbability: 0.6, parts, runEnvironment: 0 };
    expect(chance([start(0, 1, 'top', 101, 210)], { forecast })).toBe(600);
    expect(chance(homer, { forecast })).toBeGreaterThan(chance(homer) + 40);
    expect(chance(play(0, [9, 'bottom'], 201, 'Home Run', move(201, null, 'home')), { forecast })).toBe(1000);
  });

  test('decreases with a run of the away side and does not change until the next play ends', () => {
    const before = chance(homer);
    expect(before).toBeLessThan(450);
    expect(chance([...homer, start(1, 1, 'top', 102, 210)])).toBe(before);
  });

  test('is certain after a walk-off but not with a lead in the eighth', () => {
    const walkOff = (inning: number) => play(0, [inning, 'bottom'], 201, 'Home Run', move(201, null, 'home'));
    expect(chance(walkOff(9))).toBe(1000);
    expect(chance(walkOff(8))).toBeLessThan(1000);
    expect(chance(walkOff(7), { scheduledInnings: 7 })).toBe(1000);
  });

  test('is certain after a game that ended early, and 50% after a tie', () => {
    expect(chance([...homer, ended('Completed Early: Rain')])).toBe(0);
    expect(chance([...homer, ended('Final: Tied', 'tied')])).toBe(500);
  });

  test('does not change when a game is suspended', () => {
    const suspended: Untimed = {
      type: 'status',
      status: { phase: 'held', text: 'Suspended', detail: null, reason: 'Rain', startTimeTbd: false },
    };
    expect(chance([...homer, suspended])).toBe(chance(homer));
  });

  test('assumes a placed runner for the home side if the away side had one', () => {
    const begin = start(0, 10, 'top', 101, 210);
    const placed: Untimed = { type: 'placedRunner', runnerId: 109, base: 2 };
    const [, ...rest] = threeOuts(0, 'top', 10);
    expect(chance([begin, placed, ...rest])).toBeGreaterThan(chance([begin, ...rest]) + 100);
  });
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'in the invented game %i every play has a chance, and the last its result',
  (seed) => {
    const log = randomGame(seed);
    const plays = plateAppearances(log);
    const view = fold(log, Infinity);
    const inside = plays.slice(0, -1).map(({ homeChance }) => homeChance);
    expect(Math.min(...inside)).toBeGreaterThan(0);
    expect(Math.max(...inside)).toBeLessThan(1000);
    const results = { home: 1000, away: 0 };
    const winner = winningSide(view);
    expect(plays.at(-1)?.homeChance).toBe(winner ? results[winner] : 500);
    expect(homeResult(progressAt(log, Infinity))).toBe(plays.at(-1)?.homeChance);
  },
);

const live = (facts: Partial<GameCard>) =>
  inventedCard({
    status: { ...inventedCard().status, phase: 'live' },
    inning: 7,
    inningState: 'Bottom',
    outs: 1,
    bases: { first: 5, second: null, third: 6 },
    teams: { away: inventedClub(144, 3), home: inventedClub(121, 4) },
    ...facts,
  });
const seventh = { ...startOfGame, inning: 7, half: 'bottom' as const, outs: 1, bases: 5, homeLead: 1 };
const chanceOf = (situation: typeof startOfGame) => Math.round(1000 * homeWinProbability(situation));

test.each([
  ['the inning, the outs, the bases and the score', {}, seventh],
  ['the end of a half-inning', { inningState: 'Middle' }, { ...seventh, half: 'top', outs: 3, bases: 0 }],
  ['the end of an inning', { inningState: 'End', outs: 0, bases: null }, { ...seventh, outs: 3, bases: 0 }],
  ['no runner yet', { bases: null, outs: null }, { ...seventh, bases: 0, outs: 0 }],
  ['a runner placed in an extra inning', { inning: 10 }, { ...seventh, inning: 10, hasPlacedRunner: true }],
  ['none placed in the postseason', { inning: 10, series: 'World Series' }, { ...seventh, inning: 10 }],
] as const)('the chance of a live game counts %s', (_, facts, situation) => {
  expect(cardChance(live(facts), null)).toBe(chanceOf(situation));
});

test('the chance starts from the forecast of the game', () => {
  const forecast = { parts: { home: 0.1, clubs: 0.4, starters: 0, lineups: 0 }, runEnvironment: 0 };
  expect(cardChance(live({}), forecast)).toBe(Math.round(1000 * joinedWinProbability(seventh, forecast)));
});

test.each([
  ['not started', { status: inventedCard().status }],
  ['live before the first pitch', { inning: null, inningState: null }],
  ['over', { status: { ...inventedCard().status, phase: 'final' as const } }],
])('a game that is %s has no chance', (_, facts) => expect(cardChance(live(facts), null)).toBeNull());

test.each([
  ['before the game', { inning: null }, null],
  [
    'in a half-inning',
    { inning: 4, inningState: 'Top', outs: 1, bases: { first: 1, second: null, third: 2 } },
    { inning: 4, half: 'top', outs: 1, bases: 5, homeLead: 0 },
  ],
  ['in the middle', { inning: 4, inningState: 'Middle', outs: 3 }, { inning: 4, half: 'bottom', outs: 0, bases: 0 }],
  ['at the end', { inning: 4, inningState: 'End', outs: 3 }, { inning: 5, half: 'top', outs: 0, bases: 0 }],
  ['before the tenth', { inning: 9, inningState: 'End', outs: 3 }, { inning: 10, half: 'top', outs: 0, bases: 2 }],
  [
    'before the tenth of the postseason',
    { inning: 9, inningState: 'End', outs: 3, series: 'World Series' },
    { inning: 10, half: 'top', outs: 0, bases: 0 },
  ],
] as const)('a view %s is in its situation', (_, facts, expected) => {
  const situation = situationOfView({ ...fold(inventedLog([]), Infinity), ...facts });
  if (expected === null) expect(situation).toBeNull();
  else expect(situation).toMatchObject(expected);
});
