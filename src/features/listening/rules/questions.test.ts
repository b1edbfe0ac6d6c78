import { describe, expect, test } from 'vitest';
import { fold } from '#rules/baseball/game/fold.ts';
import type { GameView, PlateAppearance } from '#rules/baseball/game/model.ts';
import { inventedLog } from '#rules/baseball/game/testing/invented-game.ts';
import {
  answerBases,
  answerChallenges,
  answerCount,
  answerMatchup,
  answerPicks,
  answerPitch,
  answerScore,
  describeKeys,
  questionOfKey,
} from './questions.ts';
import { sampleView } from './sample-sentence.ts';

const unstarted = fold(inventedLog([]), Infinity);
const game: GameView = { ...unstarted, ...sampleView, balls: 2, strikes: 1, pitchCount: 88, onDeckId: 3 };

const withPlay = (facts: Partial<PlateAppearance>): GameView => ({
  ...game,
  plateAppearance: game.plateAppearance && { ...game.plateAppearance, ...facts },
});
const between: GameView = { ...game, inningState: 'Middle' };
const final: GameView = { ...game, status: { ...game.status, phase: 'final', text: 'Final' } };
const left = (challenges: number | null) => ({ challenges, replays: 1, moundVisits: 4 });

describe('answers', () => {
  test.each([
    ['the score', answerScore(game), 'Bottom 7th. Herons 2, Larks 2.'],
    ['the score after the game', answerScore(final), 'Final. Herons 2, Larks 2.'],
    ['the score before the game', answerScore(unstarted), `${unstarted.status.text}.`],
    ['the count', answerCount(game), '2 balls, 1 strike, 1 out.'],
    ['the count after a play', answerCount(withPlay({ event: 'Single' })), '1 out. The next batter is not up yet.'],
    ['the count between half-innings', answerCount(between), 'Nobody is at bat.'],
    ['the bases', answerBases(game), 'Runner on second: Noa Brandt.'],
    ['empty bases', answerBases({ ...game, bases: { first: null, second: null, third: null } }), 'Bases empty.'],
    ['the last pitch', answerPitch(game), 'No pitch to Ida Voss yet.'],
    ['the last pitch before the game', answerPitch(unstarted), 'No pitch yet.'],
    [
      'the batter and the pitcher',
      answerMatchup(game),
      'Ida Voss bats right against Dan Ishimura, who throws left, 88 pitches. On deck: Noa Brandt.',
    ],
    ['the batter between half-innings', answerMatchup(between), 'Due up: Noa Brandt.'],
    ['the batter after the game', answerMatchup(final), 'Nobody is at bat.'],
  ])('%s', (_, answer, text) => expect(answer).toBe(text));

  test.each([
    [1, 2, 'Ball-strike challenges left: Herons 1, Larks 2.'],
    [null, null, 'Balls and strikes cannot be challenged in this game.'],
    [-1, -1, 'How many challenges were left then is not known.'],
  ])('challenges %s and %s', (away, home, text) => {
    expect(answerChallenges({ ...game, remaining: { away: left(away), home: left(home) } })).toBe(text);
  });

  test.each([
    [null, { correct: 0, wrong: 0, void: 0, undecided: 0 }, 'You have no pick in this game. No picks on this day.'],
    [
      'Larks',
      { correct: 2, wrong: 1, void: 1, undecided: 1 },
      'You called the Larks in this game. 5 picks on this day: 2 right, 1 wrong, 1 void, 1 undecided.',
    ],
  ])('picks with %s', (club, tally, text) => expect(answerPicks(club, tally)).toBe(text));
});

test.each([
  ['S', 'score'],
  ['?', 'help'],
  ['H', null],
  ['Q', null],
])('the key %s asks %s', (key, question) => expect(questionOfKey(key)).toBe(question));

test('help names every key', () =>
  expect(describeKeys()).toMatch(/^S: score and inning\. C: count\. .* Question mark: help\.$/));
