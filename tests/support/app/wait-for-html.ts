import type { Page } from 'playwright-core';
import { expect, type TestContext } from 'vitest';

type Waiting = {
  timeout?: number;
  /** of a concurrent test */
  context?: TestContext;
};

/**
 * Requests a page with the cookies of the user of `page` until its HTML matches. The browser would load and render it each time.
 */
export async function waitForHtml(
  { request }: Page,
  url: string,
  pattern: RegExp,
  { timeout = 100_000, context }: Waiting = {},
): Promise<void> {
  const isThere = async () => pattern.test((await (await request.get(url)).text()).replaceAll('<!-- -->', ''));
  const { poll } = context?.expect ?? expect;
  await poll(isThere, { timeout, interval: 1000, message: `${pattern} in ${url}` }).toBe(true);
}
