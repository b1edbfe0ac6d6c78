import { expect, test } from 'vitest';
import { describeViolation } from './to-action-events.ts';
import { wirePlayEvent } from './wire-play.ts';

const describe = (description: string, fullName?: string) =>
  describeViolation(
    wirePlayEvent.parse({ details: { description, violation: fullName && { player: { id: 1, fullName } } } }),
  );

test.each([
  [
    'Automatic Ball - Pitcher Pitch Timer Violation',
    undefined,
    'Pitch-timer violation by the pitcher: automatic ball.',
  ],
  [
    'Automatic Strike - Batter Pitch Timer Violation',
    'Ada Marsh',
    'Pitch-timer violation by batter Ada Marsh: automatic strike.',
  ],
  ['Automatic Ball - Defensive Shift Violation', 'Ada Marsh', 'Defensive Shift Violation: automatic ball.'],
  ['Automatic Ball - Intentional', undefined, null],
  ['Pickoff Attempt 1B', undefined, null],
])('%s', (description, name, text) => expect(describe(description, name)).toBe(text));
