import { expect, test } from 'vitest';
import { sharedApp } from '#tests/support/app/shared-app.ts';
import { visit } from '#tests/support/browser/visit.ts';

const app = sharedApp();
const blocked = /TrustedHTML|TrustedScript|require-trusted-types-for|trusted-types|Trusted Type/;

declare var trustedTypes: object;

/** Runs in the page: names the error of each way in which text could become code. */
function tryToRunText(): Record<string, string> {
  const nameOfError = (action: () => unknown) => {
    try {
      action();
      return 'none';
    } catch (error) {
      return error instanceof Error ? error.name : 'unknown';
    }
  };
  return {
    html: nameOfError(() => (document.createElement('div').innerHTML = '<b>text</b>')),
    fragment: nameOfError(() => document.createRange().createContextualFragment('<b>text</b>')),
    scriptAddress: nameOfError(() => (document.createElement('script').src = '/sw.js')),
    scriptText: nameOfError(() => (document.createElement('script').text = 'alert(1)')),
    unknownPolicy: nameOfError(() =>
      Reflect.apply(Reflect.get(trustedTypes, 'createPolicy'), trustedTypes, ['unknown', { createHTML: String }]),
    ),
  };
}

test.each(['/today', '/api/docs'])('%s does not accept text as HTML or as a script', async (path) => {
  const page = await visit(path, { allowedProblems: [blocked] });
  expect(await page.evaluate(tryToRunText)).toEqual({
    html: 'TypeError',
    fragment: 'TypeError',
    scriptAddress: 'TypeError',
    scriptText: 'TypeError',
    unknownPolicy: 'TypeError',
  });
});

test('articles, answers and the service worker work under the policy after navigation without a reload', async () => {
  const page = await visit('/', { waitUntil: 'networkidle' });
  await page.locator('main').getByRole('link', { name: 'FAQ' }).first().click();
  await page.waitForURL(`${app.url}/FAQ`);
  await page.locator('main details table td').first().waitFor({ state: 'attached' });
  await page.goto(`${app.url}/blog`, { waitUntil: 'networkidle' });
  await page.locator('main a[href="/blog/Called-Shot"]').first().click();
  await page.waitForURL(`${app.url}/blog/Called-Shot`);
  await page.locator('main h2 ~ p').first().waitFor();
  expect(await page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.scriptURL))).toBe(
    `${app.url}/sw.js`,
  );
});
