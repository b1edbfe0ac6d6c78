import type { Page } from 'playwright-core';

/** What reaches beyond the sides of the screen and cannot be brought into it by a scroller of its own, one line each. */
export function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(listOverflow);
}

/** Runs inside the page; it can see nothing of this file. */
function listOverflow(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const isOffScreen = (element: Element): boolean => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 0 && (left < -1 || right > clientWidth + 1);
  };
  const isInScroller = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || isInScroller(element.parentElement));
  // a drawing may go on behind its frame, which itself is looked at
  const unreachable = [...document.body.querySelectorAll('*:not(svg *)')].filter(
    (element) => isOffScreen(element) && !isInScroller(element.parentElement),
  );
  return [
    ...(scrollWidth > clientWidth ? [`${clientWidth} px: the page is ${scrollWidth} px wide`] : []),
    ...unreachable.map((element) => `${clientWidth} px: ${element.outerHTML.slice(0, 120)}`),
  ];
}
