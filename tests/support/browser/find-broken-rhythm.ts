import type { Page } from 'playwright-core';

/**
 * Lists what breaks the rhythm of docs/design.md on a phone, one line each: content that starts below y = 200, the head of a card that is
 * not 8 px below its frame, and a first card that is not 12 px below the heading of its part.
 */
export function findBrokenRhythm(page: Page): Promise<string[]> {
  return page.evaluate(listBrokenRhythm);
}

/** Runs in the page, without access to this module. */
function listBrokenRhythm(): string[] {
  const latest = 200;
  const aboveHead = 8;
  const belowHeading = 12;
  const heads = 'h2, h3, caption, article > header';
  const pictures = 'table, figure, svg[role="img"], ol, ul, dl';
  const controls = 'nav, form, fieldset, menu';
  const main = document.querySelector('main');
  const all = main === null ? [] : [...main.querySelectorAll('*')];
  const isSeen = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
  };
  const topOf = (element: Element): number => element.getBoundingClientRect().top + window.scrollY;
  const nameOf = (element: Element): string => (element.textContent ?? '').trim().slice(0, 40);
  const isCard = (element: Element): boolean => {
    const { borderTopWidth, borderLeftWidth, borderLeftStyle } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    const isFramed = borderLeftStyle === 'solid' && borderTopWidth === '1px' && borderLeftWidth === '1px';
    return isFramed && width > 240 && height > 60 && !element.matches('a, button, input, select, textarea');
  };
  const isDrawing = (element: Element): boolean =>
    element instanceof SVGSVGElement && element.getBoundingClientRect().width > 200;
  const cards = all.filter((element) => isSeen(element) && isCard(element) && element.closest(controls) === null);
  const headings = all.filter((element) => element.matches(heads) && isSeen(element));

  const [first] = all
    .filter((element) => isSeen(element) && (element.closest(controls) === null || isDrawing(element)))
    .filter(
      (element) =>
        cards.includes(element) || headings.includes(element) || element.matches(pictures) || isDrawing(element),
    )
    .toSorted((one, other) => topOf(one) - topOf(other));
  const late =
    first !== undefined && Math.round(topOf(first)) > latest
      ? [`content starts at y = ${Math.round(topOf(first))}: ${nameOf(first)}`]
      : [];

  /** where the text of a head begins */
  const startOf = (head: Element): number => topOf(head) + Number.parseFloat(getComputedStyle(head).paddingTop);
  const isFirstOf = (card: Element, element: Element): boolean => {
    for (let inner: Element | null | undefined = card; inner; inner = [...inner.children].find(isSeen))
      if (inner === element) return true;
    return false;
  };
  const unevenHeads = cards.flatMap((card) => {
    const head = headings.find((each) => card.contains(each) && isFirstOf(card, each));
    if (head === undefined || head.closest('summary') !== null) return [];
    const above = startOf(head) - topOf(card) - 1;
    return Math.abs(above - aboveHead) <= 1 ? [] : [`${Math.round(above)} px above a head: ${nameOf(head)}`];
  });
  /** the heading, or the line that it ends with a rule or with what is beside it */
  const lineOf = (heading: Element): Element => {
    const { parentElement: parent } = heading;
    const isLine =
      parent !== null &&
      !parent.matches('section, article, main') &&
      parent.getBoundingClientRect().bottom - heading.getBoundingClientRect().bottom < belowHeading;
    return isLine ? lineOf(parent) : heading;
  };
  const unevenHeadings = headings.flatMap((heading) => {
    if (cards.some((card) => card.contains(heading))) return [];
    const line = lineOf(heading);
    const next = line.nextElementSibling;
    if (next === null) return [];
    const card = cards.find((each) => next.contains(each) && topOf(each) - topOf(next) < 2);
    if (card === undefined) return [];
    const below = topOf(card) - line.getBoundingClientRect().bottom - window.scrollY;
    return Math.abs(below - belowHeading) <= 1 ? [] : [`${Math.round(below)} px below a heading: ${nameOf(heading)}`];
  });
  return [...new Set([...late, ...unevenHeads, ...unevenHeadings])];
}
