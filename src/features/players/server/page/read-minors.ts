import type { PlayerMinors } from '../../contract.ts';
import { isColumnGroup } from '#rules/baseball/stats/stat-columns.ts';
import { readMinorYears } from '#sources/statsapi/stats/read-minor-years.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { toShownLine, toStatLine } from './read-player-page.ts';

/** Reads a player's years in the minor leagues. */
export async function readMinors(client: StatsApiClient, id: number): Promise<PlayerMinors> {
  const { value, asOf, isStale } = await readMinorYears(client, id);
  const groups = value.flatMap(({ type, group, splits }) => {
    if (type !== 'yearByYear' || !isColumnGroup(group) || splits.length === 0) return [];
    const years = splits.map((split) => ({
      ...toShownLine(toStatLine(split), group),
      level: split.level,
    }));
    return [{ group, years }];
  });
  return { groups, freshness: { asOf, isStale } };
}
