import { describe, expect, test } from 'vitest';
import { addDays } from '../clock/league-date.ts';
import { createLeague } from '../create-league.ts';

const openingDay = '2026-03-26';
const league = createLeague({ seed: 'rosters', openingDay });
const dates = [0, 1, 20, 55, 100, 119, 140].map((day) => addDays(openingDay, day));

describe('rosters of the majors', () => {
  test.each(dates)('have 26 active players and at most 40 in total on %s, without the 60-day list', (date) => {
    for (const club of league.clubs(1)) {
      const roster = league.rosterOn(club.id, date);
      expect(roster.filter((spot) => spot.onActive && spot.clubId === club.id).length, club.name).toBe(26);
      expect(roster.filter((spot) => spot.on40Man).length, club.name).toBeLessThanOrEqual(40);
      expect(roster.some((spot) => spot.status === 'D60' && spot.on40Man)).toBe(false);
      expect(new Set(roster.map((spot) => spot.personId)).size).toBe(roster.length);
    }
  });

  test.each(dates)('have no jersey number twice on %s', (date) => {
    for (const club of league.clubs(1)) {
      const numbers = league
        .rosterOn(club.id, date)
        .filter((spot) => spot.onActive && spot.clubId === club.id)
        .map((spot) => spot.number);
      expect(new Set(numbers).size, club.name).toBe(numbers.length);
    }
  });

  test.each(dates)('have no player twice on %s', (date) => {
    const ids = league
      .clubs()
      .filter((club) => club.sportId !== 1)
      .concat(league.clubs(1))
      .flatMap((club) =>
        league
          .rosterOn(club.id, date)
          .filter((spot) => spot.clubId === club.id)
          .map((spot) => spot.personId),
      );
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('always have enough hitters at every level and catchers in Triple-A', () => {
    for (let day = 0; day < 150; day += 3) {
      const date = addDays(openingDay, day);
      for (const club of league.clubs().filter(({ sportId }) => sportId !== 1)) {
        const men = league.rosterOn(club.id, date).filter((spot) => spot.clubId === club.id);
        const hitters = men.filter((spot) => (spot.onActive || spot.status === 'RM') && spot.position !== 'P');
        expect(hitters.length, `${club.name} on ${date}`).toBeGreaterThanOrEqual(10);
        if (club.sportId === 11)
          expect(hitters.filter((spot) => spot.position === 'C').length, `${club.name} on ${date}`).toBeGreaterThan(0);
      }
    }
  });

  test('never need a pitcher to bat in Triple-A', () => {
    for (const date of [60, 90, 120].map((day) => addDays(openingDay, day)))
      for (const { gamePk } of league.games(11, date))
        for (const line of league.play(gamePk)?.lines ?? [])
          if (line.battingOrder !== null) expect(league.person(line.personId)?.position).not.toBe('P');
  });

  test('use only players who are active that day', () => {
    for (const game of league.games(1, '2026-06-10')) {
      const played = league.play(game.gamePk);
      if (!played || game.listings.length > 1) continue;
      for (const side of ['away', 'home'] as const) {
        const active = new Set(
          league
            .rosterOn(side === 'away' ? game.awayId : game.homeId, '2026-06-10')
            .filter((spot) => spot.onActive)
            .map((spot) => spot.personId),
        );
        for (const id of [played.starters[side].pitcherId, ...played.bench[side], ...played.bullpen[side]])
          expect(active.has(id)).toBe(true);
      }
    }
  });
});

const usedKinds = [
  ...'injuredList injuredList60 activated recalled selected optioned outrighted designated'.split(' '),
  ...'traded claimed released rehab electedFreeAgency signedMinor assigned'.split(' '),
];

describe('moves', () => {
  const moves = league.movesBetween(null, openingDay, addDays(openingDay, 140));

  test('include all kinds, each with a complete sentence', () => {
    const kinds = new Set<string>(moves.map((move) => move.kind));
    expect([...kinds]).toEqual(expect.arrayContaining(usedKinds));
    for (const move of moves) expect(move.description).toMatch(/^\S.*\.$/);
  });

  test('are sorted by date', () => {
    for (const [index, move] of moves.entries()) expect(move.date >= (moves[index - 1]?.date ?? '')).toBe(true);
  });

  test('of a club are those from and to the club', () => {
    const yankees = league.movesBetween(147, openingDay, addDays(openingDay, 140));
    expect(yankees.length).toBeGreaterThan(40);
    expect(yankees.every((move) => move.fromClubId === 147 || move.toClubId === 147)).toBe(true);
  });
});

test('starting pitchers rest four days between starts', () => {
  const lastStart = new Map<number, number>();
  for (let day = 0; day < 60; day++)
    for (const game of league.games(1, addDays(openingDay, day))) {
      if (game.listings.length > 1) continue;
      for (const id of Object.values(league.probablePitchers(game.gamePk, Number.MAX_SAFE_INTEGER))) {
        if (id === null || league.person(id)?.position !== 'P') continue;
        const before = lastStart.get(id);
        if (before !== undefined) expect(day - before).toBeGreaterThanOrEqual(3);
        lastStart.set(id, day);
      }
    }
});
