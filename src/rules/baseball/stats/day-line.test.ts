import { expect, test } from 'vitest';
import { battingDayLine, pitchingDayLine } from './day-line.ts';

const none = { atBats: 0, hits: 0, homeRuns: 0, rbi: 0, runs: 0, walks: 0 };

test.each([
  [{ ...none }, null],
  [{ ...none, atBats: 3, hits: 2, homeRuns: 1, rbi: 2 }, '2-for-3, HR, 2 RBI'],
  [{ ...none, atBats: 4 }, '0-for-4'],
  [{ ...none, walks: 1 }, '0-for-0, BB'],
  [{ atBats: 5, hits: 4, homeRuns: 2, rbi: 1, runs: 3, walks: 2 }, '4-for-5, 2 HR, RBI, 3 R, 2 BB'],
])('the day of a batter with %o is %s', (line, text) => expect(battingDayLine(line)).toBe(text));

test.each([
  [{ outs: 0, hits: 0, earnedRuns: 0, walks: 0, strikeOuts: 0 }, '0.0 IP, 0 H, 0 ER'],
  [{ outs: 16, hits: 4, earnedRuns: 2, walks: 1, strikeOuts: 7 }, '5.1 IP, 4 H, 2 ER, BB, 7 K'],
])('the day of a pitcher with %o is %s', (line, text) => expect(pitchingDayLine(line)).toBe(text));
