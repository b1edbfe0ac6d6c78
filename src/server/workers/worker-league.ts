import { z } from 'zod';
import { clockSettingSchema, createClock, realClock } from '#server/clock.ts';
import type { OpenLeague } from '#server/league-process/open-league.ts';

/** The environment variable by which the first process gives its league to the workers. */
const variable = 'CALLED_SHOT_WORKER_LEAGUE';

const leagueSchema = z.object({
  shown: z.object({
    kind: z.enum(['mlb', 'simulated', 'recorded']),
    isStandIn: z.boolean(),
    simulatedFans: z.number(),
  }),
  statsApiUrl: z.string(),
  savantUrl: z.string(),
  clockSetting: clockSettingSchema.nullable(),
  seed: z.string(),
  openingDay: z.string().nullable(),
});

/** The environment of a worker of the league. */
export function workerEnvironment(league: OpenLeague): Record<string, string> {
  return { [variable]: JSON.stringify(leagueSchema.parse(league)) };
}

/** The league of a worker, which the first process runs; null in a process that is not a worker. */
export function readWorkerLeague(env: Record<string, string | undefined>): OpenLeague | null {
  const text = env[variable];
  if (text === undefined) return null;
  const league = leagueSchema.parse(JSON.parse(text));
  const clock = league.clockSetting === null ? realClock : createClock(league.clockSetting);
  return { ...league, clock, process: null };
}
