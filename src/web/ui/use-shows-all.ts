import { startTransition, useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/**
 * False in the first paint after a link, so that a long page can begin with what is visible. True where the whole page is needed at
 * once: at hydration, for the scroll position when returning, and for an anchor.
 */
export function useShowsAll(): boolean {
  const isReturn = useNavigationType() === NavigationType.Pop;
  const { hash } = useLocation();
  const [showsAll, setShowsAll] = useState(isReturn || hash !== '');
  useEffect(() => {
    // after the paint: an effect of a transition may run before it
    const frame = requestAnimationFrame(() => setTimeout(() => startTransition(() => setShowsAll(true))));
    return () => cancelAnimationFrame(frame);
  }, []);
  return showsAll;
}
