import { describe, expect, test } from 'vitest';
import { createLeague } from '../create-league.ts';
import type { SportId } from '../model.ts';

const league = createLeague({ seed: 'people', openingDay: '2026-03-26' });
const end = league.calendar.postseasonEnd;
const levels: readonly SportId[] = [1, 11, 12, 13, 14, 22];
const people = levels.flatMap((sportId) => league.players(sportId, end));

describe('the players', () => {
  test('number about five thousand across every level', () => {
    expect(new Set(people.map((person) => person.id)).size).toBeGreaterThan(4500);
    for (const sportId of levels) expect(league.players(sportId, end).length).toBeGreaterThan(400);
  });

  test('have complete biographies', () => {
    for (const person of people) {
      expect(person.fullName).toMatch(new RegExp(` ${person.lastName}$`));
      expect(person.birthDate).toMatch(/^(19|20)\d\d-\d\d-\d\d$/);
      expect(person.birthplace.city).not.toBe('');
      expect(person.height).toBeGreaterThan(63);
      expect(person.height).toBeLessThan(83);
      expect(person.weight).toBeGreaterThan(140);
      expect(person.weight).toBeLessThan(290);
    }
  });

  test('have strike zones that match their height', () => {
    for (const { height, strikeZoneTop, strikeZoneBottom } of people) {
      expect((strikeZoneTop * 12) / height).toBeGreaterThan(0.5);
      expect((strikeZoneTop * 12) / height).toBeLessThan(0.6);
      expect(strikeZoneTop - strikeZoneBottom).toBeGreaterThan(1.3);
    }
  });

  test('were of age when drafted and when they first played in the majors', () => {
    for (const { birthDate, draftYear, debutDate } of people) {
      const born = Number(birthDate.slice(0, 4));
      if (draftYear) expect(draftYear - born).toBeGreaterThanOrEqual(18);
      if (debutDate) expect(Number(debutDate.slice(0, 4)) - born).toBeGreaterThanOrEqual(19);
    }
  });

  test('come from many countries and have names with accents', () => {
    expect(new Set(people.map((person) => person.birthplace.country)).size).toBeGreaterThan(10);
    expect(people.some((person) => /[áéíóúñ]/.test(person.fullName))).toBe(true);
    expect(people.some((person) => person.position === 'TWP')).toBe(true);
  });

  test('are not found by unknown ids', () => {
    expect([league.person(1), league.pastSeasons(1)]).toEqual([undefined, []]);
  });
});

describe('past seasons', () => {
  const careers = league.players(1, end).map((person) => ({ person, lines: league.pastSeasons(person.id) }));

  test('are in order, before this one, and in MLB from the debut on', () => {
    for (const { person, lines } of careers) {
      const years = lines.map((line) => line.season);
      expect(years).toEqual(years.toSorted((a, b) => a - b));
      for (const line of lines) {
        expect(line.season).toBeLessThan(2026);
        const debut = person.debutDate === null ? 9999 : Number(person.debutDate.slice(0, 4));
        expect(line.sportId === 1).toBe(line.season >= debut);
      }
    }
  });

  test('do not begin before the draft', () => {
    for (const { person, lines } of careers) {
      if (person.draftYear !== null && lines[0]) expect(lines[0].season).toBeGreaterThanOrEqual(person.draftYear);
    }
  });

  test('add up: hits, at bats and plate appearances', () => {
    for (const { batting } of careers.flatMap(({ lines }) => lines)) {
      if (!batting) continue;
      const { hits, doubles, triples, homeRuns, atBats, walks, hitByPitch, sacFlies, sacBunts } = batting;
      expect(doubles + triples + homeRuns).toBeLessThanOrEqual(hits);
      expect(hits + batting.strikeouts).toBeLessThanOrEqual(atBats);
      expect(atBats + walks + hitByPitch + sacFlies + sacBunts).toBe(batting.plateAppearances);
    }
  });

  test('have MLB averages: batters about .245, pitchers about 4.20', () => {
    const majors = careers.flatMap(({ lines }) => lines).filter((line) => line.sportId === 1);
    const total = (read: (line: (typeof majors)[number]) => number) =>
      majors.reduce((sum, line) => sum + read(line), 0);
    const average = total((line) => line.batting?.hits ?? 0) / total((line) => line.batting?.atBats ?? 0);
    const era = (total((line) => line.pitching?.earnedRuns ?? 0) * 27) / total((line) => line.pitching?.outs ?? 0);
    expect(average).toBeGreaterThan(0.23);
    expect(average).toBeLessThan(0.265);
    expect(era).toBeGreaterThan(3.7);
    expect(era).toBeLessThan(4.7);
    const against = total((line) => line.pitching?.hits ?? 0) / total((line) => line.pitching?.atBats ?? 0);
    expect(Math.abs(against - average)).toBeLessThan(0.015);
  });

  test('have a pitcher’s starts and innings in the field, and no saves of starters', () => {
    for (const { pitching, fielding } of careers.flatMap(({ lines }) => lines)) {
      if (pitching === null) continue;
      expect(fielding).toMatchObject([{ gamesStarted: pitching.gamesStarted, outs: pitching.outs }]);
      if (pitching.gamesStarted === pitching.games) expect([pitching.saves, pitching.blownSaves]).toEqual([0, 0]);
    }
  });
});
