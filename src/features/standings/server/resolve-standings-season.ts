import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import type { Season } from '#rules/baseball/seasons/season.ts';
import { seasonChoice } from '#rules/baseball/seasons/season-choice.ts';
import type { Clock } from '#platform/jobs/clock.ts';
import { readSeasons } from '#sources/statsapi/read-seasons.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { nullIfUpstreamFails } from '#sources/statsapi/client/response.ts';
import type { UpstreamResponse } from '#sources/statsapi/client/response.ts';
import { UpstreamNotFound } from '#platform/outgoing/upstream-error.ts';

export type StandingsSource = { client: StatsApiClient; clock: Clock };
export type StandingsQuery = { season?: string | undefined; date?: string | undefined; level: number };

/** The season and the day that a request selects. */
export type ResolvedSeason = {
  season: string;
  /** null: the current or final standings */
  date: string | null;
  level: number;
  calendar: Season | null;
  /** whether the regular season has ended by the selected day */
  isOver: boolean;
  /** whether it has ended by now, so that its results are final */
  isPast: boolean;
};

/** A date selects its year's season and is ignored for another season. Without a season calendar, seasons are years. */
export async function resolveStandingsSeason(
  { client, clock }: StandingsSource,
  query: StandingsQuery,
): Promise<ResolvedSeason> {
  const calendars = (await nullIfUpstreamFails(readSeasons(client)))?.value ?? [];
  const today = baseballDay(clock.now());
  const season = query.season ?? query.date?.slice(0, 4) ?? seasonChoice(calendars, today).newest;
  const date = query.date?.startsWith(season) && query.date < today ? query.date : null;
  const calendar = calendars.find(({ id }) => id === season) ?? null;
  const lastDay = calendar?.regularEnd ?? `${season}-12-01`;
  return { season, date, level: query.level, calendar, isOver: (date ?? today) > lastDay, isPast: today > lastDay };
}

/** A response with an empty list. */
export function emptyResponse<T>({ clock }: { clock: Clock }): UpstreamResponse<T[]> {
  return { value: [], asOf: clock.now(), isStale: false };
}

/** Returns an empty list if the upstream does not have the list. */
export async function emptyIfMissing<T>(
  source: { clock: Clock },
  response: Promise<UpstreamResponse<T[]>>,
): Promise<UpstreamResponse<T[]>> {
  try {
    return await response;
  } catch (error) {
    if (error instanceof UpstreamNotFound) return emptyResponse(source);
    throw error;
  }
}
