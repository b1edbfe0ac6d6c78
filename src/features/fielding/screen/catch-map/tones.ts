import type { RangePlay } from '../../contract.ts';
import { difficultyOf, type Difficulty } from '../../rules/catches.ts';

export type Tone = 'hard' | 'tested' | 'routine' | 'unknown';

/** In drawing order. */
export const tones: readonly { tone: Tone; name: string }[] = [
  { tone: 'unknown', name: 'not rated' },
  { tone: 'routine', name: 'over 90%' },
  { tone: 'tested', name: '51 to 90%' },
  { tone: 'hard', name: 'up to 50%' },
];

const toneOfStep: Record<Difficulty['id'], Tone> = {
  five: 'hard',
  four: 'hard',
  three: 'tested',
  two: 'tested',
  one: 'routine',
  routine: 'routine',
};

export function toneOf(play: RangePlay): Tone {
  const step = difficultyOf(play);
  return step === null ? 'unknown' : toneOfStep[step.id];
}
