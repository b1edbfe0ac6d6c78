import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';

/** The copyright notice of the upstream, also before its first response. `now`: epoch ms, league clock */
export function leagueCopyright(client: Pick<StatsApiClient, 'copyright'>, now: number): string {
  const terms = 'http://gdx.mlb.com/components/copyright.txt';
  return (
    client.copyright() ??
    `Copyright ${baseballDay(now).slice(0, 4)} MLB Advanced Media, L.P.  Use of any content on this page acknowledges agreement to the terms posted here ${terms}`
  );
}
