import type { PitchResult } from '#rules/baseball/game/model.ts';

/** The sign of a pitch in a pitch count kept by hand, and its name. */
export const pitchSigns: Record<PitchResult, { sign: string; name: string }> = {
  ball: { sign: 'B', name: 'Ball' },
  called: { sign: 'C', name: 'Called strike' },
  swinging: { sign: 'S', name: 'Swinging strike' },
  foul: { sign: 'F', name: 'Foul' },
  hitByPitch: { sign: 'H', name: 'Hit by pitch' },
  inPlayOut: { sign: 'X', name: 'In play, out' },
  inPlayHit: { sign: 'X', name: 'In play, safe' },
  other: { sign: '–', name: 'Other' },
};
