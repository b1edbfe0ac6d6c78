import { expect, test } from 'vitest';
import { sharedApp } from '#tests/support/app/shared-app.ts';
import { signUpOverHttp } from '#tests/support/app/sign-up-over-http.ts';
import { openPage } from '#tests/support/browser/open-page.ts';

const app = sharedApp();

test('no page of a user reaches another visitor, nor the same browser after signing out', async () => {
  const [own, other, visitor] = [await openPage(), await openPage(), await openPage()];
  const [url, names] = [`${app.url}/standings`, ['SharedSara', 'SharedSven']];
  await visitor.goto(url);
  await own.goto(url);
  for (const [index, page] of [own, other].entries()) await signUpOverHttp(page, app.url, names[index] ?? '');

  const readNames = async (page: typeof own) => {
    const response = await page.goto(url);
    const html = (await response?.text()) ?? '';
    return {
      found: names.filter((name) => html.includes(name)),
      cached: (await response?.allHeaders())?.['cache-control'],
    };
  };
  const ownCached = 'private, no-store';
  expect(await readNames(own)).toEqual({ found: ['SharedSara'], cached: ownCached });
  expect(await readNames(visitor)).toEqual({ found: [], cached: expect.stringContaining('s-maxage=1') });
  expect(await readNames(other)).toEqual({ found: ['SharedSven'], cached: ownCached });
  expect(await readNames(visitor)).toMatchObject({ found: [] });
  expect(await readNames(own)).toMatchObject({ found: ['SharedSara'] });

  await own.request.delete(`${app.url}/api/logout`, { headers: { origin: app.url } });
  expect(await readNames(own)).toMatchObject({ found: [] });
  await own.goBack();
  expect(await own.content()).not.toContain('SharedSara');
});

test('pages that users share hydrate with the name of each user', async () => {
  const users = ['CopiedCora', 'CopiedKnuckleballKarolina', 'copied.cy-3'];
  const pages = await Promise.all(users.map(() => openPage()));
  for (const [index, page] of pages.entries()) await signUpOverHttp(page, app.url, users[index] ?? '');
  for (const [turn, path] of ['/', '/today', '/standings', '/Leaderboard'].entries()) {
    const url = `${app.url}${path}`;
    const texts = await Promise.all(pages.map(async (page) => (await page.request.get(url)).text()));
    expect(texts.map((html) => users.filter((name) => html.includes(`title="${name}"`)))).toEqual(
      users.map((name) => [name]),
    );
    const index = turn % users.length;
    const [page, user = ''] = [pages[index], users[index]];
    await page?.goto(url);
    await page?.getByRole('button', { name: 'Sign Out' }).waitFor();
    expect(await page?.locator(`header a[title="${user}"]`).getAttribute('href')).toBe(
      `/user/${encodeURIComponent(user)}`,
    );
  }
});
