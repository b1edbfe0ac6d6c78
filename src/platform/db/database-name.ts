import { createHash } from 'node:crypto';

type NamedLeague = { kind: 'mlb' | 'simulated' | 'recorded'; seed: string; openingDay: string | null };

const longestName = 63;

/** Returns the database name of a league. Each simulated season has its own, because its game numbers are valid only there. */
export function databaseName({ kind, seed, openingDay }: NamedLeague): string {
  if (kind !== 'simulated') return `called_shot_${kind}`;
  const fullName = `called_shot_simulated_${openingDay ?? 'undated'}_${seed}`;
  const name = fullName.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_');
  // a fingerprint distinguishes seeds that give the same name
  if (/^[a-z0-9-]+$/.test(seed) && name.length <= longestName) return name;
  const fingerprint = createHash('sha256').update(fullName).digest('hex').slice(0, 10);
  return `${name.slice(0, longestName - 11)}_${fingerprint}`;
}
