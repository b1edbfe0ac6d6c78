import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the first render of a component has to match the HTML of the server: React calls `read` in others. */
function createFirstRender() {
  let isHydrating = false;
  return { read: () => isHydrating, readWhileHydrating: () => (isHydrating = true) };
}

/**
 * False in the HTML of the server and until hydration. It becomes true in a transition: the change of a store would hydrate all parts
 * that it reaches in one task.
 */
export function useIsHydrated(): boolean {
  const [first] = useState(createFirstRender);
  const isHydrating = useSyncExternalStore(never, first.read, first.readWhileHydrating);
  const [isHydrated, setIsHydrated] = useState(!isHydrating);
  useEffect(() => startTransition(() => setIsHydrated(true)), []);
  return isHydrated;
}
