import type { IncomingMessage } from 'node:http';
import { type HiddenScores, parseHiddenScores } from '#domain/hidden-scores/hidden-scores.ts';

/** What the viewer hides; null: nothing. */
export function readHiddenScores({ headers: { cookie } }: IncomingMessage): HiddenScores | null {
  return cookie?.includes('hide=') === true ? parseHiddenScores(cookie) : null;
}
