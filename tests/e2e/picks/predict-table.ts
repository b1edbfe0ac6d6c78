import type { Locator, Page } from 'playwright-core';
import { expect, type ExpectStatic } from 'vitest';
import { findViolations } from '#tests/support/browser/find-violations.ts';

/** Opens the page of the table; its first form is there some seconds after the start of the application. */
async function openTable(page: Page, url: string, { poll }: ExpectStatic): Promise<Locator> {
  const form = page.locator('main form:has(fieldset)');
  const count = async () => {
    await page.goto(url);
    return form.count();
  };
  await poll(count, { timeout: 30_000, interval: 500 }).toBe(1);
  return form;
}

async function orderOf(division: Locator): Promise<string[]> {
  const labels = await division.getByRole('button', { name: /up$/ }).all();
  const names = await Promise.all(labels.map((button) => button.getAttribute('aria-label')));
  return names.map((name) => (name ?? '').replace(/^Move (.*) up$/, '$1'));
}

/** Chooses a wild card in each division: the club in its second place. */
async function chooseWildCards(form: Locator): Promise<void> {
  for (const division of await form.getByRole('group').all()) await division.getByRole('checkbox').first().check();
}

/**
 * Orders the first division with the keyboard, and saves a prediction. Returns the club in its first place. `expectOfTest`: that of the
 * calling test, as several run at the same time.
 */
export async function predictTable(page: Page, url: string, expectOfTest: ExpectStatic): Promise<string> {
  const form = await openTable(page, url, expectOfTest);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('2026 · Open through June 5');
  const division = form.getByRole('group').first();
  const [first = '', second = '', third = ''] = await orderOf(division);

  const up = division.getByRole('button', { name: `Move ${second} up` });
  await up.focus();
  await page.keyboard.press('Enter');
  expect((await orderOf(division)).slice(0, 3)).toEqual([second, first, third]);
  // the club is at the top: the button does nothing and keeps the focus
  expect(await up.evaluate((element) => element === element.ownerDocument.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  expect((await orderOf(division)).slice(0, 2)).toEqual([second, first]);

  const save = form.getByRole('button', { name: 'Save prediction' });
  await save.click();
  expect(await form.getByRole('alert').textContent()).toBe(
    'American League: choose 3 more wild cards. National League: choose 3 more wild cards. Choose the champion.',
  );
  await chooseWildCards(form);
  await form.getByLabel('World Series champion').selectOption({ index: 1 });
  await save.click();
  await form.getByText('Your prediction is saved.').waitFor();
  await form.getByRole('button', { name: 'Save changes' }).waitFor();
  expect(await findViolations(page)).toEqual([]);

  await page.goto(url);
  expect((await orderOf(division)).slice(0, 2)).toEqual([second, first]);
  await form.getByRole('button', { name: 'Save changes' }).waitFor();
  return second;
}
