import { useEffect, useRef } from 'react';
import type { ClubCard } from '../../rules/shapes.ts';

/** Scrolls a narrow sheet to the inning in progress, once for each inning. */
export function useShowInning({ innings }: ClubCard) {
  const region = useRef<HTMLDivElement>(null);
  const live = innings.find(({ hasBegun, isOver }) => hasBegun && !isOver)?.inning;
  useEffect(() => {
    const box = region.current;
    const head = box?.querySelector<HTMLElement>('th[data-live]');
    if (live === undefined || !box || !head) return;
    const names = box.querySelector<HTMLElement>('thead th')?.offsetWidth ?? 0;
    box.scrollLeft = Math.max(0, head.offsetLeft + head.offsetWidth - box.clientWidth, head.offsetLeft - names - 80);
  }, [live]);
  return region;
}
