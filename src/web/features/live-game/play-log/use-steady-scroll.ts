import { useEffect, useLayoutEffect, useRef } from 'react';

/** a roll that is still to come counts as being at the top, px */
const nearTop = 240;

/** Acts when the next frame has been painted. Returns what calls it off. */
function afterNextFrame(act: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(act);
  });
  return () => cancelAnimationFrame(frame);
}

/**
 * For a box that grows at its top: what is being read stays where it is on the screen, and who was at the top is then
 * brought to the new top. The box's first child holds its content.
 */
export function useSteadyScroll() {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(0);
  const callOffRoll = useRef<(() => void) | null>(null);
  useLayoutEffect(() => {
    const element = box.current;
    const height = element?.firstElementChild?.scrollHeight ?? 0;
    const grown = before.current === 0 ? 0 : height - before.current;
    before.current = height;
    if (element === null || grown <= 0) return;
    const wasAtTop = callOffRoll.current !== null || element.scrollTop < nearTop;
    // a roll in the very frame in which something more comes in would be a jump: it waits for its own
    callOffRoll.current?.();
    element.scrollTop += grown;
    if (!wasAtTop) return;
    callOffRoll.current = afterNextFrame(() => {
      callOffRoll.current = null;
      element.scrollTo({ top: 0 });
    });
  });
  useEffect(() => () => callOffRoll.current?.(), []);
  return box;
}
