import { runUpstreamChecks, type SavedResponse } from '#app/operator/doctor/run-upstream-checks.ts';
import { upstreamChecks } from '#app/operator/doctor/upstream-checks.ts';
import { createLeague } from '#simulator/create-league.ts';
import { readQuery } from '#simulator/http/query.ts';
import { simulatedLeague } from '#simulator/wire/simulated-league.ts';
import type { Fetch } from '#sources/statsapi/client/fetch-json.ts';

export const league = createLeague({ seed: 'responses', openingDay: '2030-05-20' });
export const now = Date.parse('2030-06-10T22:00:00Z');
const handleRequest = simulatedLeague(league);

/** The body of a response of the simulated league. */
export function bodyOf(url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://league');
  return JSON.stringify(handleRequest({ path: pathname, query: readQuery(searchParams), now }));
}

type Change = (path: string, body: string) => Response | string;

/** Runs all checks of the doctor against the simulated league, whose responses `change` can damage. */
export async function examineLeague(change: Change = (_path, body) => body) {
  const fetch: Fetch = async (url) => {
    const changed = change(new URL(url).pathname, bodyOf(url));
    if (changed instanceof Response) return changed;
    return new Response(changed, { headers: { date: new Date(now - 2000).toUTCString() } });
  };
  const saved: SavedResponse[] = [];
  const report = await runUpstreamChecks(upstreamChecks, {
    baseUrl: 'http://league',
    savantUrl: 'http://league',
    clock: { now: () => now },
    realNow: () => now,
    fetch,
    requestsPerSecond: 1000,
    onResponse: (response) => saved.push(response),
  });
  return { ...report, saved };
}
