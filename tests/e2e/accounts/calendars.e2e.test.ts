import { expect, test } from 'vitest';
import { sharedApp } from '#tests/support/app/shared-app.ts';
import { findViolations } from '#tests/support/browser/find-violations.ts';
import { visit } from '#tests/support/browser/visit.ts';

const app = sharedApp();

test('a user creates the secret address of the own calendar, renews it and ends it', async () => {
  const page = await visit('/user/CalendarCarla', { user: 'CalendarCarla', width: 390 });
  await page.getByText('My picks in a calendar').click();
  await page.getByRole('button', { name: 'Create the secret address' }).click();
  const address = page.getByLabel('Secret address');
  const first = await address.inputValue();
  const read = async (url: string) => (await page.request.get(url)).status();
  expect(await (await page.request.get(first)).text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(await page.getByRole('link', { name: 'Open in my calendar app' }).getAttribute('href')).toBe(
    first.replace(/^http/, 'webcal'),
  );
  expect(await findViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Create a new address' }).click();
  await expect.poll(() => address.inputValue()).not.toBe(first);
  expect([await read(first), await read(await address.inputValue())]).toEqual([404, 200]);
  await page.reload();
  await page.getByText('My picks in a calendar').click();
  await page.getByText(/^The address was created on/).waitFor();
  await page.getByRole('button', { name: 'End the address' }).click();
  await page.getByRole('button', { name: 'Create the secret address' }).waitFor();
});

test('the settings and each roster lead to the calendar of a club', async () => {
  const page = await visit('/user/CalendarCleo', { user: 'CalendarCleo' });
  await page.getByText('Games of a club in a calendar').click();
  await page.getByLabel('Club', { exact: true }).selectOption('New York Mets');
  const address = await page.getByLabel('Public address').inputValue();
  const calendar = await (await page.request.get(address)).text();
  expect(calendar).toContain('NAME:Mets games\r\n');
  expect(calendar.match(/^BEGIN:VEVENT/gm)?.length).toBeGreaterThan(100);
  expect(await findViolations(page)).toEqual([]);
  await page.goto(`${app.url}/rosters?team=121`);
  const link = page.getByRole('link', { name: 'Games as a calendar' });
  expect(`${app.url}${await link.getAttribute('href')}`).toBe(address);
});
