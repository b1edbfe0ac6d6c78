import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Headshot } from './headshot.tsx';

/**
 * A picture in a list of many players. It is the drawn batter until it is near the visible area: browsers load lazy pictures two
 * screens ahead, which are dozens of requests before the scripts of the page.
 */
export function ListedHeadshot(props: Omit<ComponentProps<typeof Headshot>, 'pictureRef' | 'isDrawn'>) {
  const pictureRef = useRef<HTMLImageElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const picture = pictureRef.current;
    if (isNear || picture === null) return undefined;
    const watch = (entries: IntersectionObserverEntry[]) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
    };
    const observer = new IntersectionObserver(watch, { rootMargin: '100px' });
    observer.observe(picture);
    return () => observer.disconnect();
  }, [isNear]);
  return <Headshot {...props} pictureRef={pictureRef} isDrawn={!isNear} />;
}
