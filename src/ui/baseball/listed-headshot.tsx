import { type ComponentProps, useRef } from 'react';
import { useIsNear } from '#ui/kit/use-is-near.ts';
import { Headshot } from './headshot.tsx';

/**
 * A picture in a list of many players. It is the drawn batter until it is near the visible area: browsers load lazy pictures two
 * screens ahead, which are dozens of requests before the scripts of the page.
 */
export function ListedHeadshot(props: Omit<ComponentProps<typeof Headshot>, 'pictureRef' | 'isDrawn'>) {
  const pictureRef = useRef<HTMLImageElement>(null);
  return <Headshot {...props} pictureRef={pictureRef} isDrawn={!useIsNear(pictureRef)} />;
}
