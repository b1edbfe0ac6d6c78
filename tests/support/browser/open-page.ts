import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect, onTestFinished, type TestContext } from 'vitest';
import { sharedApp } from '#tests/support/app/shared-app.ts';
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
  /** in a browser context of its own, for tests that change the clock or measure the first visit */
  isAlone?: boolean;
  /** a browser with other settings than that of the run */
  browser?: Browser;
};

/**
 * A page lives for seconds: compiling its scripts to faster code costs more time than it saves, most of all in axe. The pages of one
 * context share a process.
 */
const briefly = ['--js-flags=--no-maglev --no-turbofan', '--renderer-process-limit=1'];

let ownBrowser: Promise<Browser> | undefined;

/** One for each process of the run, which ends with it: messages to a browser of the run would pass one process more. */
const openBrowser = (): Promise<Browser> => (ownBrowser ??= launchBrowser(briefly));

/** A context that tests use one after the other. */
type SharedContext = { context: BrowserContext; clear: () => Promise<void> };

/** Those that no test uses at present, by what a page cannot change. */
const idleContexts = new Map<string, SharedContext[]>();

/**
 * Opens a page in a browser context without data. At its end the test fails for every problem of the page: console errors and warnings,
 * uncaught errors, violations of the content policy, third-party requests and layout shifts. A concurrent test passes its own hook.
 */
export async function openPage(
  options: PageOptions = {},
  afterTest: TestContext['onTestFinished'] = onTestFinished,
): Promise<Page> {
  const { page, problems, close } = await (options.isAlone === true || options.browser !== undefined
    ? openWatchedPage(options)
    : openInSharedContext(options));
  afterTest(async () => {
    await close();
    expectNoProblems(problems, options.allowedProblems);
  });
  return page;
}

export type WatchedPage = { page: Page; problems: string[]; close: () => Promise<void> };

/** A new context needs a new process, which starts and compiles all scripts again: half of the cost of a visit. */
async function openInSharedContext(options: PageOptions): Promise<WatchedPage> {
  const key = `${options.width === 390} ${options.javaScript !== false}`;
  const shared = idleContexts.get(key)?.pop() ?? (await createSharedContext(options));
  const page = await shared.context.newPage();
  await page.setViewportSize(viewportOf(options));
  await page.emulateMedia(mediaOf(options));
  const close = async () => {
    await shared.clear();
    idleContexts.set(key, [...(idleContexts.get(key) ?? []), shared]);
  };
  return { page, problems: await watch(page, options), close };
}

async function createSharedContext(options: PageOptions): Promise<SharedContext> {
  const context = await createContext(options);
  // keeps the process while no test uses it
  const idle = await context.newPage();
  await idle.goto(`${sharedApp().url}/robots.txt`);
  const session = await context.newCDPSession(idle);
  const origins = new Set<string>();
  context.on('page', (page) => page.on('framenavigated', (frame) => origins.add(new URL(frame.url()).origin)));
  const clear = async () => {
    for (const page of context.pages()) if (page !== idle) await page.close();
    await context.setOffline(false);
    await context.clearPermissions();
    await context.clearCookies();
    // an empty page has none
    origins.delete('null');
    for (const origin of origins) await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    origins.clear();
  };
  return { context, clear };
}

export function expectNoProblems(problems: readonly string[], allowedProblems: readonly RegExp[] = []): void {
  const unexpected = problems.filter((problem) => !allowedProblems.some((known) => known.test(problem)));
  // the default message says how many there are, not which
  expect(unexpected, unexpected.join('\n')).toEqual([]);
}

/** Opens a page in a context of its own, for several tests. `problems` lists those so far; the caller calls `close`. */
export async function openWatchedPage(options: PageOptions): Promise<WatchedPage> {
  const context = await createContext(options);
  const page = await context.newPage();
  return { page, problems: await watch(page, options), close: () => context.close() };
}

const viewportOf = ({ width = 1280 }: PageOptions) => ({ width, height: width === 390 ? 844 : 800 });

const mediaOf = ({ theme = 'light', hasMotion }: PageOptions) =>
  ({ colorScheme: theme, reducedMotion: hasMotion === true ? 'no-preference' : 'reduce' }) as const;

async function createContext(options: PageOptions): Promise<BrowserContext> {
  const browser = options.browser ?? (await openBrowser());
  return browser.newContext({
    viewport: viewportOf(options),
    ...mediaOf(options),
    isMobile: options.width === 390,
    hasTouch: options.width === 390,
    javaScriptEnabled: options.javaScript ?? true,
    timezoneId: 'America/New_York',
    locale: 'en-US',
  });
}

async function watch(page: Page, { javaScript, isEarly }: PageOptions): Promise<string[]> {
  const problems = await collectProblems(page);
  if (javaScript !== false && isEarly !== true) waitForHydration(page);
  return problems;
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
