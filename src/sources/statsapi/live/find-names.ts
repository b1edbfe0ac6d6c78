import type { WireFeed } from './wire-feed.ts';

/**
 * The names of persons by id, wherever a feed has them: with the players, in the box score, the line score or a play. A person can be
 * missing in the dictionary of the players and on both rosters.
 */
export function findNames({ gameData, liveData }: WireFeed): Map<number, string> {
  const names = new Map<number, string>();
  const find = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('id' in value && 'fullName' in value && typeof value.id === 'number' && typeof value.fullName === 'string') {
      if (!names.has(value.id)) names.set(value.id, value.fullName);
    }
    for (const part of Object.values(value)) find(part);
  };
  for (const part of [gameData.players, liveData, gameData.probablePitchers]) find(part);
  return names;
}
