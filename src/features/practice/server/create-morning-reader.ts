import { and, between, lte, eq } from 'drizzle-orm';
import { type BriefGame, type MatchupBrief, matchupBrief } from '#features/briefs/rules.ts';
import { readBriefGamesBefore, startersOf } from '#features/briefs/server/create-day-briefs.ts';
import {
  createPastForecasts,
  type PastForecast,
  readVersionOfLines,
} from '#features/forecasts/server/create-forecast-states.ts';
import { gameLines } from '#platform/db/schema.ts';
import { createResultCache } from '#platform/http/create-result-cache.ts';
import { explainForecast } from '#rules/baseball/forecast/forecast.ts';
import type { Side, TeamRecord } from '#rules/baseball/game/model.ts';
import type { Services } from '#sources/services.ts';
import { readSeasonGames } from '#sources/statsapi/schedule/read-season-games.ts';
import type { PracticeGame } from '../contract.ts';
import { type RecordOf, recordsBefore } from '../rules.ts';
import type { Matchup } from '../shapes.ts';
import { readMatchups } from '../upstream.ts';

/** Days whose games are cached; one takes about 40 kB. */
const cachedDays = 60;

/**
 * Creates a function that reads the games of a past day as of its morning. They are the same for all users, and are read again after
 * a result of the day or of an earlier one was stored.
 */
export function createMorningReader(
  services: Pick<Services, 'db' | 'client'>,
): (past: PastDay) => Promise<MorningGame[]> {
  const { db } = services;
  const readForecasts = createPastForecasts(db);
  const mornings = createResultCache<MorningGame[]>({ max: cachedDays });

  return async (past) => {
    const { day, season } = past;
    const counted = and(between(gameLines.season, season - 1, season), lte(gameLines.endedOn, day));
    return mornings.read(`${day} ${await readVersionOfLines(db, counted)}`, () =>
      readMorning(services, readForecasts, past),
    );
  };
}

/** A game of a past day as of its morning. */
type MorningGame = Omit<PracticeGame, 'pick'>;

/** `day`: YYYY-MM-DD; `season`: its year; `isPast`: the season is over */
type PastDay = { day: string; season: number; isPast: boolean };

const byStart = (one: Matchup, other: Matchup): number =>
  (one.startsAt ?? Infinity) - (other.startsAt ?? Infinity) || one.gamePk - other.gamePk;

/** Reads the games that began and ended on a day. Others, such as a suspended one, have no morning with a result. */
async function readFinished(
  { db, client }: Pick<Services, 'db' | 'client'>,
  { day, season }: PastDay,
): Promise<Matchup[]> {
  const rows = await db
    .select({ gamePk: gameLines.gamePk })
    .from(gameLines)
    .where(and(eq(gameLines.season, season), eq(gameLines.endedOn, day)));
  if (rows.length === 0) return [];
  const finished = new Set(rows.map(({ gamePk }) => gamePk));
  return (await readMatchups(client, day))
    .filter(({ gamePk, officialDate }) => officialDate === day && finished.has(gamePk))
    .toSorted(byStart);
}

/** The clubs and starting pitchers of a game. */
function toPastGame(game: Matchup) {
  const { gamePk, teams } = game;
  return { gamePk, clubs: { away: teams.away.id, home: teams.home.id }, starters: startersOf(game) };
}

/** Reads the games of a past day with records, forecasts and briefs from the results of earlier days. Results of the day are not read. */
export async function readMorning(
  services: Pick<Services, 'db' | 'client'>,
  readForecasts: ReturnType<typeof createPastForecasts>,
  past: PastDay,
): Promise<MorningGame[]> {
  const { day, season, isPast } = past;
  const matchups = await readFinished(services, past);
  if (matchups.length === 0) return [];
  const [earlier, seasonGames, forecasts] = await Promise.all([
    readBriefGamesBefore(services.db, season, day),
    readSeasonGames(services.client, { season: String(season), level: 1, isPast }),
    readForecasts(matchups.map(toPastGame), past),
  ]);
  const recordOf = recordsBefore(seasonGames.value, day);
  return matchups.map((matchup) =>
    toMorningGame(matchup, { earlier, recordOf, forecast: forecasts.get(matchup.gamePk) ?? null }),
  );
}

type Known = { earlier: readonly BriefGame[]; recordOf: RecordOf; forecast: PastForecast | null };

function toMorningGame(matchup: Matchup, { earlier, recordOf, forecast }: Known): MorningGame {
  const { away, home } = matchup.teams;
  const records = { away: recordOf(away.id), home: recordOf(home.id) };
  const brief = matchupBrief(earlier, { ...toPastGame(matchup), day: matchup.officialDate });
  const isComplete = countsAll(brief, records);
  return {
    ...matchup,
    teams: { away: { ...away, record: records.away }, home: { ...home, record: records.home } },
    forecast: isComplete && forecast !== null ? explain(forecast) : null,
    brief: { isComplete, ...brief },
  };
}

/** Whether the stored results contain every game of the records. */
function countsAll({ clubs }: MatchupBrief, records: Record<Side, TeamRecord>): boolean {
  const isAll = (side: Side) => {
    const { won, lost } = clubs[side].season;
    return won + lost >= records[side].wins + records[side].losses;
  };
  return isAll('away') && isAll('home');
}

function explain(forecast: PastForecast): MorningGame['forecast'] {
  const { homeWinProbability, starters, games } = forecast;
  return { homeWinProbability, parts: explainForecast(forecast), starters, games };
}
