import { randomInt } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Creates an account and signs in the page's browser without the form, from a network of its own where the application trusts the
 * test as a proxy: the sign-ups of one network are limited. Resolves to the user's id.
 */
export async function signUpOverHttp(page: Page, url: string, username: string): Promise<number> {
  const response = await page.request.post(`${url}/api/signup`, {
    headers: { origin: url, 'x-forwarded-for': randomNetwork() },
    data: { username, email: `${username}@fans.example`, password: 'Over-the-wall-9' },
  });
  expect(response.status()).toBe(201);
  const body: unknown = await response.json();
  if (typeof body !== 'object' || body === null || !('id' in body)) throw new Error('The account has no id');
  return Number(body.id);
}

const randomNetwork = (): string => ['10', ...Array.from({ length: 3 }, () => randomInt(1, 255))].join('.');
