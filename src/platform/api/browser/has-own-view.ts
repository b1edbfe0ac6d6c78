import { isPresent } from '#rules/viewer/viewer-clock.ts';
import { hidesScores } from '#platform/viewer/browser/hides-scores.ts';
import { viewerClockStore } from '#platform/viewer/browser/viewer-clock-store.ts';

/** Whether the viewer is behind or hides scores, so that responses can be refused, and are of this device only. */
export function hasOwnView(): boolean {
  return hidesScores() || !isPresent(viewerClockStore.read());
}
