import { expect, test } from 'vitest';
import { shortUsername } from './short-username.ts';

test.each([
  ['Moonshot', 'Moonshot'],
  ['fifteen-letters', 'fifteen-letters'],
  ['sixteen--letters', 'sixteen--…'],
  ['KnuckleballKarolina', 'Knuckleba…'],
  ['⚾'.repeat(15), '⚾'.repeat(15)],
  ['🧢'.repeat(16), `${'🧢'.repeat(9)}…`],
])('%s is shown as %s', (username, shown) => expect(shortUsername(username)).toBe(shown));
