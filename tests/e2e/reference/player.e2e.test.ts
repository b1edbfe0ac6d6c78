import { expect, test, vi } from 'vitest';
import { sharedApp } from '#tests/support/app/shared-app.ts';
import { openPage } from '#tests/support/browser/open-page.ts';
import { visit } from '#tests/support/browser/visit.ts';

const app = sharedApp();

type Listed = { mlbId: number; firstLastName: string; position: string };

/** Reads the list of players; on a slow machine this takes more than one attempt. */
async function listOfPlayers(): Promise<Listed[]> {
  const response = await fetch(`${app.url}/api/players`);
  expect(response.status).toBe(200);
  return response.json();
}

/** A player of the league, used by these tests. */
async function findPlayer(): Promise<Listed> {
  const list = await vi.waitFor(listOfPlayers, { timeout: 25_000, interval: 250 });
  const found = list.find(({ position }) => position === 'SS');
  if (found === undefined) throw new Error('The league has no shortstop');
  return found;
}

test('a player has each group at its own URL', async () => {
  const { mlbId, firstLastName } = await findPlayer();
  const page = await visit(`/player/${mlbId}/`);
  await page.getByRole('heading', { level: 1, name: firstLastName }).waitFor();
  expect(await page.title()).toContain(firstLastName);
  for (const [name, text] of [
    ['Hitting by year', /^Hitting by year$/],
    ['Rankings by Year', /by year \(1 is best\)|no rankings on record/],
  ] as const) {
    await page.getByRole('link', { name, exact: true }).click();
    await page.locator('section').getByText(text).last().waitFor();
  }
  expect(new URL(page.url()).search).toBe('?group=rankings');
});

test('a search works by keyboard, and its list is requested until it arrives', async () => {
  const { mlbId, firstLastName } = await findPlayer();
  const page = await openPage({ allowedProblems: [/503/] });
  let failures = 0;
  await page.route('**/api/players', async (route) => {
    failures += 1;
    if (failures <= 2) await route.fulfill({ status: 503, body: '{}' });
    else await route.continue();
  });
  await page.goto(`${app.url}/player/`, { waitUntil: 'networkidle' });
  const box = page.getByPlaceholder('Search by Player name');
  await box.fill(firstLastName.toUpperCase());
  await page.getByRole('option', { name: firstLastName }).waitFor();
  expect(failures).toBe(3);
  await box.press('ArrowDown');
  await box.press('Enter');
  await page.waitForURL(`**/player/${mlbId}/`);
  await page.getByRole('heading', { level: 1, name: firstLastName }).waitFor();
  await box.fill('xyzzy');
  await page.getByText('No results found.').waitFor();
});

test('without scripts a search is a form with links as results', async () => {
  const { mlbId, firstLastName } = await findPlayer();
  const page = await visit('/player/', { width: 390, javaScript: false });
  await page.getByPlaceholder('Search by Player name').fill(firstLastName);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('link', { name: firstLastName }).first().click();
  await page.waitForURL(`**/player/${mlbId}/`);
  expect(await page.locator('main').textContent()).toContain('Birth Place');
});

test('the test page asks a visitor to sign in, before and in its result', async () => {
  const page = await visit('/test', { allowedProblems: [/401/] });
  await page.getByText('You need to sign in to post players.').waitFor();
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Post players' }).click();
  await page.getByText(/^1 of [\d,]+ posted: 0 new, 0 known already, 1 refused\. You need to sign in/).waitFor();
});
