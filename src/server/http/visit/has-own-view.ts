import type { IncomingMessage } from 'node:http';
import { readHiddenScores } from './hidden-cookie.ts';
import { hasViewerClock } from './viewer-cookie.ts';

/** Whether the viewer sees an earlier instant or hides scores. */
export function hasOwnView(request: IncomingMessage): boolean {
  return hasViewerClock(request) || readHiddenScores(request) !== null;
}
