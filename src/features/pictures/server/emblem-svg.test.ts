import { describe, expect, test } from 'vitest';
import { clubs } from '#rules/baseball/teams/clubs.ts';
import { clubEmblems, contrast, defaultEmblemSvg, emblemSvg, firstReadable } from './emblem-svg.ts';
import { letterShapes } from './letters-svg.ts';

describe('the emblems', () => {
  test('give each of the 30 clubs a different charge', () => {
    const charges = clubs.map(({ id }) => clubEmblems[id]?.[1]);
    expect(charges).not.toContain(undefined);
    expect(new Set(charges).size).toBe(30);
  });

  test('are 30 different documents in the clubs’ colors', () => {
    const drawn = clubs.map((club) => ({ club, svg: emblemSvg(club.id) }));
    expect(new Set(drawn.map(({ svg }) => svg)).size).toBe(30);
    for (const { club, svg } of drawn) expect(svg).toContain(club.primary);
  });

  test('give no two clubs the same outline and field color', () => {
    expect(new Set(clubs.map(({ id, primary }) => `${clubEmblems[id]?.[0]} ${primary}`)).size).toBe(30);
  });

  test('show an affiliate’s letter in the colors of the parent club', () => {
    const otters = emblemSvg(5000, { abbreviation: 'LTO', parentId: 121 });
    expect(otters).toContain(clubs.find(({ id }) => id === 121)?.primary);
    expect(otters).toContain(letterShapes.L);
    expect(otters).not.toBe(emblemSvg(5000, { abbreviation: 'LTO', parentId: 144 }));
    expect(otters).not.toBe(emblemSvg(5001, { abbreviation: 'LTO', parentId: 121 }));
  });

  test('are the same at each call for a team without a parent club', () => {
    expect(emblemSvg(22_001, { abbreviation: 'ASH', parentId: null })).toBe(
      emblemSvg(22_001, { abbreviation: 'ASH', parentId: null }),
    );
    expect(emblemSvg(22_001)).not.toBe(emblemSvg(22_002));
  });

  test('give affiliates of a club different outlines and charges', () => {
    for (let index = 1; index <= 30; index += 1) {
      const affiliates = [11, 12, 13, 14].map((level) => level * 1000 + index);
      const drawn = affiliates.map((id) => emblemSvg(id, { abbreviation: 'A', parentId: 121 }));
      expect(new Set(drawn.map((svg) => /<path d="([^"]+)/.exec(svg)?.[1])).size).toBe(4);
      expect(new Set(drawn.map((svg) => /<g transform=.*?<\/g>/.exec(svg)?.[0])).size).toBe(4);
    }
  });

  test('have no band without a letter', () => {
    expect(emblemSvg(5000)).not.toContain('<svg y=');
    expect(emblemSvg(5000, { abbreviation: 'LTO', parentId: null })).toContain('<svg y=');
  });

  test.each([
    ['an unknown team', emblemSvg(999_999, { abbreviation: '<&"', parentId: -1 })],
    ['the default', defaultEmblemSvg()],
  ])('are documents without scripts or external references: %s', (_, svg) => {
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 48 48">.*<\/svg>$/);
    expect(svg).not.toMatch(/script|href|&|undefined|NaN/);
  });

  test('have accents with a contrast of 3:1 or more in both themes', () => {
    const faint = clubs.filter(
      ({ onLight, onDark }) => contrast(onLight, '#fffdf7') < 3 || contrast(onDark, '#171f27') < 3,
    );
    expect(faint).toEqual([]);
  });
});

describe('contrast', () => {
  test.each([
    ['#ffffff', '#000000', 21],
    ['#000000', '#ffffff', 21],
    ['#777777', '#777777', 1],
    ['#ffffff', '#767676', 4.54],
  ])('of %s and %s is %d', (one, other, expected) => expect(contrast(one, other)).toBeCloseTo(expected, 2));

  test('returns the first candidate with enough contrast', () =>
    expect(firstReadable('#ffffff', '#fffdf7', '#0c2340')).toBe('#0c2340'));

  test('falls back to white or black', () => {
    expect([firstReadable('#0c2340', '#0b2a4a'), firstReadable('#ffc52f', '#fffdf7')]).toEqual(['#ffffff', '#14181d']);
  });
});
