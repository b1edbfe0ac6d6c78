import type { BackupSeason } from './backup-format.ts';

/** The season that a backup of the league's database records; null for the real and the recorded league. */
export function seasonOf(league: { seed: string; openingDay: string | null }): BackupSeason {
  const { seed, openingDay } = league;
  return openingDay === null ? null : { seed, openingDay };
}
