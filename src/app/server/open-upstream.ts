import type { Metrics } from '#app/operator/monitoring/create-metrics.ts';
import type { Db } from '#platform/db/open-db.ts';
import { after } from '#platform/jobs/timers.ts';
import type { createLog } from '#platform/log/create-log.ts';
import type { Settings } from '#platform/settings/settings.ts';
import { createBoundedFetch } from '#sources/statsapi/client/bounded-fetch.ts';
import type { Relay } from '#sources/statsapi/client/create-upstream-requests.ts';
import { createResponseStore, scheduleResponseWrites } from '#sources/statsapi/client/response-store.ts';
import { createStatsApiClient, type StatsApiOptions } from '#sources/statsapi/client/stats-api-client.ts';
import { createUpstreamRecorder, monitorFetch } from '../operator/monitoring/create-upstream-recorder.ts';
import type { OpenLeague } from './open-league.ts';

/** For a simulated or recorded league: no other site shares its capacity, and its first response plays a season. */
const localLeagueLimits = { requestsPerSecond: 25, requestsPerVisitor: Infinity, deadline: 40_000 };

type Options = {
  db: Db;
  log: ReturnType<typeof createLog>;
  metrics: Metrics;
  settings: Pick<Settings, 'contact' | 'leagueNow'>;
  relay: Relay | undefined;
};

/** Creates the only client that sends requests to the upstream. Responses of a league that continues are stored in the database. */
export function openUpstream(
  { clock, shown, statsApiUrl, savantUrl }: OpenLeague,
  { db, log, metrics, settings, relay }: Options,
) {
  const stopping = new AbortController();
  const recorder = createUpstreamRecorder(clock, log);
  const onRequest: StatsApiOptions['onRequest'] = (kind, outcome) => {
    metrics.countUpstreamRequest(kind, outcome);
    recorder.recordOutcome(kind, outcome);
  };
  const { fetch, state } = monitorFetch(createBoundedFetch(settings.contact), clock, stopping.signal);
  const limits = shown.kind === 'mlb' ? {} : localLeagueLimits;
  const keys = shown.kind === 'mlb' ? {} : { keyOf: pathOf };
  const store = isContinued(shown.kind, settings) ? createResponseStore({ db, clock, log, ...keys }) : undefined;
  const client = createStatsApiClient({
    baseUrl: statsApiUrl,
    savantUrl,
    clock,
    log,
    fetch,
    onRequest,
    onUnknownCode: recorder.recordUnknownCode,
    ...limits,
    store,
    relay,
  });
  const storeJobs = store ? [scheduleResponseWrites({ store, after, log })] : [];
  const readHealth = () => recorder.read(state(), client.openBreakers());
  return { client, upstreamState: state, readHealth, storeJobs, endRequests: () => stopping.abort() };
}

/** Whether the league's clock continues after a restart, so that stored responses remain valid. */
function isContinued(kind: OpenLeague['shown']['kind'], { leagueNow }: Pick<Settings, 'leagueNow'>): boolean {
  return kind === 'mlb' || (kind === 'simulated' && leagueNow === null);
}

/** A local league can have another port after each start. */
function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
