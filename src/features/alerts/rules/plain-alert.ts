import type { AlertMoment } from './alert-moment.ts';

const starts: ReadonlySet<string> = new Set(['firstPitch']);
const ends: ReadonlySet<string> = new Set(['final', 'suspended', 'postponed', 'moved', 'pickDecided', 'pickVoid']);

/**
 * What an alert says to a viewer who hides the scores of its game. `look`: only that the game is worth a look, which is said once per
 * game. Null: nothing, because the number of alerts would show the score.
 */
export function plainAlert(moment: AlertMoment): { part: 'start' | 'end' | 'look'; text: string } | null {
  const { kind, priority, game, plainSentence } = moment;
  if (starts.has(kind)) return { part: 'start', text: plainSentence };
  if (ends.has(kind)) return { part: 'end', text: plainSentence };
  const isBig = priority === 3 && kind !== 'overturned';
  return isBig || kind === 'bestGame' ? { part: 'look', text: `Worth a look: ${game}.` } : null;
}

/** Whether it says with hidden scores that its game is worth a look. */
export function isLook(moment: AlertMoment): boolean {
  return plainAlert(moment)?.part === 'look';
}
