import type { Page } from 'playwright-core';

/** Fills in and sends the sign-up form that the page shows. */
export async function fillSignUp(page: Page, username: string): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email').fill(`${username}@fans.example`);
  await page.getByLabel('Password', { exact: true }).fill('Over-the-wall-9');
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
}

/** Creates an account with the form of the login page, which is open. */
export async function signUpWithForm(page: Page, username: string): Promise<void> {
  await page.getByRole('button', { name: "Don't have an account? Sign Up" }).click();
  await fillSignUp(page, username);
}
