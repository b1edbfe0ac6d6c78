import { z } from 'zod';
import { clockSettingSchema, createClock } from '#platform/jobs/clock.ts';
import type { Settings } from '#platform/settings/settings.ts';
import { CannotStart } from '#platform/settings/cannot-start.ts';
import type { ShownLeague } from '#features/source/server/league-notice.ts';
import { seasonSeed } from './season-seed.ts';

const seasonSchema = z.object({ season: z.object({ seed: z.string(), openingDay: z.string() }).nullable() });

/** Opens a simulated or recorded league that another process runs. Rejects with `CannotStart`. */
export async function joinLeague(url: string, settings: Settings) {
  const [clock, { season }] = await Promise.all([
    readState(`${url}/league/clock`, clockSettingSchema),
    readState(`${url}/league/season`, seasonSchema),
  ]);
  const shown: ShownLeague =
    season === null
      ? { kind: 'recorded', isStandIn: false, simulatedFans: 0 }
      : { kind: 'simulated', isStandIn: false, simulatedFans: settings.simulatedFans };
  return {
    shown,
    statsApiUrl: url,
    savantUrl: url,
    clock: createClock(clock),
    seed: season?.seed ?? seasonSeed(settings),
    openingDay: season?.openingDay ?? null,
    process: null,
  };
}

async function readState<T>(url: string, schema: z.ZodType<T>): Promise<T> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5000) });
    return schema.parse(await response.json());
  } catch (error) {
    throw new CannotStart(`LEAGUE_URL names a league that does not respond: ${url}`, { cause: error });
  }
}
