import { z } from 'zod';
import type { Season } from '#rules/baseball/season.ts';
import { type UpstreamResponse, memoizeByBody } from './client/response.ts';
import type { StatsApiClient } from './client/stats-api-client.ts';
import { day, requiredText, rows } from './wire/tolerant.ts';

const wireSeason = z.object({
  seasonId: requiredText,
  regularSeasonStartDate: day,
  regularSeasonEndDate: day,
  seasonEndDate: day,
});

export const wireSeasons = z.object({ seasons: rows(wireSeason, 500) });

type WireSeason = z.infer<typeof wireSeason>;

/** The seasons of the major leagues that have dates in the upstream, oldest first. */
export function readSeasons(client: StatsApiClient): Promise<UpstreamResponse<Season[]>> {
  const query = { sportId: 1 };
  return client.read('/api/v1/seasons/all', { kind: 'seasons', query, convert: toSeasons });
}

export const toSeasons = memoizeByBody((body): Season[] => wireSeasons.parse(body).seasons.map(toSeason));

function toSeason(wire: WireSeason): Season {
  return {
    id: wire.seasonId,
    regularStart: wire.regularSeasonStartDate ?? null,
    regularEnd: wire.regularSeasonEndDate ?? null,
    end: wire.seasonEndDate ?? null,
  };
}
