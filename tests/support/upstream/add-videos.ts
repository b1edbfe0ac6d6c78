import { createHash } from 'node:crypto';
import { inventedContent } from '#features/videos/testing/invented-content.ts';

/** An id of the form that the real feed has. */
function idOf(pitch: object): string {
  const digits = createHash('sha1').update(JSON.stringify(pitch)).digest('hex');
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    digits.slice(12, 16),
    digits.slice(16, 20),
    digits.slice(20, 32),
  ].join('-');
}

function withIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withIds);
  if (typeof value !== 'object' || value === null) return value;
  if ('isPitch' in value && value.isPitch === true) {
    const { startTime, pitchNumber } = value as { startTime?: unknown; pitchNumber?: unknown };
    return { ...value, playId: idOf({ startTime, pitchNumber }) };
  }
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, withIds(field)]));
}

/** Adds to a response of the simulated league what the real one has of videos: an id of each pitch, and the clips of one game. */
export function addVideos(text: string, path: string, gamePkWithClips: number): string {
  if (path.includes(`/game/${gamePkWithClips}/content`)) return JSON.stringify(inventedContent);
  return path.includes('/feed/live') ? JSON.stringify(withIds(JSON.parse(text))) : text;
}
