import { expect, test } from 'vitest';
import { emptyBatting, emptyFielding, emptyPitching, type GameLine } from '../lines.ts';
import { PackedLines } from './ledgers.ts';

const batter: GameLine = {
  personId: 812_345,
  clubId: 147,
  battingOrder: '101',
  positions: ['PH', '2B', '3B'],
  batting: { ...emptyBatting(), atBats: 4, pitchesSeen: 300 },
  pitching: null,
  fielding: [
    { ...emptyFielding('2B'), assists: 3 },
    { ...emptyFielding('3B'), errors: 1 },
  ],
  note: null,
};
const pitcher: GameLine = {
  ...batter,
  personId: 7,
  battingOrder: null,
  positions: ['P'],
  batting: null,
  pitching: { ...emptyPitching(), pitches: 97, groundedIntoDoublePlay: 2 },
  fielding: [],
  note: 'BS, W',
};

test('packed lines are equal to the lines, with the same order of keys', () => {
  const lines = [pitcher, batter, { ...pitcher, note: 'L' }];
  const packed = new PackedLines(lines);
  expect(packed.length).toBe(3);
  expect(JSON.stringify(lines.map((_, index) => packed.line(index)))).toBe(JSON.stringify(lines));
});

test('a game without lines packs none', () => expect(new PackedLines([]).length).toBe(0));
