import { expect, test } from 'vitest';
import { describeChallenge } from './crowd-challenge.tsx';

const crowd = { correct: 57, wrong: 43 };
const own = { totalGuessesCorrect: 7, totalGuessesIncorrect: 5 };
const rule = 'It picks the club that more fans picked';

test.each([
  [null, own, `${rule}.`],
  [{ correct: 0, wrong: 0 }, own, `${rule}.`],
  [crowd, null, `${rule}, and is right 57% of the time this season.`],
  [crowd, { totalGuessesCorrect: 0, totalGuessesIncorrect: 0 }, `${rule}, and is right 57% of the time this season.`],
  [crowd, own, `${rule}, and is right 57% of the time this season. You: 58%.`],
])('the crowd %j, the user %j', (house, user, text) => expect(describeChallenge(house, user)).toBe(text));
