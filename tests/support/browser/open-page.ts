import { expect, onTestFinished, type TestContext } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { collectProblems } from './collect-problems.ts';
import { launchBrowser } from './launch-browser.ts';

export type PageOptions = {
  /** CSS pixels: 390 for a phone, 1024 for a tablet, 1280 for a desktop */
  width?: 390 | 1024 | 1280;
  theme?: 'light' | 'dark';
  /** the page animates; without animations, a test waits less before each click */
  hasMotion?: boolean;
  javaScript?: boolean;
  /** `goto` returns before hydration */
  isEarly?: boolean;
  /** expected problems, such as the failed request of a test about failing requests */
  allowedProblems?: RegExp[];
  /** a browser with other settings than that of the run */
  browser?: Browser;
};

/** A page lives for seconds: compiling its scripts to faster code costs more time than it saves, most of all in axe. */
const briefly = ['--js-flags=--no-maglev --no-turbofan'];

let ownBrowser: Promise<Browser> | undefined;

/** One for each process of the run, which ends with it: messages to a browser of the run would pass one process more. */
const openBrowser = (): Promise<Browser> => (ownBrowser ??= launchBrowser(briefly));

/**
 * Opens a page in a new browser context. At its end the test fails for every problem of the page: console errors and warnings,
 * uncaught errors, violations of the content policy, third-party requests and layout shifts. A concurrent test passes its own hook.
 */
export async function openPage(
  options: PageOptions = {},
  afterTest: TestContext['onTestFinished'] = onTestFinished,
): Promise<Page> {
  const { page, problems } = await openWatchedPage(options);
  afterTest(async () => {
    await page.context().close();
    expectNoProblems(problems, options.allowedProblems);
  });
  return page;
}

export function expectNoProblems(problems: readonly string[], allowedProblems: readonly RegExp[] = []): void {
  expect(problems.filter((problem) => !allowedProblems.some((known) => known.test(problem)))).toEqual([]);
}

/** Opens a page for several tests. `problems` lists those so far; the caller closes the context. */
export async function openWatchedPage(options: PageOptions): Promise<{ page: Page; problems: string[] }> {
  const browser = options.browser ?? (await openBrowser());
  const context = await browser.newContext({
    viewport: { width: options.width ?? 1280, height: options.width === 390 ? 844 : 800 },
    isMobile: options.width === 390,
    hasTouch: options.width === 390,
    colorScheme: options.theme ?? 'light',
    reducedMotion: options.hasMotion === true ? 'no-preference' : 'reduce',
    javaScriptEnabled: options.javaScript ?? true,
    timezoneId: 'America/New_York',
    locale: 'en-US',
  });
  const page = await context.newPage();
  const problems = await collectProblems(page);
  if (options.javaScript !== false && options.isEarly !== true) waitForHydration(page);
  return { page, problems };
}

/** Lets `goto` wait until the page handles events: its scripts are loaded after the `load` event. */
function waitForHydration(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (url, goOptions) => {
    const response = await goto(url, goOptions);
    if (goOptions?.waitUntil !== 'commit') await page.waitForFunction(isHydrated, null, { polling: 50 });
    return response;
  };
}

/** Runs in the page. A page without a connection and the documentation of the API have no scripts that are loaded later. */
function isHydrated(): boolean {
  return document.querySelector('[data-scripts]') === null || document.documentElement.dataset.hydrated !== undefined;
}
