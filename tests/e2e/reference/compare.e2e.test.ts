import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sharedApp } from '#tests/support/app/shared-app.ts';
import { visit } from '#tests/support/browser/visit.ts';

const { url } = sharedApp();

async function findHitters(count: number): Promise<number[]> {
  const response = await fetch(`${url}/api/league-leaders/players`);
  const { players }: { players: { player: { id: number } }[] } = await response.json();
  return players.slice(0, count).map(({ player }) => player.id);
}

test.each([390, 1280] as const)('three players have marks at their percentiles, at %i px', async (width) => {
  const ids = await findHitters(3);
  const page = await visit(`/compare?players=${ids.join()}`, { width, waitUntil: 'networkidle' });
  expect(await page.getByRole('list', { name: 'Compared players' }).locator('img').count()).toBe(3);
  const rates = page.getByRole('table', { name: /^Hitting/ });
  const row = rates.getByRole('row', { name: /^OPS/ });
  expect(await row.getByRole('cell').count()).toBe(4);
  // each value is below the name of its player
  const heads = await rates.getByRole('columnheader').filter({ visible: true }).all();
  for (const [index, head] of heads.slice(0, 4).entries()) {
    const [above, below] = [await head.boundingBox(), await row.locator('th, td').nth(index).boundingBox()];
    expect(Math.round(above?.x ?? 0)).toBe(Math.round(below?.x ?? 1));
  }
  expect(heads.length).toBeGreaterThanOrEqual(4);
  const percentiles = (await row.getByText(/^Percentiles:/).textContent())?.match(/\d+/g)?.map(Number) ?? [];
  expect(percentiles).toHaveLength(3);
  const axis = row.locator('svg[width="100%"]');
  const [start, end] = await axis.evaluate((svg) => {
    const { left, right } = svg.getBoundingClientRect();
    return [left, right];
  });
  const centers = await axis.locator('path').evaluateAll((marks) =>
    marks.map((mark) => {
      const { left, right } = mark.getBoundingClientRect();
      return (left + right) / 2;
    }),
  );
  for (const [index, center] of centers.entries())
    expect(Math.abs((100 * (center - start)) / (end - start) - (percentiles[index] ?? 0))).toBeLessThan(1.5);
});

test('counts open on demand, and the file has them with the rates', async () => {
  const ids = await findHitters(2);
  const page = await visit(`/compare?players=${ids.join()}`, { waitUntil: 'networkidle' });
  const counts = page.getByRole('row', { name: /^HR / });
  expect(await counts.count()).toBe(0);
  await page.getByText('Counts', { exact: true }).click();
  await counts.waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  const csv = readFileSync(await file.path(), 'utf8');
  expect(csv).toMatch(/^Figure,/);
  for (const head of ['OPS', 'BABIP', 'HR']) expect(csv).toMatch(new RegExp(`^${head},`, 'm'));
});
