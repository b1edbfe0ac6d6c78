import { useLayoutEffect, useRef } from 'react';

/** a roll that is still to come counts as being at the top, px */
const nearTop = 240;

const afterNextFrame = (act: () => void) => requestAnimationFrame(() => requestAnimationFrame(act));

/**
 * For a box that grows at its top: what is being read stays where it is on the screen, and who was at the top is then
 * brought to the new top. The box's first child holds its content.
 */
export function useSteadyScroll() {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(0);
  useLayoutEffect(() => {
    const element = box.current;
    const height = element?.firstElementChild?.scrollHeight ?? 0;
    const grown = before.current === 0 ? 0 : height - before.current;
    before.current = height;
    if (element === null || grown <= 0) return;
    const wasAtTop = element.scrollTop < nearTop;
    element.scrollTop += grown;
    if (wasAtTop) afterNextFrame(() => element.scrollTo({ top: 0 }));
  });
  return box;
}
