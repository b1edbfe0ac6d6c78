import { addDays } from '#domain/seasons/add-days.ts';
import { currentListing } from '#league/wire/game/listing.ts';
import { startOfDay } from '#league/clock/league-date.ts';
import { createLeague } from '#league/create-league.ts';
import type { League } from '#league/league.ts';
import type { ScheduledGame } from '#league/model.ts';
import type { Db } from '#server/db/open-db.ts';
import { makePicks, changePicks, type PickCounts, type DayContext } from './play-day.ts';
import { type SeasonPlayer, signUpSeasonPlayer } from './season-player.ts';
import { startLeagueThread } from './start-league-thread.ts';
import { startSeasonApp } from './start-season-app.ts';
import { isOpenForPicks } from './expected-outcomes.ts';

const minute = 60_000;
const hour = 60 * minute;
const playerCount = 60;
/** days until suspended games and corrections at the end of a season are settled */
const daysToSettle = 4;

type SeasonOptions = {
  db: Db;
  seed: string;
  openingDay: string;
  /** the first day (YYYY-MM-DD); by default the first day of spring training */
  from?: string | undefined;
  days: number;
};

export type PlayedSeason = {
  /** the league's own data */
  league: League;
  app: Awaited<ReturnType<typeof startSeasonApp>>;
  players: SeasonPlayer[];
  counts: PickCounts;
  /** number of days played, at most the requested number */
  days: number;
  stop: () => Promise<void>;
};

/** Lists the days of a season with MLB games. */
function listGameDays(league: League, from = league.calendar.springStart): string[] {
  const { regularEnd } = league.calendar;
  const days: string[] = [];
  for (let day = from; day <= regularEnd; day = addDays(day, 1)) if (league.games(1, day).length > 0) days.push(day);
  return days;
}

/** Chooses the games to pick: a third of the day's, and every game that is postponed, suspended or canceled. */
function chooseGames(league: League, day: string, index: number): ScheduledGame[] {
  return league
    .games(1, day)
    .filter(({ listings }, place) => place % 3 === index % 3 || listings.some(({ fate }) => fate !== 'played'));
}

/**
 * Plays a season, or a number of its days, through the application's API: each day players pick before the first game, and
 * during the games some change, withdraw or submit too late. Results are refreshed once or twice a day.
 */
export async function playSeason({ db, seed, openingDay, from, days }: SeasonOptions): Promise<PlayedSeason> {
  const league = createLeague({ seed, openingDay });
  const dates = listGameDays(league, from).slice(0, days);
  const thread = await startLeagueThread({ seed, openingDay, now: startOfDay(dates[0] ?? openingDay) - 2 * hour });
  const app = await startSeasonApp(db, thread);
  const players = await Promise.all(
    Array.from({ length: playerCount }, (_, place) =>
      signUpSeasonPlayer(app.app, `fan${String(place).padStart(2, '0')}`),
    ),
  );
  const counts: PickCounts = { made: 0, changed: 0, withdrawn: 0, late: 0, unexpected: [] };
  const { time } = thread;
  const isOpen: DayContext['isOpen'] = (game) => isOpenForPicks(league, game, time.now);
  const dayOf: DayContext['dayOf'] = (game) => currentListing(game, time.now)?.officialDate;
  for (const [index, day] of dates.entries()) {
    const context = { players, games: chooseGames(league, day, index), isOpen, dayOf };
    time.now = startOfDay(day) - 50 * minute;
    await app.results.run();
    await makePicks(counts, day, context);
    time.now = startOfDay(day) + 14 * hour;
    await changePicks(counts, day, context);
    if (index % 4 === 0) await app.results.run();
  }
  // at least daily, because results are read again for two days after a game and may be corrected
  for (let halfDay = 0; halfDay < 2 * daysToSettle; halfDay += 1) {
    time.now += 12 * hour;
    await app.results.run();
  }
  const stop = async () => {
    await app.stop();
    await thread.stop();
  };
  return { league, app, players, counts, days: dates.length, stop };
}
