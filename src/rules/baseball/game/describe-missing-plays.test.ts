import { expect, test } from 'vitest';
import { describeMissingPlays } from './describe-missing-plays.ts';
import type { MissingPlays } from './model.ts';

const top = (inning: number): MissingPlays => ({ inning, half: 'top' });
const bottom = (inning: number): MissingPlays => ({ inning, half: 'bottom' });
const whole = (...innings: number[]): MissingPlays[] => innings.flatMap((inning) => [top(inning), bottom(inning)]);
const unknown: MissingPlays = { inning: null, half: null };

test.each<[MissingPlays[], string | null]>([
  [[], null],
  [[bottom(3)], 'Plays of the bottom of the 3rd inning are missing.'],
  [whole(9), 'Plays of the 9th inning are missing.'],
  [[bottom(3), ...whole(9)], 'Plays of the bottom of the 3rd and the 9th inning are missing.'],
  [whole(1, 2), 'Plays of the 1st and the 2nd inning are missing.'],
  [
    [...whole(1, 2, 3, 4, 5, 6, 7, 8), top(9)],
    'Plays of the 1st to the 8th and the top of the 9th inning are missing.',
  ],
  [
    [top(1), bottom(4), ...whole(6)],
    'Plays of the top of the 1st, the bottom of the 4th and the 6th inning are missing.',
  ],
  [[unknown], 'Plays are missing.'],
  [[top(2), unknown], 'Plays of the top of the 2nd inning are missing.'],
])('missing plays are described with their place: %j', (missing, text) => {
  expect(describeMissingPlays(missing)).toBe(text);
});
