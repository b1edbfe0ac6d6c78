import { expect, test } from 'vitest';
import { hasTimeout, logNotes } from './play-log.ts';

const violation = 'Pitch-timer violation by the pitcher: automatic ball.';
const play = { notes: ['Mound visit.', 'Batter Timeout.', violation] };

test('the log shows violations, and time-outs only on request', () => {
  expect(logNotes(play, false)).toEqual([violation]);
  expect(logNotes(play, true)).toEqual(['Batter Timeout.', violation]);
});

test('a play with a time-out is found', () => {
  expect(hasTimeout(play)).toBe(true);
  expect(hasTimeout({ notes: ['Mound visit.'] })).toBe(false);
});
