import { onTestFinished } from 'vitest';
import { seededShare } from '#features/simulated-users/rules.ts';
import type { Db } from '#platform/db/open-db.ts';
import { addDays } from '#rules/baseball/days.ts';
import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import { startOfDay } from '#simulator/clock/league-date.ts';
import { createLeague } from '#simulator/create-league.ts';
import type { League } from '#simulator/league.ts';
import type { ScheduledGame } from '#simulator/model.ts';
import { currentListing } from '#simulator/wire/game/listing.ts';
import { isOpenForPicks } from './expected-outcomes.ts';
import { makePicks, changePicks, runAttempts, setConfidences, type PickCounts, type DayContext } from './play-day.ts';
import { type PlayedPrivateLeague, playLeague } from './play-private-leagues.ts';
import { type PickResponse, type SeasonPlayer, signUpSeasonPlayer } from './season-player.ts';
import { chooseTrouble, startSeasonProcess, type SeasonProcess } from './season-process.ts';
import { startLeagueThread } from './start-league-thread.ts';

const minute = 60_000;
const hour = 60 * minute;
export const playerCount = 24;
/** a request that failed because of a fault or death */
const isServerError = ({ statusCode }: PickResponse) => statusCode >= 500;
/** days until suspended games and corrections at the end of a season are settled */
const daysToSettle = 4;

type SeasonOptions = {
  db: Db;
  seed: string;
  openingDay: string;
  /** the first day (YYYY-MM-DD); by default chosen by the seed */
  from?: string | undefined;
  days: number;
};

export type PlayedSeason = {
  /** the league's own data */
  league: League;
  process: SeasonProcess;
  players: SeasonPlayer[];
  counts: PickCounts;
  /** number of days played, at most the requested number */
  days: number;
  /** the league of the players, and their clubs */
  played: PlayedPrivateLeague;
  /** the baseball day at the end, YYYY-MM-DD */
  today: string;
};

/** Lists the requested number of days with MLB games, from a day on or around a day that the seed chooses. */
function listGameDays(league: League, { seed, from, days: count }: SeasonOptions): string[] {
  const { regularStart, regularEnd } = league.calendar;
  const days: string[] = [];
  for (let day = from ?? regularStart; day <= regularEnd; day = addDays(day, 1))
    if (league.games(1, day).length > 0) days.push(day);
  const first = from === undefined ? Math.floor(seededShare(seed, 'first day') * (days.length - count)) : 0;
  return days.slice(Math.max(0, first)).slice(0, count);
}

/** Chooses the games to pick: a third of the day's, and every game that is postponed, suspended or canceled. */
function chooseGames(league: League, day: string, index: number): ScheduledGame[] {
  return league
    .games(1, day)
    .filter(({ listings }, place) => place % 3 === index % 3 || listings.some(({ fate }) => fate !== 'played'));
}

/**
 * Plays a number of a season's days through the application's API: each day players pick before the first game, and
 * during the games some change, withdraw or submit too late. Results are refreshed once or twice a day. Some phases are disturbed
 * by faults of the upstream and deaths of the application; what then fails is repeated.
 */
export async function playSeason(options: SeasonOptions): Promise<PlayedSeason> {
  const { db, seed, openingDay } = options;
  const league = createLeague({ seed, openingDay });
  const dates = listGameDays(league, options);
  const thread = await startLeagueThread({ seed, openingDay, now: startOfDay(dates[0] ?? openingDay) - 2 * hour });
  onTestFinished(thread.stop);
  const process = await startSeasonProcess(db, thread);
  onTestFinished(process.stop);
  const players = await Promise.all(
    Array.from({ length: playerCount }, (_, place) =>
      signUpSeasonPlayer(() => process.current().app, `fan${String(place).padStart(2, '0')}`),
    ),
  );
  const played = await playLeague(players);
  const counts: PickCounts = { made: 0, changed: 0, withdrawn: 0, confident: 0, late: 0, unexpected: [] };
  const { time } = thread;
  const isOpen: DayContext['isOpen'] = (game) => isOpenForPicks(league, game, time.now);
  const dayOf: DayContext['dayOf'] = (game) => currentListing(game, time.now)?.officialDate;

  async function refreshResults(phase: string): Promise<void> {
    const trouble = chooseTrouble(seed, phase);
    if (trouble !== null)
      await process.disturb(trouble, () =>
        process
          .current()
          .results.run()
          .catch(() => null),
      );
    if (trouble !== null) time.now += 11 * minute;
    await process.current().results.run();
  }

  async function pick(day: string, context: DayContext): Promise<void> {
    const trouble = chooseTrouble(seed, `${day} picks`);
    let attempts = makePicks(counts, day, context);
    if (trouble !== null) {
      await process.disturb(trouble, async () => {
        attempts = await runAttempts(attempts, isServerError);
      });
    }
    // the first request after a fault is the probe of the circuit breaker
    await runAttempts(attempts.slice(0, 1));
    await runAttempts(attempts.slice(1));
  }

  for (const [index, day] of dates.entries()) {
    const context = { players, games: chooseGames(league, day, index), isOpen, dayOf };
    time.now = startOfDay(day) - 50 * minute;
    await refreshResults(`${day} before`);
    await played.playDay(index, baseballDay(time.now));
    await pick(day, context);
    await runAttempts(setConfidences(counts, day, context));
    time.now = startOfDay(day) + 14 * hour;
    await runAttempts(changePicks(counts, day, context));
    if (index % 4 === 0) await refreshResults(`${day} during`);
  }
  // at least daily, because results are read again for two days after a game and may be corrected
  for (let halfDay = 0; halfDay < 2 * daysToSettle; halfDay += 1) {
    time.now += 12 * hour;
    await process.current().results.run();
  }
  return { league, process, players, counts, days: dates.length, played, today: baseballDay(time.now) };
}
