import type { Page } from 'playwright-core';

/** Lists elements that extend beyond the sides of the screen outside a scroll container, one line each. */
export function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(listOverflow);
}

/** Runs in the page, without access to this module. */
function listOverflow(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const isOffScreen = (element: Element): boolean => {
    const { left, right, width } = element.getBoundingClientRect();
    // the content of a closed menu has a size, too
    return width > 0 && element.checkVisibility() && (left < -1 || right > clientWidth + 1);
  };
  const isInScroller = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || isInScroller(element.parentElement));
  // parts of a drawing may extend beyond its frame; the frame itself is checked
  const unreachable = [...document.body.querySelectorAll('*:not(svg *)')].filter(
    (element) => isOffScreen(element) && !isInScroller(element.parentElement),
  );
  return [
    ...(scrollWidth > clientWidth ? [`${clientWidth} px: the page is ${scrollWidth} px wide`] : []),
    ...unreachable.map((element) => `${clientWidth} px: ${element.outerHTML.slice(0, 120)}`),
  ];
}
