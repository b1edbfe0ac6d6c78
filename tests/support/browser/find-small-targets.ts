import type { Page } from 'playwright-core';

/**
 * Lists targets below 24 × 24 px that are too close to others, one line each. As in WCAG 2.2 (2.5.8), links in a sentence and targets
 * whose circle of 24 px touches no other target may be smaller.
 */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(listSmallTargets);
}

/** Runs in the page, without access to this module. */
function listSmallTargets(): string[] {
  const least = 24;
  type Target = { element: Element; box: DOMRect; isSmall: boolean; layer: Element | null };
  const isInSentence = (element: Element): boolean =>
    getComputedStyle(element).display === 'inline' &&
    [...(element.parentElement?.childNodes ?? [])].some((node) => node instanceof Text && /\w{2}/.test(node.data));
  const boxOf = (element: Element): DOMRect => {
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    return (label?.contains(element) === true ? label : element).getBoundingClientRect();
  };
  const centerOf = ({ left, top, width, height }: DOMRect): [number, number] => [left + width / 2, top + height / 2];
  /** outside of the shown part of a list that scrolls */
  const isScrolledAway = (element: Element): boolean => {
    const [x, y] = centerOf(boxOf(element));
    for (let outer = element.parentElement; outer !== null; outer = outer.parentElement) {
      const { left, right, top, bottom } = outer.getBoundingClientRect();
      if (getComputedStyle(outer).overflowY !== 'visible' && (x < left || x > right || y < top || y > bottom))
        return true;
    }
    return false;
  };
  /** the bar or panel that stays on the screen while the page below it moves */
  const layerOf = (element: Element | null): Element | null =>
    element === null || getComputedStyle(element).position === 'fixed' ? element : layerOf(element.parentElement);
  const targets: Target[] = [...document.body.querySelectorAll('a[href], button, input, select, textarea, summary')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !isInSentence(element) && !isScrolledAway(element))
    .map((element) => ({ element, box: boxOf(element), layer: layerOf(element) }))
    // a box of one pixel is for screen readers, until it has the focus
    .filter(({ box }) => box.width > 1 && box.height > 1)
    // half a pixel is rounding
    .map((target) => ({ ...target, isSmall: Math.min(target.box.width, target.box.height) < least - 0.5 }));
  const isTooClose = (small: Target, other: Target): boolean => {
    if (
      small === other ||
      small.layer !== other.layer ||
      small.element.contains(other.element) ||
      other.element.contains(small.element)
    )
      return false;
    const [x, y] = centerOf(small.box);
    const [otherX, otherY] = centerOf(other.box);
    if (other.isSmall) return Math.hypot(x - otherX, y - otherY) < least - 0.5;
    const { left, right, top, bottom } = other.box;
    const [nearX, nearY] = [Math.min(Math.max(x, left), right), Math.min(Math.max(y, top), bottom)];
    return Math.hypot(x - nearX, y - nearY) < least / 2 - 0.5;
  };
  return targets
    .filter((target) => target.isSmall && targets.some((other) => isTooClose(target, other)))
    .map(({ element, box }) => {
      const size = `${Math.round(box.width)} × ${Math.round(box.height)} px`;
      return `${innerWidth} px: a target of ${size}: ${element.outerHTML.slice(0, 120)}`;
    });
}
