import { afterAll } from 'vitest';
import { listenLocally } from '#app/testing/listen-locally.ts';
import { createLeague } from '#simulator/create-league.ts';
import { createLeagueServer } from '#simulator/http/league-server.ts';
import type { League, LeagueSettings } from '#simulator/league.ts';
import { simulatedLeague } from '#simulator/wire/simulated-league.ts';
import { machineTiming, type Timing } from '#sources/statsapi/client/response.ts';
import { createStatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';

/** A long deadline, so that a slow machine does not cause stale responses. */
const timing: Timing = { ...machineTiming, deadline: () => AbortSignal.timeout(120_000) };

type Simulation = { league: League; respond: ReturnType<typeof simulatedLeague> };

const simulations = new Map<string, Simulation>();

/** Returns a league that files of tests share: it does not change, and remembers what it has played and counted. */
function simulationOf(settings: LeagueSettings): Simulation {
  const key = JSON.stringify(settings);
  const known = simulations.get(key);
  if (known !== undefined) return known;
  const league = createLeague(settings);
  const simulation = { league, respond: simulatedLeague(league) };
  simulations.set(key, simulation);
  return simulation;
}

/**
 * Starts a simulated league over HTTP with a manual clock (epoch ms) and an upstream client, for one test file. `requests`: the paths.
 * `change` returns what is sent in place of a body, which other files share and which stays as it is.
 */
export async function startControlledLeague({
  now,
  change = (body) => body,
  ...settings
}: LeagueSettings & { now: number; change?: (body: unknown) => unknown }) {
  const time = { now };
  const { league, respond } = simulationOf(settings);
  const requests: string[] = [];
  const state = { realStart: 0, leagueStart: now, speed: 1 };
  const server = createLeagueServer({
    season: null,
    clock: { state, now: () => time.now },
    handleRequest: (request) => {
      requests.push(request.path);
      return change(respond(request));
    },
    onError: (error) => {
      throw error;
    },
  });
  const url = await listenLocally(server, afterAll);
  const clock = { speed: 1, now: () => time.now };
  const warnings: unknown[] = [];
  const client = createStatsApiClient({
    baseUrl: url,
    savantUrl: url,
    clock,
    log: { warn: (detail) => warnings.push(detail) },
    timing,
    requestsPerSecond: 1000,
    deadline: 120_000,
  });
  return { league, client, clock, time, url, requests, warnings };
}
