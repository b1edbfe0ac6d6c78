import type { Settings } from '#platform/settings/settings.ts';

/** The seed of the simulated season; the default is that of the league program. */
export function seasonSeed({ leagueSeed }: Pick<Settings, 'leagueSeed'>): string {
  return leagueSeed ?? 'called-shot';
}
