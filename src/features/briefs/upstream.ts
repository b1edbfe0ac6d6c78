import { memoizeByBody } from '#sources/statsapi/client/response.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { toStatBlock } from '#sources/statsapi/to-stat-blocks.ts';
import { wirePeople } from '#sources/statsapi/wire-people.ts';

const toEras = memoizeByBody(
  (body): ReadonlyMap<number, string> =>
    new Map(
      wirePeople.parse(body).people.flatMap(({ id, stats }) => {
        const era = stats
          .flatMap(toStatBlock)
          .flatMap(({ splits }) => splits)
          .at(-1)?.figures.era;
        return era === undefined ? [] : [[id, era]];
      }),
    ),
);

const fields = 'people,id,fullName,stats,type,group,displayName,splits,stat,era';

/** The earned run averages of pitchers in a season by id: of several lines, the last one, which is the total. Empty if the upstream fails. */
export async function readSeasonEras(
  client: StatsApiClient,
  { ids, season }: { ids: readonly number[]; season: string },
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const query = {
    personIds: ids.toSorted((a, b) => a - b),
    hydrate: `stats(group=[pitching],type=[season],season=${season})`,
    fields,
  };
  const response = await client.read('/api/v1/people', { kind: 'stats', query, convert: toEras }).catch(() => null);
  return response?.value ?? new Map();
}
