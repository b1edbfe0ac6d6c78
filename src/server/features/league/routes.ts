import { league } from '#contract/league.ts';
import { baseballDay } from '#domain/game/baseball-day.ts';
import type { Clock } from '#server/clock.ts';
import { serveData } from '#server/http/serve-data.ts';
import type { StatsApiClient } from '#server/statsapi/stats-api-client.ts';
import { leagueNotice, type ShownLeague } from './league-notice.ts';

type Parts = { client: Pick<StatsApiClient, 'copyright'>; clock: Clock; league: ShownLeague };

/** The notice for the first moments, before any answer of the upstream has brought its own. */
const fallbackCopyright = 'Data: MLB Stats API';

export function leagueRoutes({ client, clock, league: shown }: Parts) {
  return {
    league: serveData(league, async () => {
      const now = clock.now();
      return {
        kind: shown.kind,
        notice: leagueNotice(shown),
        copyright: client.copyright() ?? fallbackCopyright,
        now,
        speed: clock.speed,
        today: baseballDay(now),
      };
    }),
  };
}
