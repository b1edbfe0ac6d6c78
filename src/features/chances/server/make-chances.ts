import { createHash } from 'node:crypto';
import { createForecastStates, type StateOfDay } from '#features/forecasts/server/create-forecast-states.ts';
import { readForecasts } from '#features/forecasts/server/read-forecast.ts';
import { waitOn } from '#platform/jobs/clock.ts';
import { type PeriodicJob, periodicJob } from '#platform/jobs/periodic-job.ts';
import { chancesVersion } from '#rules/baseball/chances/season-chances.ts';
import { usualSeasons } from '#rules/baseball/chances/simulate-chances.ts';
import { addDays } from '#rules/baseball/days.ts';
import { clubStrengths } from '#rules/baseball/forecast/club-strengths.ts';
import type { JobServices } from '#sources/services.ts';
import { nullIfUpstreamFails } from '#sources/statsapi/client/response.ts';
import {
  bracketOn,
  dayOfMorning,
  isFinished,
  morningOf,
  nextGames,
  resultsBefore,
  type SeasonSoFar,
  seasonBefore,
} from '../rules/season-so-far.ts';
import { readSeason, type ReadSeason } from './read-season.ts';
import { simulateInWorker } from './simulate-in-worker.ts';
import { readChancesDays, readNewestChances, type StoredChances, writeChances } from './stored-chances.ts';

/** real ms before the first run: games and forecasts come before it */
const firstWait = 20_000;
/** ms between two runs: of the league's clock, and of real time at most */
const maxWait = 60_000;
/** real ms */
const minWait = 5000;

/** Simulated seasons for an earlier day; the standard error of a chance is 1.1 points at most. */
const seasonsOfEarlierDay = 2000;

/**
 * Makes the chances of the newest season: in the morning, after the last game of a day, after each one of the postseason, after a corrected
 * result, and once the ratings know further games. Otherwise it fills an earlier day of the season that has none, the newest first, if the
 * process has little to do (`isBusy`). A run returns the day whose chances were stored.
 */
export function makeChances(services: JobServices, isBusy: () => boolean): PeriodicJob<string | null> {
  const { db, clock, after, log } = services;
  const readState = createForecastStates(db);
  let stopping = new AbortController();
  let ratedBefore: number | null = null;

  async function work(): Promise<string | null> {
    const season = await nullIfUpstreamFails(readSeason(services));
    if (season === null) return null;
    const day = dayOfMorning(clock.now());
    const year = Number(season.season);
    const isDayOver = nextGames(season, day).day !== day;
    const rated = await readState(isDayOver ? addDays(day, 1) : day, year);
    // the ratings of a new server learn of earlier games for some minutes
    const isSteady = rated.games === ratedBefore;
    ratedBefore = rated.games;
    const newest = await readNewestChances(db, { season: year, until: null });
    if (isDue(newest, { season, day, isDayOver }) || (isSteady && newest?.games !== rated.games)) {
      const moment = { asOf: clock.now(), day, rated, seasons: usualSeasons };
      await simulateAndStore(services, season, { ...moment, isPresent: true, signal: stopping.signal });
      return day;
    }
    const missing = isSteady && !isBusy() ? findMissingDay(season, await readChancesDays(db, year), day) : null;
    if (missing === null) return null;
    const moment = { asOf: morningOf(missing), day: missing, rated: await readState(missing, year) };
    await simulateAndStore(services, seasonBefore(season, missing), {
      ...moment,
      seasons: seasonsOfEarlierDay,
      isPresent: false,
      signal: stopping.signal,
    });
    return missing;
  }

  const job = periodicJob({ name: 'chances', work, wait: waitOn(clock, maxWait, minWait), firstWait, after, log });
  return {
    ...job,
    start() {
      stopping = new AbortController();
      job.start();
    },
    async stop() {
      const stopped = job.stop();
      stopping.abort();
      await stopped;
    },
  };
}

type Today = { season: SeasonSoFar; day: string; isDayOver: boolean };

/** Whether the chances of now differ from the newest ones by the day or by results that count. */
function isDue(newest: StoredChances | null, { season, day, isDayOver }: Today): boolean {
  if (newest === null || newest.version !== chancesVersion) return true;
  const { earlierResults, results } = digestsOf(season, newest.day);
  const bracket = bracketOn(season, day);
  if (newest.earlierResults !== earlierResults) return true;
  if (newest.results !== results) return isDayOver || bracket !== null || newest.day !== day;
  return newest.day !== day && !isFinished(bracket);
}

/** They differ once a result has changed. */
function digestsOf(season: SeasonSoFar, day: string) {
  const digest = (results: string) => createHash('sha256').update(results).digest('base64url');
  return { earlierResults: digest(resultsBefore(season, day)), results: digest(resultsBefore(season)) };
}

/** The newest day of the season before today without chances; null: there is none. */
function findMissingDay({ firstDay, lastDay, regularEnd }: ReadSeason, filled: ReadonlySet<string>, today: string) {
  if (firstDay === null) return null;
  const last = [lastDay ?? regularEnd, addDays(today, -1)].toSorted()[0] ?? '';
  for (let day = last; day >= firstDay; day = addDays(day, -1)) if (!filled.has(day)) return day;
  return null;
}

/** `asOf`: epoch ms (UTC), league clock; `isPresent`: with the next games */
type Moment = {
  asOf: number;
  day: string;
  rated: StateOfDay;
  seasons: number;
  isPresent: boolean;
  signal: AbortSignal;
};

async function simulateAndStore(
  { db, clock }: Pick<JobServices, 'db' | 'clock'>,
  season: SeasonSoFar,
  { asOf, day, rated, seasons, isPresent, signal }: Moment,
): Promise<void> {
  const year = Number(season.season);
  const next = isPresent ? nextGames(season, day) : null;
  const forecasts = await readForecasts(db, next?.gamePks ?? []);
  const seed = (Math.imul(year, 0x9e3779b1) + Math.floor(asOf / 1000)) | 0;
  const known = {
    season: season.season,
    clubs: season.clubs,
    games: season.games,
    bracket: bracketOn(season, day),
    strengths: clubStrengths(rated.state, { season: year, clubs: season.clubs.map(({ id }) => String(id)) }),
    tonight: [...forecasts].map(([gamePk, { homeWinProbability }]) => ({ gamePk, homeChance: homeWinProbability })),
    weekFrom: next?.day ?? null,
  };
  const chances = await simulateInWorker({ known, seasons, seed }, signal);
  if (chances === null) return;
  await writeChances(db, {
    season: year,
    asOf: new Date(asOf),
    day,
    computedAt: new Date(clock.now()),
    version: chances.version,
    seed,
    seasons,
    games: rated.games,
    knownSince: rated.since,
    ...digestsOf(season, day),
    clubs: chances.clubs,
    tonight: next && { day: next.day, games: chances.tonight, week: chances.week },
  });
}
