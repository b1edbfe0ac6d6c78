import type { PitchChallenge, Remaining } from '#rules/baseball/game/challenge-shapes.ts';
import { fields, flag, nullable, number, oneOf, text } from './packing.ts';

const count = nullable(number);

/** The challenge of a pitch's call. */
export const challenge = fields<PitchChallenge>({
  isOverturned: nullable(flag),
  side: nullable(oneOf('away', 'home')),
  challenger: nullable(fields({ id: number, name: text })),
});

/** What a club has left. */
export const remaining = fields<Remaining>({ challenges: count, replays: count, moundVisits: count });
