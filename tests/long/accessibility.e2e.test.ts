import { describe, expect, test } from 'vitest';
import { findClippedText } from '#tests/support/browser/find-clipped-text.ts';
import { findFocusFaults } from '#tests/support/browser/find-focus-faults.ts';
import { findOverflow } from '#tests/support/browser/find-overflow.ts';
import { findViolations } from '#tests/support/browser/find-violations.ts';
import { openStop, signUpForCookies } from '#tests/support/browser/open-stop.ts';
import { sharedApp } from '#tests/support/app/shared-app.ts';
import { filterStops, listTourStops, type TourStop } from '../../scripts/tour/tour-stops.ts';

const { url } = sharedApp();
const username = 'AxeHandle';
const words = (process.env.PAGES ?? '').split(',').filter((word) => word !== '');
const stops = filterStops(await listTourStops(url, username), words);
const visit = { url, cookies: await signUpForCookies(url, username) };

/** The spacing of text that WCAG 1.4.12 allows every reader to set. */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

const doubleSize = 'html { font-size: 200% !important; }';

/** Expects that no text is cut off with further styles of the reader. */
async function expectWholeText(stop: TourStop, width: 390 | 1280, styles: string): Promise<void> {
  const page = await openStop(visit, stop, { width, allowedProblems: [/layout shift/] });
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, styles);
  expect.soft(await findClippedText(page)).toEqual([]);
  expect.soft(await findOverflow(page)).toEqual([]);
}

const looks = [
  { width: 390, theme: 'light' },
  { width: 390, theme: 'dark' },
  { width: 1280, theme: 'light' },
  { width: 1280, theme: 'dark' },
] as const;
const widths = [{ width: 390 }, { width: 1280 }] as const;

describe.each(stops)('$name', (stop) => {
  test.each(looks)('has no violation at $width px, $theme, also in forced colors', async (look) => {
    const page = await openStop(visit, stop, look);
    expect.soft(await findViolations(page)).toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    expect.soft(await findViolations(page, { hasForcedColors: true })).toEqual([]);
  });

  test.each(widths)('shows a mark on each focused control at $width px', async ({ width }) => {
    const page = await openStop(visit, stop, { width });
    await page.waitForLoadState('networkidle');
    expect(await findFocusFaults(page)).toEqual([]);
  });

  test.each(widths)('shows the whole text with more spacing at $width px', ({ width }) =>
    expectWholeText(stop, width, textSpacing),
  );

  test.each(widths)('shows the whole text of double size at $width px', ({ width }) =>
    expectWholeText(stop, width, doubleSize),
  );
});
