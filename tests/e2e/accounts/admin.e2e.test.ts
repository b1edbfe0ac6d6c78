import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { midSeason } from '#tests/support/app/mid-season.ts';
import { sharedApp } from '#tests/support/app/shared-app.ts';
import { signUpOverHttp } from '#tests/support/app/sign-up-over-http.ts';
import { findOverflow } from '#tests/support/browser/find-overflow.ts';
import { findViolations } from '#tests/support/browser/find-violations.ts';
import { openPage } from '#tests/support/browser/open-page.ts';

const { url, dataDir } = sharedApp();
const command = 'src/app/operator/commands/main.ts';

async function makeAdmin(username: string): Promise<void> {
  const env = { ...process.env, ...midSeason, DATA_DIR: dataDir };
  await promisify(execFile)(process.execPath, [command, 'users', 'make-admin', username, '--yes'], { env });
}

async function examine(page: Page): Promise<void> {
  expect.soft(await findOverflow(page)).toEqual([]);
  expect.soft(await findViolations(page)).toEqual([]);
}

// on a slow machine, the content moves later after a click than the browser attributes to the click
const allowedProblems = [/layout shift/];

test('a reported name is changed on the admin page, and its user sees a notice', async () => {
  const admin = await openPage({ width: 390, theme: 'dark', allowedProblems });
  await signUpOverHttp(admin, url, 'Chairperson');
  const reported = await openPage({ width: 390, theme: 'dark', allowedProblems });
  const id = await signUpOverHttp(reported, url, 'Questionable');

  await admin.goto(`${url}/user/Questionable`);
  await admin.getByText('Report a username').click();
  await admin.getByLabel('Reason').selectOption({ label: 'Advertising' });
  await admin.getByRole('button', { name: 'Send the report' }).click();
  await admin.getByText('Thank you.').waitFor();

  await makeAdmin('Chairperson');
  await admin.goto(`${url}/user/Chairperson`);
  await admin.getByRole('link', { name: 'Administration' }).click();
  const reports = admin.getByRole('region', { name: 'Reported names' });
  await reports.getByText('Advertising (1)').waitFor();
  await admin.getByRole('region', { name: 'Failed work' }).getByText('No mail, notification').waitFor();
  await examine(admin);
  await reports.getByText('Rename', { exact: true }).click();
  await reports.getByLabel('New username').fill('Unobjectionable');
  await reports.getByRole('button', { name: 'Rename Questionable' }).click();
  await reports.getByText('Questionable is renamed to Unobjectionable').waitFor();
  await reports.getByText('No open reports.').waitFor();

  const users = admin.getByRole('region', { name: 'Users' });
  await users.getByLabel('Part of the username').fill('unobjection');
  await users.getByRole('button', { name: 'Search' }).click();
  await users.getByRole('button', { name: 'Hide from the leaderboards: Unobjectionable' }).click();
  await users.getByText('Unobjectionable is hidden from the leaderboards').waitFor();
  await admin.setViewportSize({ width: 1280, height: 900 });
  await examine(admin);

  await reported.goto(`${url}/user/Unobjectionable`);
  const renamed = reported.getByRole('status').filter({ hasText: 'Your username was changed by a moderator' });
  await renamed.waitFor();
  // the button works once its code is loaded
  await reported.waitForLoadState('networkidle');
  await renamed.getByRole('button', { name: 'Dismiss' }).click();
  await renamed.waitFor({ state: 'hidden' });
  await reported.getByText('A moderator has hidden you').waitFor();

  await users.getByText('Delete', { exact: true }).click();
  await users.getByRole('button', { name: 'Delete Unobjectionable permanently' }).click();
  await users.getByText('Unobjectionable and 0 picks are deleted').waitFor();
  expect((await admin.request.get(`${url}/api/users/${id}`)).status()).toBe(404);
}, 120_000);
