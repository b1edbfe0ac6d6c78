import { expect, test } from 'vitest';
import { levelName } from './levels.ts';

// the level names of the product specification, "Today's games"
test.each([
  [17, 'Winter Leagues'],
  [1, 'MLB'],
  [11, 'AAA'],
  [12, 'AA'],
  [13, 'A+'],
  [14, 'A'],
  [16, 'Rookie Ball'],
  [22, 'College'],
  [31, 'NPB'],
  [32, 'KBO'],
  [23, 'INDY BALL'],
  [99, null],
  [null, null],
])('level %s is %s', (id, name) => expect(levelName(id)).toBe(name));
