import { unknownHold } from '#rules/viewer/viewer.ts';
import { clockText, readViewerZone } from './time-text.ts';

/** 'Held at 7:48 PM'; 'Held' at a time that is not known. */
export function heldText(heldAt: number): string {
  return heldAt === unknownHold ? 'Held' : `Held at ${clockText(heldAt, readViewerZone())}`;
}
