import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sharedApp } from '#tests/support/app/shared-app.ts';
import { signUpOverHttp } from '#tests/support/app/sign-up-over-http.ts';
import { findViolations } from '#tests/support/browser/find-violations.ts';
import { openPage } from '#tests/support/browser/open-page.ts';

// a URL without a domain cannot have passkeys
const url = sharedApp().url.replace('127.0.0.1', 'localhost');

/** Adds an authenticator to the browser that confirms every request, such as a fingerprint reader. */
async function addAuthenticator(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return session;
}

test('a user adds a passkey, signs in with it without a username, and removes it', async () => {
  const page = await openPage({ isAlone: true, allowedProblems: [/401/] });
  await addAuthenticator(page);
  await signUpOverHttp(page, url, 'PasskeyPete');
  await page.goto(`${url}/settings/security`);
  await page.getByText('Passkeys (0)').click();
  const part = page.locator('details', { hasText: 'Add a passkey' });
  await part.getByLabel('Current password').fill('Over-the-wall-9');
  await part.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByText('Passkeys (1)').waitFor();
  expect(await findViolations(page)).toEqual([]);

  await page.context().clearCookies();
  await page.goto(`${url}/login`);
  await page.getByRole('button', { name: 'Use a passkey', disabled: false }).click();
  await page.waitForURL(`${url}/`);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'PasskeyPete' }).waitFor();

  await page.context().clearCookies();
  await page.goto(`${url}/login`);
  const username = page.getByLabel('Username');
  expect(await username.getAttribute('autocomplete')).toBe('username webauthn');
  // before hydration, the field has no suggestions yet
  await page.getByRole('button', { name: 'Use a passkey', disabled: false }).waitFor();
  await username.focus();
  await page.waitForURL(`${url}/`);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'PasskeyPete' }).waitFor();

  await page.goto(`${url}/settings/security`);
  await page.getByText('Passkeys (1)').click();
  await page.getByRole('button', { name: /^Remove the passkey/ }).click();
  await page.getByText('Passkeys (0)').waitFor();
  await page.context().clearCookies();
  await page.goto(`${url}/login`);
  await page.getByRole('button', { name: 'Use a passkey', disabled: false }).click();
  await page.getByText('The sign-in failed: this passkey is unknown or invalid.').waitFor();
});
