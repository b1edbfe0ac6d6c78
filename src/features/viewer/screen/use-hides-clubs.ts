import { viewerStore } from '#platform/page/viewer-store.ts';
import { hidesTopic, type ResultTopic } from '#rules/viewer/viewer.ts';
import { useIsHydrated } from '#ui/kit/use-is-hydrated.ts';

/** Whether the viewer hides the scores of some clubs, not of all, and has not opened the topic; false until hydration. */
export function useHidesClubs(topic: ResultTopic): boolean {
  const hidden = useIsHydrated() ? viewerStore.hidden() : null;
  return hidden !== null && hidden.teams !== 'all' && hidesTopic(hidden, topic);
}
