import { useEffect, useLayoutEffect, useRef } from 'react';

/** distance from the top, in px, that counts as being at the top */
const nearTop = 240;

/** Calls `act` after the next frame has been painted. Returns a function that cancels the call. */
function afterNextFrame(act: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(act);
  });
  return () => cancelAnimationFrame(frame);
}

/**
 * For a box that grows at its top: the visible content keeps its position on the screen. A box that was scrolled to the
 * top then scrolls smoothly to the new top. The first child of the box must hold its content.
 */
export function useSteadyScroll() {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(0);
  const cancelScroll = useRef<(() => void) | null>(null);
  useLayoutEffect(() => {
    const element = box.current;
    const height = element?.firstElementChild?.scrollHeight ?? 0;
    const grown = before.current === 0 ? 0 : height - before.current;
    before.current = height;
    if (element === null || grown <= 0) return;
    const wasAtTop = cancelScroll.current !== null || element.scrollTop < nearTop;
    // scrolling in the same frame in which content is added would be a visible jump
    cancelScroll.current?.();
    element.scrollTop += grown;
    if (!wasAtTop) return;
    cancelScroll.current = afterNextFrame(() => {
      cancelScroll.current = null;
      element.scrollTo({ top: 0 });
    });
  });
  useEffect(() => () => cancelScroll.current?.(), []);
  return box;
}
