import type { WireFeed } from './wire-feed.ts';

function* personsIn(value: unknown): Generator<{ id: number; fullName: string }> {
  if (typeof value !== 'object' || value === null) return;
  if ('id' in value && 'fullName' in value && typeof value.id === 'number' && typeof value.fullName === 'string') {
    yield { id: value.id, fullName: value.fullName };
  }
  for (const part of Object.values(value)) yield* personsIn(part);
}

/**
 * The names of persons by id, wherever a feed has them: with the players, in the box score, the line score or a play. A person can be
 * missing in the dictionary of the players and on both rosters.
 */
export function findNames({ gameData, liveData }: WireFeed): Map<number, string> {
  const names = new Map<number, string>();
  for (const part of [gameData.players, liveData, gameData.probablePitchers]) {
    for (const { id, fullName } of personsIn(part)) if (!names.has(id)) names.set(id, fullName);
  }
  return names;
}
