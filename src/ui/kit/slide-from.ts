/** in px */
type Offset = { x: number; y: number };

/** Shows an element where it was, and lets it slide to its place; without motion, it is there in the next frame. Nothing else moves. */
export function slideFrom(element: Element, { x, y }: Offset): Animation {
  const isMoving = matchMedia('(prefers-reduced-motion: no-preference)').matches;
  const frames = [{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }];
  return element.animate(frames, { duration: isMoving ? 200 : 1, easing: 'ease-out' });
}
