import type { Page } from 'playwright-core';

/** Lists figures that continue on a second line, such as a score of 1,565 as "156" above "5", one line each. */
export function findBrokenFigures(page: Page): Promise<string[]> {
  return page.evaluate(listBrokenFigures);
}

/** Runs in the page, without access to this module. */
function listBrokenFigures(): string[] {
  const number = String.raw`[+\-−±#$.]?\d[\d,.:]*(?:[/–-]\d[\d,.:]*)*(?:st|nd|rd|th)?[%°]?`;
  // within a sentence, the parts of '7:10 PM' may be on two lines
  const inText = new RegExp(String.raw`(?<![\w–/-])${number}(?![\w–/-])`, 'g');
  const wholeText = new RegExp(String.raw`^\s*[(=]?${number}(?:\s?[AP]M)?\)?\s*$`);
  const range = document.createRange();
  const lines = (node: Text, start: number, end: number): number => {
    range.setStart(node, start);
    range.setEnd(node, end);
    const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top));
    return new Set(tops).size;
  };
  const figuresOf = (node: Text): string[] => {
    if (!/\d/.test(node.data)) return [];
    const places = wholeText.test(node.data)
      ? [[0, node.length] as const]
      : [...node.data.matchAll(inText)].map(({ index, 0: { length } }) => [index, index + length] as const);
    return places.filter((place) => lines(node, ...place) > 1).map((place) => node.data.slice(...place).trim());
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const faults: string[] = [];
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const element = node.parentElement;
    if (!(node instanceof Text) || element === null || element.closest('svg, script, style, noscript, option, pre'))
      continue;
    for (const figure of figuresOf(node))
      if (element.checkVisibility({ visibilityProperty: true }))
        faults.push(`${innerWidth} px: "${figure}" is in two lines: ${element.outerHTML.slice(0, 120)}`);
  }
  return faults;
}
