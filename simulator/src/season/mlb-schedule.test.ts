import { describe, expect, test } from 'vitest';
import { addDays } from '../clock/league-date.ts';
import { mlbClubs } from '../clubs/mlb-clubs.ts';
import { mlbSchedule } from './mlb-schedule.ts';
import { minute } from './planned-game.ts';

const hour = 60 * minute;

describe.each(['2026-03-26', '2026-08-13'])('the schedule of a season that opens on %s', (openingDay) => {
  const games = mlbSchedule('schedule', openingDay);
  const ofClub = (id: number) => games.filter((game) => game.awayId === id || game.homeId === id);

  test('has 162 games for each club, about half of them at home', () => {
    for (const club of mlbClubs) {
      expect(ofClub(club.id)).toHaveLength(162);
      const atHome = games.filter((game) => game.homeId === club.id).length;
      expect(atHome).toBeGreaterThan(70);
      expect(atHome).toBeLessThan(92);
    }
  });

  test('has unique gamePks', () => expect(new Set(games.map((game) => game.gamePk)).size).toBe(2430));

  test('starts no two games of a club within six hours, except resumptions', () => {
    for (const club of mlbClubs) {
      const starts = ofClub(club.id).map((game) => game.listings.at(-1)?.startsAt ?? 0);
      const resumed = new Set(
        ofClub(club.id)
          .filter((game) => game.suspendAfter !== null)
          .map((game) => game.listings.at(-1)?.startsAt ?? 0),
      );
      starts.sort((a, b) => a - b);
      for (const [index, start] of starts.entries()) {
        const gap = start - (starts[index - 1] ?? 0);
        expect(gap, `${club.name} at ${new Date(start).toISOString()}`).toBeGreaterThanOrEqual(
          resumed.has(starts[index - 1] ?? 0) ? 2 * hour : 6 * hour - 5 * minute,
        );
      }
    }
  });

  test('has sixteen games a day with two doubleheaders for the first 140 days', () => {
    for (let day = 0; day < 140; day++) {
      const date = addDays(openingDay, day);
      const today = games.filter(
        (game) => game.listings.at(-1)?.officialDate === date && game.suspendAfter === null && game.startDelay === 0,
      );
      const regular = today.filter((game) => game.listings[0]?.fate !== 'forfeited');
      expect(regular.length, date).toBe(16);
      expect(regular.filter((game) => game.listings.at(-1)?.gameNumber === 2).length, date).toBe(2);
    }
  });

  test('makes up a postponed game on a later day with the same gamePk', () => {
    const postponed = games.filter((game) => game.listings[0]?.fate === 'postponed');
    expect(postponed.length).toBeGreaterThan(15);
    for (const { listings } of postponed) {
      expect(listings).toHaveLength(2);
      expect(listings[1]?.officialDate.localeCompare(listings[0]?.officialDate ?? '')).toBe(1);
      expect(listings[0]?.fateAt).toBeLessThan(listings[0]?.startsAt ?? 0);
    }
  });

  test('has suspended games that are resumed the next day, delayed starts and one forfeit at most', () => {
    const suspended = games.filter((game) => game.suspendAfter !== null);
    expect(suspended.length).toBeGreaterThan(0);
    for (const { listings } of suspended)
      expect(listings[1]?.officialDate).toBe(addDays(listings[0]?.officialDate ?? '', 1));
    expect(games.filter((game) => game.listings[0]?.fate === 'forfeited').length).toBeLessThanOrEqual(1);
  });
});
