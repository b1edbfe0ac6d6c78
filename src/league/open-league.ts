import type { Settings } from './http/settings.ts';
import type { Answerer } from './http/routes.ts';
import { recordedLeague } from './recorded/recorded-league.ts';

/** The league that the settings name; `startsAt` is its clock's first instant (epoch ms). */
export function openLeague(settings: Settings, realNow: number): { answer: Answerer; startsAt: number } {
  if (settings.recordedFolder !== null) {
    const { answer, startsAt } = recordedLeague(settings.recordedFolder, settings.now !== null);
    return { answer, startsAt: settings.now ?? startsAt };
  }
  throw new Error(`No simulated league yet (${realNow})`);
}
