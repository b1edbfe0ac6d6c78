import { z } from 'zod';
import type { Side } from '#rules/baseball/game/model.ts';
import type { UpstreamResponse } from '../client/response.ts';
import type { StatsApiClient } from '../client/stats-api-client.ts';
import { id } from '../wire/baseball-bounds.ts';
import { optional, optionalRows } from '../wire/tolerant.ts';

const wireSide = optional(z.object({ battingOrder: optionalRows(id, 100) }));

export const wireLineups = z.object({
  liveData: z.object({
    boxscore: optional(z.object({ teams: optional(z.object({ away: wireSide, home: wireSide })) })),
  }),
});

/** The ids of the starting nine of each club in the order of the bat; null until it is announced. */
export type AnnouncedLineups = Record<Side, number[] | null>;

const toNine = (ids: readonly number[] = []): number[] | null => (ids.length === 9 ? [...ids] : null);

export function toLineups(body: unknown): AnnouncedLineups {
  const teams = wireLineups.parse(body).liveData.boxscore?.teams;
  return { away: toNine(teams?.away?.battingOrder), home: toNine(teams?.home?.battingOrder) };
}

const fields = 'gamePk,liveData,boxscore,teams,away,home,battingOrder';

/** The lineups of a game that has not begun: later, the feed's batting order has substitutes. */
export function readLineups(
  client: Pick<StatsApiClient, 'read'>,
  gamePk: number,
): Promise<UpstreamResponse<AnnouncedLineups>> {
  return client.read(`/api/v1.1/game/${gamePk}/feed/live`, { kind: 'lineups', query: { fields }, convert: toLineups });
}
