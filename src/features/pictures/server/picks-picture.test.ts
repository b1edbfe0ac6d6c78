import { describe, expect, test } from 'vitest';
import type { PublicPick } from '#features/users/contract.ts';
import { figuresSvg } from './figures-svg.ts';
import { lettersSvg } from './letters-svg.ts';
import { card, ink } from './paper.ts';
import { picksPicture } from './picks-picture.ts';

const date = '2026-07-18';
const pick = (gamePk: number, facts: Partial<PublicPick> = {}): PublicPick => ({
  gamePk,
  officialDate: date,
  winnerId: 121,
  loserId: 144,
  winnerName: 'Mets',
  loserName: 'Braves',
  state: 'locked',
  startsAt: gamePk,
  bases: null,
  score: null,
  ...facts,
});
const right = { state: 'correct', bases: 2 } as const;
const bases = (count: number) => figuresSvg(String(count), { center: 892, y: 60, size: 27, color: ink });
const circles = (svg: string) => svg.match(/<circle[^>]*r="24"/g)?.length ?? 0;

describe('the picture of a day’s picks', () => {
  test('has the date, and an emblem for each pick of the day, in the order of first pitches', () => {
    const picks = [pick(3, { winnerId: 110 }), pick(2), pick(1, { officialDate: '2026-07-17', winnerId: 111 })];
    const { svg, emblems } = picksPicture(picks, { date, hasResults: false });
    expect(emblems.map(({ teamId }) => teamId)).toEqual([121, 110]);
    expect(svg).toContain(lettersSvg('JULY', { x: 148, y: 88, size: 42, color: ink }));
  });

  test('without results is the same whatever the results are', () => {
    const [before, after] = [
      [pick(1), pick(2)],
      [pick(1, right), pick(2, { state: 'wrong', bases: 0 })],
    ].map((picks) => picksPicture(picks, { date, hasResults: false }));
    expect(after).toEqual(before);
  });

  test('with results marks each graded pick, and has the bases of the day', () => {
    const picks = [
      pick(1, right),
      pick(2, { state: 'wrong', bases: 0 }),
      pick(3, { state: 'void' }),
      pick(4, { state: 'live' }),
      pick(5, { state: 'correct', bases: 1 }),
    ];
    const { svg } = picksPicture(picks, { date, hasResults: true });
    expect(circles(svg)).toBe(4);
    expect(svg).toContain(bases(3));
    expect(svg).toContain(`stroke="${card}"`);
  });

  test('has up to 18 picks inside its frame', () => {
    for (const count of [1, 2, 5, 6, 11, 18, 40]) {
      const picks = Array.from({ length: count }, (_, index) => pick(index));
      const { emblems } = picksPicture(picks, { date, hasResults: true });
      expect(emblems).toHaveLength(Math.min(count, 18));
      for (const { left, top, side } of emblems) {
        expect(left).toBeGreaterThan(60);
        expect(left + side).toBeLessThan(1140);
        expect(top + side).toBeLessThan(545);
      }
    }
  });

  test('without a locked pick says so', () =>
    expect(picksPicture([], { date, hasResults: false })).toMatchObject({ emblems: [] }));
});
