import { addDays, leagueDateOf } from './clock/league-date.ts';
import type { ApiHandler } from './http/routes.ts';
import type { Settings } from './http/settings.ts';
import { recordedLeague } from './recorded/recorded-league.ts';

/** The league starts this many days after opening day, unless an opening day is set. */
const daysIntoSeason = 100;

type OpenLeague = {
  handleRequest: ApiHandler;
  /** start time of the league clock, epoch ms */
  startsAt: number;
  /** league date; a later start with the same value continues the season. Null for recordings */
  openingDay: string | null;
  /** creates the season and computes results ahead, so that the first requests do not wait for them */
  prepare: () => Promise<void>;
};

/** Opens the simulated or recorded league that the settings select. `realNow` is epoch ms. */
export async function openLeague(settings: Settings, realNow: number): Promise<OpenLeague> {
  if (settings.recordedFolder !== null) {
    const { handleRequest, startsAt } = recordedLeague(settings.recordedFolder, settings.now !== null);
    return { handleRequest, startsAt: settings.now ?? startsAt, openingDay: null, prepare: async () => {} };
  }
  const startsAt = settings.now ?? realNow;
  const openingDay = settings.openingDay ?? addDays(leagueDateOf(startsAt), -daysIntoSeason);
  // imported on demand, so that recorded leagues start without loading the simulation
  const [{ createLeague }, { simulatedLeague }, { warmUp }] = await Promise.all([
    import('./create-league.ts'),
    import('./wire/simulated-league.ts'),
    import('./wire/warm-up.ts'),
  ]);
  const create = () => {
    const league = createLeague({ seed: settings.seed, openingDay });
    return { league, handleRequest: simulatedLeague(league) };
  };
  let created: ReturnType<typeof create> | undefined;
  const read = () => (created ??= create());
  return {
    handleRequest: (request) => read().handleRequest(request),
    startsAt,
    openingDay,
    prepare: () => warmUp(read().league, startsAt),
  };
}
