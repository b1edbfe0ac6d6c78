import { boundedFetch } from '#sources/statsapi/client/bounded-fetch.ts';
import { fetchJson } from '#sources/statsapi/client/fetch-json.ts';

const timeoutMs = 3000;

/** Whether a Stats API responds at this URL within 3 s with JSON. */
export async function isStatsApiAvailable(baseUrl: string): Promise<boolean> {
  const signal = AbortSignal.timeout(timeoutMs);
  const limits = { fetch: boundedFetch, signal, now: Date.now, beforeRedirect: async () => {} };
  const fetched = await fetchJson(`${baseUrl}/api/v1/sports`, limits).catch(() => null);
  return fetched !== null && 'sports' in fetched.body;
}
