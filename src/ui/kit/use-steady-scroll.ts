import { useCallback, useLayoutEffect, useRef } from 'react';
import { slideFrom } from './slide-from.ts';

/** distance from the top, in px, that counts as being at the top */
const nearTop = 240;

type Measured = { shown: unknown; box: HTMLElement; content: Element; height: number; sliding: Animation | null };

const heightOf = (element: Element): number => element.getBoundingClientRect().height;

/** How far an animation has moved an element on the screen, in px; negative: up. */
const movedBy = (element: Element): number => new DOMMatrixReadOnly(getComputedStyle(element).transform).m42;

/**
 * For a box that grows at its top: the visible content keeps its position on the screen. A box that was scrolled to the top then shows
 * its new top. The first child of the box must hold its content. `shown`: what the content is made of; if it changes because of anything
 * else, as by a filter, nothing is kept. The returned function is the `ref` of the box.
 */
export function useSteadyScroll(shown: unknown) {
  const current = useRef<Measured | null>(null);
  // before a frame: browsers count a box that is scrolled after the layout of a frame as one whose content has moved
  useLayoutEffect(() => {
    const measured = current.current;
    if (measured === null || measured.shown === shown) return;
    measured.shown = shown;
    const { box, content, height } = measured;
    const grown = heightOf(content) - height;
    measured.height += grown;
    if (grown <= 0 || height === 0) return;
    if (box.scrollTop < nearTop) {
      const from = movedBy(content) - box.scrollTop - grown;
      box.scrollTop = 0;
      measured.sliding?.cancel();
      measured.sliding = slideFrom(content, { x: 0, y: from });
    } else box.scrollTop += grown;
  }, [shown]);
  return useCallback((box: HTMLElement | null) => {
    const content = box?.firstElementChild;
    if (box === null || !content) return undefined;
    const measured: Measured = { shown: null, box, content, height: heightOf(content), sliding: null };
    current.current = measured;
    const observer = new ResizeObserver(() => (measured.height = heightOf(content)));
    observer.observe(content);
    return () => {
      observer.disconnect();
      current.current = null;
    };
  }, []);
}
