import { query } from '#platform/page/query.ts';
import type { playerDays, PlayerDays } from '../contract.ts';

const whileLiveMs = 15_000;
const otherwiseMs = 120_000;

function isActive({ players }: PlayerDays): boolean {
  return players.some(({ turn }) => ['atBat', 'waiting', 'pitching'].includes(turn.kind));
}

/** What the followed players do today, in one request, again every 15 seconds while one of them can act. */
export function playerDaysQuery(playerIds: readonly number[]) {
  const players = playerIds.toSorted((one, other) => one - other).join(',');
  return query<typeof playerDays>(
    'GET /api/players/today',
    { query: { players } },
    {
      enabled: players !== '',
      refetchInterval: ({ state }) => (state.data !== undefined && isActive(state.data) ? whileLiveMs : otherwiseMs),
    },
  );
}
