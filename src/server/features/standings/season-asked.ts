import { baseballDay } from '#domain/game/baseball-day.ts';
import type { Season } from '#domain/seasons/season.ts';
import { seasonChoice } from '#domain/seasons/season-choice.ts';
import type { Clock } from '#server/clock.ts';
import { readSeasons } from '#server/statsapi/seasons/read-seasons.ts';
import type { StatsApiClient } from '#server/statsapi/client/stats-api-client.ts';
import { orNull } from './or-null.ts';

export type StandingsSource = { client: StatsApiClient; clock: Clock };
export type StandingsQuery = { season?: string | undefined; date?: string | undefined; level: number };

/** The season and the day of it that a question means. */
export type SeasonAsked = {
  season: string;
  /** null: as they stand now, or stood at the end */
  date: string | null;
  level: number;
  calendar: Season | null;
  /** the regular season has ended by the day asked for */
  isOver: boolean;
  /** it has ended by now, so that its results stand for good */
  isPast: boolean;
};

/** A day tells its season, and says nothing about another year's. A league without a calendar has calendar years. */
export async function seasonAsked({ client, clock }: StandingsSource, query: StandingsQuery): Promise<SeasonAsked> {
  const calendars = (await orNull(readSeasons(client)))?.value ?? [];
  const today = baseballDay(clock.now());
  const season = query.season ?? query.date?.slice(0, 4) ?? seasonChoice(calendars, today).newest;
  const date = query.date?.startsWith(season) && query.date < today ? query.date : null;
  const calendar = calendars.find(({ id }) => id === season) ?? null;
  const lastDay = calendar?.regularEnd ?? `${season}-12-01`;
  return { season, date, level: query.level, calendar, isOver: (date ?? today) > lastDay, isPast: today > lastDay };
}
