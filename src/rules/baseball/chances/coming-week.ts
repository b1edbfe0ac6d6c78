import { addDays } from '../days.ts';
import { goals } from './goals.ts';
import type { SimulatedSeason } from './play-season.ts';
import type { WeekGame } from './season-chances.ts';
import type { SeasonPlan } from './season-plan.ts';

const daysOfWeek = 7;
const playoffs = goals.indexOf('playoffs');
const title = goals.indexOf('title');

/**
 * Creates what counts, over simulated seasons, how often both clubs of each game of the coming week reach the playoffs and the title if the home
 * club wins it. That is noisier than `createTonight`, and costs hardly anything.
 */
export function createWeek(
  { remaining, home, away }: SeasonPlan,
  { winner }: SimulatedSeason,
  weekFrom: string | null,
) {
  const end = weekFrom && addDays(weekFrom, daysOfWeek);
  const games = remaining.flatMap(({ gamePk, date, ...ids }, place) => {
    if (weekFrom === null || end === null || date < weekFrom || date >= end) return [];
    const reached = { home: { playoffs: 0, title: 0 }, away: { playoffs: 0, title: 0 } };
    const game: WeekGame = { gamePk, date, home: ids.home, away: ids.away, homeWins: 0, reached };
    return [{ game, place, home: home[place] ?? 0, away: away[place] ?? 0 }];
  });
  const count = (reached: WeekGame['reached']['home'], achieved = 0) => {
    reached.playoffs += (achieved >> playoffs) & 1;
    reached.title += (achieved >> title) & 1;
  };

  return {
    add(achieved: Uint8Array): void {
      for (const { game, place, ...clubs } of games)
        if (winner[place] === clubs.home) {
          game.homeWins += 1;
          count(game.reached.home, achieved[clubs.home]);
          count(game.reached.away, achieved[clubs.away]);
        }
    },
    read: (): WeekGame[] => games.map(({ game }) => game),
  };
}
