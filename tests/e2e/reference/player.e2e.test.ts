import { describe, expect, test, vi } from 'vitest';
import { ordinal } from '#rules/baseball/stats/figures.ts';
import { statColumns } from '#rules/baseball/stats/stat-columns.ts';
import { sharedApp } from '#tests/support/app/shared-app.ts';
import { findOverflow } from '#tests/support/browser/find-overflow.ts';
import { findSmallTargets } from '#tests/support/browser/find-small-targets.ts';
import { findViolations } from '#tests/support/browser/find-violations.ts';
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

type Leader = { rank: number; value: string; person: { id: number } };

/** The first five of a category. */
async function readLeaders(category: string): Promise<Leader[]> {
  const response = await fetch(`${app.url}/api/league-leaders/overview`);
  const { lists }: { lists: { name: string; leaders: Leader[] }[] } = await response.json();
  return lists.find(({ name }) => name === category)?.leaders ?? [];
}

/** The lines of all pitchers, with the figures of the season's table. */
async function readPitchers(pool: 'all' | 'qualified'): Promise<{ id: number; figures: (string | null)[] }[]> {
  const response = await fetch(`${app.url}/api/league-leaders/players?group=pitching&pool=${pool}`);
  const { players }: { players: { player: { id: number }; figures: (string | null)[] }[] } = await response.json();
  return players.map(({ player, figures }) => ({ id: player.id, figures }));
}

async function findReliever(): Promise<number> {
  const qualified = new Set((await readPitchers('qualified')).map(({ id }) => id));
  const place = statColumns.pitching.findIndex(({ figure }) => figure === 'inningsPitched');
  const found = (await readPitchers('all')).find(
    ({ id, figures }) => !qualified.has(id) && Number(figures[place]) >= 25 && Number(figures[place]) < 35,
  );
  if (found === undefined) throw new Error('No pitcher has 25 innings without qualification');
  return found.id;
}

describe.each([
  [390, 'light'],
  [390, 'dark'],
  [1280, 'light'],
  [1280, 'dark'],
] as const)('the head of a player at %i px, %s', (width, theme) => {
  test('is six figures with their ranks on the first screen, above the percentiles, without violations', async () => {
    const page = await visit(`/player/${await findReliever()}/`, { width, theme, waitUntil: 'networkidle' });
    const figures = page.getByRole('region', { name: /^Pitching 2026 · rank/ });
    expect(await figures.getByRole('term').allTextContents()).toHaveLength(6);
    const box = await figures.boundingBox();
    expect(box?.y).toBeLessThanOrEqual(200);
    expect(box?.height).toBeLessThanOrEqual(180);
    const bars = page.getByRole('table', { name: /^Pitching percentiles 2026, of \d+ with 20 innings/ });
    expect((await bars.boundingBox())?.y).toBeGreaterThan(box?.y ?? 0);
    expect(await bars.locator('svg[data-hatched]').count()).toBe(6);
    expect(await findViolations(page)).toEqual([]);
    expect(await findOverflow(page)).toEqual([]);
    expect(await findSmallTargets(page)).toEqual([]);
  });
});

test.each([
  ['Home runs', 'HR'],
  ['On base plus slugging', 'OPS'],
  ['Saves', 'SV'],
  ['Strikeouts', 'SO'],
] as const)('the rank of %s is that of the leaders, without scripts too', async (category, head) => {
  const leaders = await readLeaders(category);
  expect(leaders).toHaveLength(5);
  for (const { rank, value, person } of [...leaders.slice(0, 1), ...leaders.slice(2, 3)]) {
    const page = await visit(`/player/${person.id}/`, { width: 390, javaScript: false });
    const isTied = leaders.filter((other) => other.rank === rank).length > 1;
    const entry = page.getByRole('region', { name: /^(Hitting|Pitching) 2026 · rank/ }).locator('dl > div');
    const own = entry.filter({ has: page.getByRole('button', { name: head, exact: true }) });
    expect(await own.getByRole('definition').textContent()).toMatch(
      new RegExp(`^${value.replace('.', '\\.')} ${isTied ? 'T-' : ''}${ordinal(rank)} of \\d+$`),
    );
  }
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
