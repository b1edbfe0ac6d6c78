import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { sharedApp } from '#tests/support/app/shared-app.ts';
import { signUpForCookies } from '#tests/support/app/sign-up-for-cookies.ts';
import { findClippedText } from '#tests/support/browser/find-clipped-text.ts';
import { findFocusFaults } from '#tests/support/browser/find-focus-faults.ts';
import { findOverflow } from '#tests/support/browser/find-overflow.ts';
import { findViolations } from '#tests/support/browser/find-violations.ts';
import { launchBrowser } from '#tests/support/browser/launch-browser.ts';
import { openStop } from '#tests/support/browser/open-stop.ts';
import { filterStops, listTourStops } from '../../scripts/tour/tour-stops.ts';

const { url } = sharedApp();
const username = 'AxeHandle';
const words = (process.env.PAGES ?? '').split(',').filter((word) => word !== '');
const stops = filterStops(await listTourStops(url, username), words);
const visit = { url, cookies: await signUpForCookies(url, username) };

/** The spacing of text that WCAG 1.4.12 allows every reader to set. */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/** A browser in whose settings the reader doubled the text size: 32 px instead of 16. */
const largeText = await launchBrowser(['--blink-settings=defaultFontSize=32']);
afterAll(() => largeText.close());

async function expectWholeText(page: Page): Promise<void> {
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
const textSizes = [{ width: 320 }, { width: 390 }, { width: 1280 }] as const;

describe.each(stops)('$name', (stop) => {
  test.each(looks)('has no violation at $width px, $theme, also in forced colors', async (look) => {
    const page = await openStop(visit, stop, look);
    expect.soft(await findViolations(page)).toEqual([]);
    // the change of a page that is open replaces its fonts, which moves text
    const pageUrl = page.url();
    await page.goto('about:blank');
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(pageUrl, { waitUntil: 'domcontentloaded' });
    expect.soft(await findViolations(page, { hasForcedColors: true })).toEqual([]);
  });

  test.each(widths)('shows a mark on each focused control at $width px', async ({ width }) => {
    const page = await openStop(visit, stop, { width });
    await page.waitForLoadState('networkidle');
    expect(await findFocusFaults(page)).toEqual([]);
  });

  test.each(widths)('shows the whole text with more spacing at $width px', async ({ width }) => {
    const page = await openStop(visit, stop, { width, allowedProblems: [/layout shift/] });
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets.push(sheet);
    }, textSpacing);
    await expectWholeText(page);
  });

  test.each(textSizes)('shows the whole text of double size at $width px', async ({ width }) => {
    const page = await openStop(visit, stop, { width: 390, allowedProblems: [/layout shift/], browser: largeText });
    await page.setViewportSize({ width, height: 800 });
    await expectWholeText(page);
  });
});
