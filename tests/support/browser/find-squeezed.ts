import type { Page } from 'playwright-core';

/** Lists texts that overlap, headings without a background in front of a picture, pictures in a wrong shape, and a header of several lines on a wide screen. */
export function findSqueezed(page: Page): Promise<string[]> {
  return page.evaluate(listSqueezed);
}

/** Runs in the page, without access to this module. */
async function listSqueezed(): Promise<string[]> {
  // with reduced motion every change of a style takes one more frame
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  type Place = { element: Element; text: string; box: DOMRect };
  const range = document.createRange();
  const isShown = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    // a box of one pixel, or one that is clipped to nothing, holds text for screen readers
    const isForScreenReaders = width <= 1 || height <= 1 || getComputedStyle(element).clipPath === 'inset(50%)';
    return !isForScreenReaders && element.checkVisibility({ visibilityProperty: true });
  };
  const hasText = (element: Element): boolean =>
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
  const placesOf = (element: Element): Place[] =>
    [...element.childNodes].flatMap((node) => {
      if (!(node instanceof Text) || node.data.trim() === '') return [];
      range.selectNodeContents(node);
      return [...range.getClientRects()].map((box) => ({ element, text: node.data.trim().slice(0, 40), box }));
    });
  const intersect = (one: DOMRect, other: DOMRect): DOMRect => {
    const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)];
    const [right, bottom] = [Math.min(one.right, other.right), Math.min(one.bottom, other.bottom)];
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  };
  // a line box is higher than its letters
  const overlap = (one: DOMRect, other: DOMRect): boolean => {
    const { width, height } = intersect(one, other);
    return width > 2 && height > 0.4 * Math.min(one.height, other.height);
  };
  /** the part of a text that its ancestors do not cut off; null if the text is above others that scroll, or on one side of a card */
  const shownPart = ({ element, box }: Place): DOMRect | null => {
    let part = box;
    for (let outer: Element | null = element; outer !== null; outer = outer.parentElement) {
      const { overflowX, position, backfaceVisibility } = getComputedStyle(outer);
      if (/sticky|fixed/.test(position) || backfaceVisibility === 'hidden') return null;
      if (overflowX !== 'visible') part = intersect(part, outer.getBoundingClientRect());
    }
    return part;
  };
  const hasOverlap = (one: Place, other: Place): boolean => {
    if (one.element === other.element || !overlap(one.box, other.box)) return false;
    const [part, otherPart] = [shownPart(one), shownPart(other)];
    return part !== null && otherPart !== null && overlap(part, otherPart);
  };
  const places = [...document.body.querySelectorAll('*:not(svg *, script, style, noscript, template, option)')]
    .filter((element) => hasText(element) && isShown(element))
    .flatMap(placesOf)
    .toSorted((one, other) => one.box.top - other.box.top);
  const overlaps = places.flatMap((one, index) => {
    let end = index + 1;
    while (end < places.length && (places[end]?.box.top ?? 0) <= one.box.bottom) end += 1;
    return places
      .slice(index + 1, end)
      .filter((other) => hasOverlap(one, other))
      .map((other) => `"${one.text}" and "${other.text}" overlap`);
  });

  // what is behind a fixed bar depends on how far the page is scrolled
  const isFixed = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).position === 'fixed' || isFixed(element.parentElement));
  const isBehind = (heading: Element, { left, top, width, height }: DOMRect): boolean =>
    [0.02, 0.25, 0.5, 0.75, 0.98].some((share) =>
      document
        .elementsFromPoint(left + share * width, top + height / 2)
        .some((element) => element.matches('use, img, svg *') && !heading.contains(element) && !isFixed(element)),
    );
  const covered = places
    .filter(({ element }) => element.matches('h1, h2, h3'))
    .filter(({ element }) => getComputedStyle(element).backgroundColor === 'rgba(0, 0, 0, 0)')
    .filter(({ element, box }) => isBehind(element, box))
    .map(({ text }) => `"${text}" is in front of a picture`);

  const isMisshapen = (image: HTMLImageElement): boolean => {
    const { width, height } = image.getBoundingClientRect();
    const shape = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
    const isDistorted = Math.abs(width / height / shape - 1) > 0.1;
    return image.hasAttribute('height') && isDistorted && getComputedStyle(image).objectFit === 'fill';
  };
  const misshapen = [...document.images]
    .filter((image) => image.parentElement !== null && isShown(image.parentElement) && isMisshapen(image))
    .map((image) => `a picture has a wrong shape: ${image.outerHTML.slice(0, 120)}`);

  const headerHeight = document.querySelector('header:has(nav)')?.clientHeight ?? 0;
  const wrapped = innerWidth >= 700 && headerHeight > 80 ? [`the header is ${headerHeight} px high`] : [];
  return [...new Set([...overlaps, ...covered, ...misshapen, ...wrapped])].map((fault) => `${innerWidth} px: ${fault}`);
}
