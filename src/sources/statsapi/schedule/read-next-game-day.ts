import { addDays } from '#rules/baseball/seasons/add-days.ts';
import { memoizeByBody } from '../client/memoize-by-body.ts';
import type { StatsApiClient } from '../client/stats-api-client.ts';
import { wireSchedule } from './wire-schedule.ts';

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
