import { serveData } from '#platform/http/endpoints/serve-data.ts';
import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import { seasonChoice } from '#rules/baseball/season-choice.ts';
import type { Services, ShownLeague, LeagueServices } from '#sources/services.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { readSeasons } from '#sources/statsapi/read-seasons.ts';
import { league, seasons } from './contract.ts';

export function leagueRoutes(services: Services) {
  const { client, clock, league: shown } = services;
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
    seasons: serveData(seasons, () => readSeasonChoice(services)),
  };
}

/** The copyright notice of the upstream, also before its first response. `now`: epoch ms, league clock */
export function leagueCopyright(client: Pick<StatsApiClient, 'copyright'>, now: number): string {
  const terms = 'http://gdx.mlb.com/components/copyright.txt';
  return (
    client.copyright() ??
    `Copyright ${baseballDay(now).slice(0, 4)} MLB Advanced Media, L.P.  Use of any content on this page acknowledges agreement to the terms posted here ${terms}`
  );
}

/** The text of the banner on all pages of a simulated or recorded league; null for the real one. */
export function leagueNotice({ kind, isStandIn }: Pick<ShownLeague, 'kind' | 'isStandIn'>): string | null {
  if (kind === 'mlb') return null;
  if (kind === 'recorded') return 'Recorded games: real games of the past, replayed.';
  if (isStandIn) return 'The real league does not respond; this one is simulated.';
  return 'Simulated league: fictional players, no real results.';
}

/** Reads the seasons that can be chosen and the default one. */
export async function readSeasonChoice({ client, clock }: LeagueServices) {
  const { value } = await readSeasons(client);
  return seasonChoice(value, baseballDay(clock.now()));
}

/** Returns the requested season or, if there is none, the newest. */
export async function resolveSeason(services: LeagueServices, requested?: string): Promise<string> {
  return requested ?? (await readSeasonChoice(services)).newest;
}
