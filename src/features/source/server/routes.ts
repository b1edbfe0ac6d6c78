import { league } from '../contract.ts';
import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import type { Clock } from '#platform/jobs/clock.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { leagueCopyright } from './league-copyright.ts';
import { leagueNotice, type ShownLeague } from './league-notice.ts';

type Parts = { client: Pick<StatsApiClient, 'copyright'>; clock: Clock; league: ShownLeague };

export function leagueRoutes({ client, clock, league: shown }: Parts) {
  return {
    league: serveData(league, async () => {
      const now = clock.now();
      return {
        kind: shown.kind,
        notice: leagueNotice(shown),
        simulatedFans: shown.simulatedFans,
        copyright: leagueCopyright(client, now),
        now,
        speed: clock.speed,
        today: baseballDay(now),
      };
    }),
  };
}
