import { expect, test } from 'vitest';
import { formatParts } from './forecast-line.tsx';

test.each([
  [{ home: 3.44, clubs: -1.02, starters: 2.06, lineups: 0 }, 'home +3.4, clubs −1.0, starters +2.1'],
  [{ home: 4, clubs: 0.04, starters: -0.04, lineups: 0 }, 'home +4.0, clubs 0.0, starters 0.0'],
  [{ home: 0, clubs: -12.25, starters: 0, lineups: 0 }, 'home 0.0, clubs −12.3, starters 0.0'],
  [{ home: 4, clubs: 1, starters: 0, lineups: -2.1 }, 'home +4.0, clubs +1.0, starters 0.0, lineups −2.1'],
])('the parts %j', (parts, text) => expect(formatParts(parts)).toBe(text));
