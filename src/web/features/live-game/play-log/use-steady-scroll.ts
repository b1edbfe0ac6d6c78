import { useLayoutEffect, useRef } from 'react';

/** a roll that is still to come counts as being at the top, px */
const nearTop = 240;

const afterNextFrame = (act: () => void) => requestAnimationFrame(() => requestAnimationFrame(act));

/**
 * A box that grows at its top: what the viewer reads stays where it is, and the new is then rolled in from above
 * when he was at the top. `size` changes with each growth.
 */
export function useSteadyScroll(size: number) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef({ size, height: 0 });
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const grown = element.scrollHeight - before.current.height;
    const isGrowth = size > before.current.size && before.current.height > 0 && grown > 0;
    const wasAtTop = element.scrollTop < nearTop;
    before.current = { size, height: element.scrollHeight };
    if (!isGrowth) return;
    element.scrollTop += grown;
    if (wasAtTop) afterNextFrame(() => element.scrollTo({ top: 0 }));
  });
  return box;
}
