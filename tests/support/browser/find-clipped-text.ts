import type { Page } from 'playwright-core';

/** Lists elements whose text is cut off, one line each, except text for screen readers alone and names that end with an ellipsis. */
export function findClippedText(page: Page): Promise<string[]> {
  return page.evaluate(listClippedText);
}

/** Runs in the page, without access to this module. */
function listClippedText(): string[] {
  const range = document.createRange();
  const isClipping = (value: string): boolean => value === 'hidden' || value === 'clip';
  const textsOf = (element: Element): Node[] =>
    [...element.childNodes].filter((node) => node instanceof Text && node.data.trim() !== '');
  // the same ancestors are asked for many texts
  const frames = new Map<Element, { style: CSSStyleDeclaration; box: DOMRect }>();
  const frameOf = (element: Element) => {
    const frame = frames.get(element) ?? { style: getComputedStyle(element), box: element.getBoundingClientRect() };
    frames.set(element, frame);
    return frame;
  };
  /** how far a text of an element extends beyond an ancestor that hides the rest, in CSS pixels */
  const hiddenPart = (element: Element, node: Node): number => {
    range.selectNode(node);
    const text = range.getBoundingClientRect();
    for (let outer: Element | null = element; outer !== null; outer = outer.parentElement) {
      const { style, box } = frameOf(outer);
      const { overflowX, overflowY, textOverflow } = style;
      // a box of one pixel holds text for screen readers
      if (box.width <= 1 || box.height <= 1 || textOverflow === 'ellipsis') return 0;
      const sides = isClipping(overflowX) ? Math.max(box.left - text.left, text.right - box.right) : 0;
      const ends = isClipping(overflowY) ? Math.max(box.top - text.top, text.bottom - box.bottom) : 0;
      if (Math.max(sides, ends) > 2) return Math.max(sides, ends);
      if (overflowX === 'auto' || overflowX === 'scroll') return 0;
    }
    return 0;
  };
  return [...document.body.querySelectorAll('*:not(svg *, script, style, noscript, template, option)')]
    .filter((element) => textsOf(element).length > 0 && element.checkVisibility({ visibilityProperty: true }))
    .flatMap((element) => textsOf(element).map((node) => ({ element, hidden: hiddenPart(element, node) })))
    .filter(({ hidden }) => hidden > 0)
    .map(({ element, hidden }) => `${Math.round(hidden)} px cut off: ${element.outerHTML.slice(0, 120)}`);
}
