import { addDays, leagueDateOf } from './clock/league-date.ts';
import type { ApiHandler } from './http/routes.ts';
import type { Settings } from './http/settings.ts';
import { recordedLeague } from './recorded/recorded-league.ts';

/** How far the season is when the league starts, unless an opening day is set. */
const daysIntoSeason = 100;

export type OpenLeague = {
  handleRequest: ApiHandler;
  /** the first instant of its clock, epoch ms */
  startsAt: number;
  /** league date; a later start with the same one shows the same season. Null for recordings */
  openingDay: string | null;
  /** work that the first requests would otherwise wait for */
  prepare: () => Promise<void>;
};

/** The league that the settings name. */
export async function openLeague(settings: Settings, realNow: number): Promise<OpenLeague> {
  if (settings.recordedFolder !== null) {
    const { handleRequest, startsAt } = recordedLeague(settings.recordedFolder, settings.now !== null);
    return { handleRequest, startsAt: settings.now ?? startsAt, openingDay: null, prepare: async () => {} };
  }
  const startsAt = settings.now ?? realNow;
  const openingDay = settings.openingDay ?? addDays(leagueDateOf(startsAt), -daysIntoSeason);
  // the engine is loaded only by who needs it: recordings start without it
  const [{ createLeague }, { simulatedLeague }, { warmUp }] = await Promise.all([
    import('./create-league.ts'),
    import('./wire/simulated-league.ts'),
    import('./wire/warm-up.ts'),
  ]);
  const league = createLeague({ seed: settings.seed, openingDay });
  return { handleRequest: simulatedLeague(league), startsAt, openingDay, prepare: () => warmUp(league, startsAt) };
}
