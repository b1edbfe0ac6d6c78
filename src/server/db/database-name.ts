import { createHash } from 'node:crypto';

export type NamedLeague = { kind: 'mlb' | 'simulated' | 'recorded'; seed: string; openingDay: string | null };

const longestName = 63;

/** The database of a league: leagues never share one, and a simulated game's number means something within its season alone. */
export function databaseName({ kind, seed, openingDay }: NamedLeague): string {
  if (kind !== 'simulated') return `called_shot_${kind}`;
  const wanted = `called_shot_simulated_${openingDay ?? 'undated'}_${seed}`;
  const name = wanted.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_');
  // what the shape of a name cannot tell apart, a fingerprint does
  if (/^[a-z0-9-]+$/.test(seed) && name.length <= longestName) return name;
  const fingerprint = createHash('sha256').update(wanted).digest('hex').slice(0, 10);
  return `${name.slice(0, longestName - 11)}_${fingerprint}`;
}
