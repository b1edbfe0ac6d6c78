import { createStatsApiClient, type StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { readRecordedBody } from './recordings.ts';

/** Creates an upstream client that responds with recordings, chosen by the end of the request's path, and otherwise with 404. */
export function createRecordedClient(files: Readonly<Record<string, string>>, now: number): StatsApiClient {
  const fetch = async (url: string) => {
    const { pathname } = new URL(url);
    const file = Object.entries(files).find(([path]) => pathname.endsWith(path))?.[1];
    return file === undefined ? new Response('{}', { status: 404 }) : Response.json(readRecordedBody(file));
  };
  const clock = { now: () => now };
  return createStatsApiClient({ baseUrl: 'http://recorded', clock, log: { warn: () => {} }, fetch });
}
