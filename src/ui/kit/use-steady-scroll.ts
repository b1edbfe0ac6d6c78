import { useCallback } from 'react';

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
 * top then scrolls smoothly to the new top. The first child of the box must hold its content. The returned function is the `ref` of the box.
 */
export function useSteadyScroll() {
  return useCallback((box: HTMLDivElement | null) => {
    const content = box?.firstElementChild;
    if (box === null || !content) return undefined;
    // a play can arrive in the frame of the hydration, before the observer reports
    let before = content.getBoundingClientRect().height;
    let cancelScroll: (() => void) | null = null;
    // an effect that measures would compute the layout a second time
    const observer = new ResizeObserver((entries) => {
      const height = entries.at(-1)?.contentRect.height ?? 0;
      const grown = before === 0 ? 0 : height - before;
      before = height;
      if (grown <= 0) return;
      const wasAtTop = cancelScroll !== null || box.scrollTop < nearTop;
      // scrolling in the same frame in which content is added would be a visible jump
      cancelScroll?.();
      box.scrollTop += grown;
      if (!wasAtTop) return;
      cancelScroll = afterNextFrame(() => {
        cancelScroll = null;
        box.scrollTo({ top: 0 });
      });
    });
    observer.observe(content);
    return () => {
      observer.disconnect();
      cancelScroll?.();
    };
  }, []);
}
