import type { Database } from '#platform/db/open-database.ts';
import type { Health } from '#app/server/app/serve-health.ts';
import type { Hub } from '#sources/live/server/hub.ts';
import type { UpstreamState } from './monitor-fetch.ts';

type Parts = {
  league: Health['league'];
  upstreamState: () => UpstreamState;
  database: Pick<Database, 'isResponsive'>;
  hub: Pick<Hub, 'gameCount' | 'viewerCount'>;
};

/** Creates the function that reads the state of this process for `/healthz`. */
export function createHealth({ league, upstreamState, database, hub }: Parts): () => Promise<Health> {
  return async () => ({
    ok: true,
    league,
    upstream: upstreamState(),
    database: (await database.isResponsive()) ? 'ok' : 'failing',
    uptime: Math.round(process.uptime()),
    watchedGames: hub.gameCount,
    viewers: hub.viewerCount,
  });
}
