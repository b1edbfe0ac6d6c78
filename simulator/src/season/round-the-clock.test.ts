import { describe, expect, test } from 'vitest';
import { addDays, leagueDateOf, localHour, startOfDay } from '../clock/league-date.ts';
import { createLeague } from '../create-league.ts';
import { minute } from './planned-game.ts';

const openingDay = '2026-08-13';
const league = createLeague({ seed: 'clock', openingDay });

const states = (time: number) => {
  const date = leagueDateOf(time);
  const near = [addDays(date, -1), date, addDays(date, 1)].flatMap((day) => league.games(1, day));
  const unique = new Map(near.map((game) => [game.gamePk, game]));
  return [...unique.keys()].map((gamePk) => league.status(gamePk, time));
};

describe('MLB games around the clock', () => {
  // the third span contains the end of daylight saving time, a day of 25 hours
  test.each(['2026-08-20', '2026-10-02', '2026-10-31', '2026-11-21'])(
    'have two live games at any time from %s',
    (from) => {
      const start = startOfDay(from);
      for (let time = start; time < start + 48 * 60 * minute; time += 4 * minute) {
        const now = states(time);
        const live = now.filter((status) => status.abstractGameState === 'Live' && status.codedGameState !== 'T');
        const when = new Date(time).toISOString();
        expect(live.length, when).toBeGreaterThanOrEqual(2);
        expect(
          now.some((status) => status.codedGameState === 'F'),
          when,
        ).toBe(true);
        expect(
          now.some((status) => status.abstractGameState === 'Preview'),
          when,
        ).toBe(true);
      }
    },
  );

  test('start mostly between 11 a.m. and midnight, Eastern time', () => {
    const hours = Array.from({ length: 30 }, (_, day) => addDays(openingDay, day)).flatMap((day) =>
      league.games(1, day).map(({ listings }) => localHour(listings.at(-1)?.startsAt ?? 0, 'America/New_York')),
    );
    const isAwake = (hour: number) => hour >= 11;
    expect(hours.filter(isAwake).length / hours.length).toBeGreaterThan(0.6);
  });

  test('never overlap for one club', () => {
    const spans = new Map<number, [number, number][]>();
    for (let day = 0; day < 40; day++)
      for (const game of league.games(1, addDays(openingDay, day))) {
        const score = league.score(game.gamePk);
        if (!score || game.listings.length > 1) continue;
        for (const club of [game.awayId, game.homeId]) {
          const own = spans.get(club) ?? [];
          spans.set(club, own);
          own.push([score.firstPitchAt, score.endedAt]);
        }
      }
    for (const own of spans.values()) {
      own.sort((a, b) => a[0] - b[0]);
      for (const [index, [start]] of own.entries()) expect(start).toBeGreaterThan(own[index - 1]?.[1] ?? 0);
    }
  });
});
