import { expect, test } from 'vitest';
import { homeWinProbability } from '../win-probability/home-win-probability.ts';
import { joinedWinProbability } from '../win-probability/joined-win-probability.ts';
import { startOfGame } from '../win-probability/win-model.ts';
import { cardChance } from './card-chance.ts';
import type { GameCard } from './game-card.ts';
import { inventedCard, inventedClub } from './testing/invented-card.ts';

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
  const forecast = { parts: { home: 0.1, clubs: 0.4, starters: 0 }, runEnvironment: 0 };
  expect(cardChance(live({}), forecast)).toBe(Math.round(1000 * joinedWinProbability(seventh, forecast)));
});

test.each([
  ['not started', { status: inventedCard().status }],
  ['live before the first pitch', { inning: null, inningState: null }],
  ['over', { status: { ...inventedCard().status, phase: 'final' as const } }],
])('a game that is %s has no chance', (_, facts) => {
  expect(cardChance(live(facts), null)).toBeNull();
});
