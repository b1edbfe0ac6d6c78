import type { Page } from 'playwright-core';
import { sharedApp } from '../app/shared-app.ts';
import { signUpOverHttp } from '../app/sign-up-over-http.ts';
import { openPage, type PageOptions } from './open-page.ts';

type VisitOptions = PageOptions & {
  /** the name of a new user, who is signed in */
  user?: string;
  waitUntil?: 'load' | 'networkidle';
};

/** Opens a URL of the shared application as a visitor without data, or as a new user. */
export async function visit(path: string, options: VisitOptions = {}): Promise<Page> {
  const { user, waitUntil = 'load', ...pageOptions } = options;
  const { url } = sharedApp();
  const page = await openPage(pageOptions);
  if (user !== undefined) await signUpOverHttp(page, url, user);
  await page.goto(`${url}${path}`, { waitUntil });
  return page;
}
