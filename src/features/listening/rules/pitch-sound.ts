import type { Pitch } from '#rules/baseball/game/model.ts';
import { inchesFromZone, plateHalfWidth, type Zone } from '#rules/baseball/game/strike-zone.ts';

/** A tone. `hertz`: its pitch; `pan`: from −1 (left ear) to 1 (right ear). */
export type Tone = { hertz: number; pan: number };

/** Two tones, the first for the height, the second for the side, then `clicks` for nearness to the edge of the zone. */
export type PitchSound = { height: Tone; side: Tone; clicks: number };

/** The tone of the middle of the zone, and the distance of its edges. */
const middleHertz = 800;
const edgeHertz = 300;
/** how far outside of the zone a tone still changes, as a multiple of half the zone */
const farthest = 1.75;

/** inches from the edge, inside or outside, up to which there are three clicks, two and one */
const clickLimits = [0.5, 1, 2];

const clamp = (value: number): number => Math.max(-farthest, Math.min(farthest, value));

/** −1 at the lower or left edge of the zone, 0 in its middle, 1 at the other edge. */
const toHertz = (place: number): number => Math.round(middleHertz + edgeHertz * clamp(place));

/**
 * The sound of a pitch: the higher it crossed the plate, the higher the first tone; the farther to the right, as the catcher
 * sees it, the higher the second, which also comes from that side. Null if the pitch was not measured.
 */
export function pitchSound(pitch: Pick<Pitch, 'x' | 'z'>, zone: Zone): PitchSound | null {
  const inches = inchesFromZone(pitch, zone);
  if (pitch.x === null || pitch.z === null || inches === null) return null;
  const middle = (zone.zoneTop + zone.zoneBottom) / 2;
  const up = (pitch.z - middle) / ((zone.zoneTop - zone.zoneBottom) / 2);
  const across = pitch.x / plateHalfWidth;
  const clicks = clickLimits.filter((limit) => Math.abs(inches) <= limit).length;
  return {
    height: { hertz: toHertz(up), pan: 0 },
    side: { hertz: toHertz(across), pan: Math.max(-1, Math.min(1, clamp(across) / farthest)) },
    clicks,
  };
}
