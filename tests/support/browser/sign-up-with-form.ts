import type { Page } from 'playwright-core';

/** Creates an account with the form of the login page, which is open. */
export async function signUpWithForm(page: Page, username: string): Promise<void> {
  await page.getByRole('button', { name: "Don't have an account? Sign Up", disabled: false }).click();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email').fill(`${username}@fans.example`);
  await page.getByLabel('Password', { exact: true }).fill('Over-the-wall-9');
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
}
