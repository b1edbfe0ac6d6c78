import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type axeCore from 'axe-core';
import type { Page } from 'playwright-core';

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Options = {
  /** the palette of the user replaces all colors, which axe does not know */
  hasForcedColors?: boolean;
};

/** Runs axe on the current page and lists the violations, one line each. */
export async function findViolations(page: Page, { hasForcedColors = false }: Options = {}): Promise<string[]> {
  await waitForFrame(page);
  // data of a previous choice is dimmed until the next one is here
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  await endAnimations(page);
  await page.evaluate(axeSource);
  const { violations } = await page.evaluate(
    ({ values, checksColors }) =>
      globalThis.axe.run({
        runOnly: { type: 'tag', values },
        rules: { 'color-contrast': { enabled: checksColors } },
        resultTypes: ['violations'],
        preload: false,
        // the HTML of an element names it as well, and takes a fifth less time
        selectors: false,
      }),
    { values: rules, checksColors: !hasForcedColors },
  );
  return violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html).join('; ')})`);
}

/** Lists the violations in both themes. The page keeps the dark one. */
export async function findViolationsInThemes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    found.push(...(await findViolations(page)).map((violation) => `${colorScheme}: ${violation}`));
  }
  return found;
}

/** A text that appears has less contrast until its animation has ended. */
function endAnimations(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  });
}

/** Axe blocks the page for seconds. Without a frame before it, the response to a click counts as a late layout shift. */
function waitForFrame(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

declare global {
  var axe: typeof axeCore;
}
