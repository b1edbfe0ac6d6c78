import { createServer, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';
import { listenLocally } from '#app/testing/listen-locally.ts';
import type { Timing } from '#sources/statsapi/client/response.ts';
import { createStatsApiClient, type StatsApiOptions } from '#sources/statsapi/client/stats-api-client.ts';

/** Handles one request to the upstream. */
export type ScriptedResponse = (response: ServerResponse) => void;

export function respondWith(body: object): ScriptedResponse {
  return (response) => {
    response.end(JSON.stringify(body));
  };
}

export function respondWithStatus(code: number, headers: Record<string, string> = {}): ScriptedResponse {
  return (response) => {
    response.writeHead(code, headers).end('{"message":"no"}');
  };
}

export const neverRespond: ScriptedResponse = () => undefined;

export const resetConnection: ScriptedResponse = (response) => response.destroy();

export const truncateBody: ScriptedResponse = (response) => {
  response.writeHead(200, { 'content-length': '500' });
  response.write('{"dates": [', () => response.destroy());
};

export const trickleBody: ScriptedResponse = (response) => {
  response.writeHead(200).write('{');
  const drops = setInterval(() => response.write(' '), 10);
  response.on('close', () => clearInterval(drops));
};

/** Starts an upstream on the loopback interface that runs one step of the script per request and repeats the last one. */
export async function startScriptedUpstream(
  script: readonly ScriptedResponse[],
): Promise<{ url: string; requests: string[] }> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const step = script[Math.min(requests.length, script.length - 1)];
    requests.push(request.url ?? '');
    step?.(response);
  });
  return { url: await listenLocally(server, onTestFinished), requests };
}

/** A manual clock: sleeping advances it immediately and is recorded; a test may set `now`. */
export function createManualTime(start = 1_000_000) {
  const time = { now: start, pauses: [] as number[] };
  const timing: Timing = {
    now: () => time.now,
    sleep: async (ms) => {
      time.pauses.push(ms);
      time.now += ms;
    },
    random: () => 0.5,
    deadline: (ms) => AbortSignal.timeout(ms),
  };
  return { time, timing };
}

/** Starts a scripted upstream and a client for it, by default with a manual clock. */
export async function startScriptedClient(script: readonly ScriptedResponse[], options: Partial<StatsApiOptions> = {}) {
  const { url, requests } = await startScriptedUpstream(script);
  const { time, timing } = createManualTime();
  const warnings: string[] = [];
  const client = createStatsApiClient({
    baseUrl: url,
    clock: { now: () => time.now },
    log: { warn: (_, message) => warnings.push(message) },
    timing,
    ...options,
  });
  return { client, requests, time, warnings };
}

/** A client without a network, whose requests `respond` answers, with the clock of the league and of the client. `start`: epoch ms */
export function createAnsweredClient(start: number, respond: (url: URL) => Response) {
  const { time, timing } = createManualTime(start);
  const clock = { speed: 1, now: () => time.now };
  const client = createStatsApiClient({
    baseUrl: 'http://upstream',
    clock,
    timing,
    log: { warn: () => {} },
    requestsPerSecond: 1000,
    fetch: async (input) => respond(new URL(input)),
  });
  return { client, clock, time };
}
