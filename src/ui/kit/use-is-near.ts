import { type RefObject, startTransition, useEffect, useState } from 'react';

/** Whether an element has been near the visible area. False in the HTML of the server, and while the element is not displayed. */
export function useIsNear(place: RefObject<Element | null>, rootMargin = '100px'): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || place.current === null) return undefined;
    const watch = (entries: IntersectionObserverEntry[]) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) startTransition(() => setIsNear(true));
    };
    const observer = new IntersectionObserver(watch, { rootMargin });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear, place, rootMargin]);
  return isNear;
}
