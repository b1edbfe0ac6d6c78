import { addDays } from '#rules/baseball/days.ts';
import { type UpstreamResponse, memoizeByBody } from '../client/response.ts';
import type { StatsApiClient } from '../client/stats-api-client.ts';
import { type GameDay, toGameDays } from './to-game-card.ts';
import { wireSchedule } from './wire-schedule.ts';

type Params = { level: number; from: string; to: string };

/** The results of a level between two days (YYYY-MM-DD, inclusive), by day, without team records and line scores. */
export function readPastDays(
  client: StatsApiClient,
  { level, from, to }: Params,
): Promise<UpstreamResponse<GameDay[]>> {
  const query = { sportId: level, startDate: from, endDate: to };
  return client.read('/api/v1/schedule', { kind: 'pastDays', query, convert: toGameDays });
}

/** longer than any winter */
const searchedDays = 200;

const toDays = memoizeByBody((body): string[] =>
  wireSchedule
    .parse(body)
    .dates.filter(({ games }) => games.length > 0)
    .map(({ date }) => date)
    .toSorted(),
);

/** The first day after `date` (YYYY-MM-DD) on which a level has games; null if none is known or the upstream fails. */
export async function readNextGameDay(
  client: StatsApiClient,
  { date, level }: { date: string; level: number },
): Promise<string | null> {
  const query = {
    sportId: level,
    startDate: addDays(date, 1),
    endDate: addDays(date, searchedDays),
    fields: 'dates,date,games,gamePk',
  };
  const days = await client.read('/api/v1/schedule', { kind: 'seasonGames', query, convert: toDays }).catch(() => null);
  return days?.value.find((day) => day > date) ?? null;
}
