import { league } from '#contract/league.ts';
import { baseballDay } from '#domain/game/baseball-day.ts';
import type { Clock } from '#server/clock.ts';
import { serveData } from '#server/http/endpoints/serve-data.ts';
import type { StatsApiClient } from '#server/statsapi/client/stats-api-client.ts';
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
        copyright: client.copyright() ?? defaultCopyright(now),
        now,
        speed: clock.speed,
        today: baseballDay(now),
      };
    }),
  };
}

/** The upstream's notice, for the time before its first response. */
function defaultCopyright(now: number): string {
  const terms = 'http://gdx.mlb.com/components/copyright.txt';
  return `Copyright ${baseballDay(now).slice(0, 4)} MLB Advanced Media, L.P.  Use of any content on this page acknowledges agreement to the terms posted here ${terms}`;
}
