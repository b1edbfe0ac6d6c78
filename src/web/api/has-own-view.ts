import { isPresent } from '#domain/viewer-clock/viewer-clock.ts';
import { hidesScores } from '../hidden-scores/hides-scores.ts';
import { viewerClockStore } from '../viewer-clock/viewer-clock-store.ts';

/** Whether the viewer is behind or hides scores, so that responses can be refused, and are of this device only. */
export function hasOwnView(): boolean {
  return hidesScores() || !isPresent(viewerClockStore.read());
}
