import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import { seasonChoice } from '#rules/baseball/season-choice.ts';
import type { LeagueServices } from '#sources/services.ts';
import { readSeasons } from '#sources/statsapi/read-seasons.ts';

/** Reads the seasons that can be chosen and the default one. */
export async function readSeasonChoice({ client, clock }: LeagueServices) {
  const { value } = await readSeasons(client);
  return seasonChoice(value, baseballDay(clock.now()));
}

/** Returns the requested season or, if there is none, the newest. */
export async function resolveSeason(services: LeagueServices, requested?: string): Promise<string> {
  return requested ?? (await readSeasonChoice(services)).newest;
}
