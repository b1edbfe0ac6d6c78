import { expect, test } from 'vitest';
import { visit } from '#tests/support/browser/visit.ts';

test('Today and a live game are readable without JavaScript and linked', async () => {
  const page = await visit('/today', { width: 390, javaScript: false });
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBeTruthy();
  await page.getByRole('link', { name: /live/i }).first().click();
  await page.waitForURL(/\/TodaysGame\/\d+/);
  // before the first pitch to a batter, there is no list of pitches
  await page.getByRole('radio', { name: 'Lineups' }).check();
  expect(await page.getByRole('table').count()).toBeGreaterThan(1);
  await page.getByRole('radio', { name: 'More' }).check();
  expect(await page.getByRole('img', { name: /^Win probability by inning/ }).count()).toBe(1);
  expect(await page.getByRole('contentinfo').textContent()).toContain('Every player is invented');
});

test('a pick is made, changed and withdrawn without JavaScript', async () => {
  const page = await visit('/today', { width: 390, javaScript: false, user: 'Scriptless' });
  const id = await page.locator('article:has(button[name=call])').last().getAttribute('id');
  const card = page.locator(`#${id}`);
  const submit = card.getByRole('button', { name: 'Submit prediction' });
  await submit.click();
  await card.getByRole('alert').getByText('You need to select a winner before submitting').waitFor();
  expect(new URL(page.url()).hash).toBe(`#${id}`);
  // a message is of one page
  await page.reload();
  expect(await card.getByRole('alert').count()).toBe(0);

  await card.getByRole('radio').last().check();
  await submit.click();
  await card.getByText(/^Called: /).waitFor();
  expect(await card.getByRole('radio').last().isChecked()).toBe(true);
  // the row of a club is a button too
  await card.locator('button[name=call]').first().click();
  await card.locator('button[name=call][aria-pressed=true]').first().waitFor();
  expect(await card.getByRole('radio').first().isChecked()).toBe(true);
  await card.getByRole('button', { name: /^Undo/ }).click();
  await card.getByText(/^Locks/).waitFor();
});

test('settings and the password are changed without JavaScript', async () => {
  const page = await visit('/settings', { javaScript: false, user: 'Scripted-not' });
  await page.getByRole('combobox', { name: 'Favorite team' }).selectOption({ label: 'Chicago Cubs' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('status').getByText('Settings saved').waitFor();
  expect(await page.getByRole('combobox', { name: 'Favorite team' }).inputValue()).toBe('112');
  await page.getByRole('link', { name: 'Security' }).click();
  await page.getByText('Password', { exact: true }).click();
  await page.getByLabel('Current password').first().fill('wrong');
  await page.getByLabel('New password').fill('Quiet-9-lantern');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await page.getByText('Current password is wrong').waitFor();
  await page.getByLabel('Current password').first().fill('Over-the-wall-9');
  await page.getByLabel('New password').fill('Quiet-9-lantern');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await page.getByText('The password is changed, and all other sessions have ended').waitFor();
});

test('a visitor without JavaScript is asked to sign in, and the choice is in the URL of the login', async () => {
  const page = await visit('/today', { javaScript: false });
  const card = page.locator('article:has(button[name=call])').last();
  await card.locator('button[name=call]').first().click();
  await card.getByRole('alert').getByText('You need to sign in to submit predictions').waitFor();
  const login = card.getByRole('alert').getByRole('link', { name: 'sign in' });
  expect(await login.getAttribute('href')).toMatch(/^\/login\?pick=\d+-\d+$/);
});
