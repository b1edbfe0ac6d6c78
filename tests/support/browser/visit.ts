import type { Page } from 'playwright-core';
import { sharedApp } from '../app/shared-app.ts';
import { signUpOverHttp } from '../app/sign-up-over-http.ts';
import { openPage, reusePage, type PageOptions } from './open-page.ts';

type VisitOptions = PageOptions & {
  /** the name of a new user, who is signed in */
  user?: string;
  waitUntil?: 'load' | 'networkidle';
  /** in a new browser context */
  isNew?: boolean;
};

/** Opens a URL of the shared application in a browser context without cookies and stored data. */
export async function visit(path: string, options: VisitOptions = {}): Promise<Page> {
  const { user, waitUntil = 'load', isNew = false, ...pageOptions } = options;
  const { url } = sharedApp();
  const { javaScript, isEarly, browser } = pageOptions;
  const isUsual = !isNew && javaScript !== false && isEarly !== true && browser === undefined;
  const page = isUsual ? await reusePage(pageOptions) : await openPage(pageOptions);
  if (user !== undefined) await signUpOverHttp(page, url, user);
  await page.goto(`${url}${path}`, { waitUntil });
  return page;
}
