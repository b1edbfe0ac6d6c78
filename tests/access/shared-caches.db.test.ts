import { describe, expect, test } from 'vitest';
import { pagesOf } from '#app/testing/pages-of.ts';
import { startTestApp } from '#app/testing/start-test-app.ts';
import type { User } from '#features/accounts/contract/session.ts';
import { signUpUser } from '#features/accounts/server/testing/sign-up-user.ts';
import { createTestDatabase } from '../support/database/create-test-database.ts';
import { hasNginx, startNginx } from '../support/proxy/start-nginx.ts';
import { startSharedCache } from '../support/proxy/start-shared-cache.ts';

const db = await createTestDatabase();

async function startCachedApp(startProxy: (url: string) => Promise<string>) {
  let renders = 0;
  // a page with the theme and the name of the user, as the banner shows it
  const pages = pagesOf(async ({ theme, call }) => {
    renders += 1;
    const user = await call('GET /api/check_session', {}).catch(() => ({ username: 'Sign in' }));
    return { status: 200, html: `<p>${(user as User).username}, ${theme ?? 'system theme'}</p>${'text '.repeat(300)}` };
  });
  const { app } = await startTestApp({ db, pages, isSharing: true, trustedProxies: ['127.0.0.1'] });
  const url = await startProxy(await app.listen({ port: 0, host: '127.0.0.1' }));
  const get = async (path: string, cookie?: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${url}${path}`, { headers: { ...headers, ...(cookie !== undefined && { cookie }) } });
    const [shown = ''] = (await response.text()).split('</p>');
    return { status: response.status, shown: shown.replace('<p>', ''), headers: response.headers };
  };
  return { app, get, renders: () => renders };
}

const proxies = [
  { suffix: 'C', name: 'a shared cache that ignores sessions', startProxy: startSharedCache, isMissing: false },
  { suffix: 'N', name: 'nginx with the site of the deployment', startProxy: startNginx, isMissing: !hasNginx },
];

for (const { suffix, name, startProxy, isMissing } of proxies)
  describe.skipIf(isMissing)(`behind ${name}`, () => {
    test('no page of a user reaches another client, in any order of requests', async () => {
      const { app, get } = await startCachedApp(startProxy);
      const [one, other] = [await signUpUser(app, `One${suffix}`), await signUpUser(app, `Other${suffix}`)];
      const cookies = [one.cookie, undefined, other.cookie, undefined, 'theme=dark', `theme=dark; ${other.cookie}`];
      const shown: string[] = [];
      for (const cookie of cookies) shown.push((await get('/today', cookie)).shown);
      expect(shown).toEqual([
        `One${suffix}, system theme`,
        'Sign in, system theme',
        `Other${suffix}, system theme`,
        'Sign in, system theme',
        'Sign in, dark',
        `Other${suffix}, dark`,
      ]);
    });

    test('the entity tag of one page never confirms the page of another', async () => {
      const { app, get } = await startCachedApp(startProxy);
      const user = await signUpUser(app, `Tag${suffix}`);
      const [own, shared] = [await get('/today', user.cookie), await get('/today')];
      expect(own.headers.get('cache-control')).toBe('private, no-store');
      expect(shared.headers.get('cache-control')).toContain('s-maxage=1');
      const tagOf = ({ headers }: typeof own) => ({ 'if-none-match': headers.get('etag') ?? '' });
      expect(await get('/today', undefined, tagOf(own))).toMatchObject({ status: 200, shown: 'Sign in, system theme' });
      expect(await get('/today', user.cookie, tagOf(shared))).toMatchObject({ status: 200, shown: own.shown });
    });

    test('a page without a session is rendered once for many clients', async () => {
      const { get, renders } = await startCachedApp(startProxy);
      const device = `called_shot_device=${'x'.repeat(43)}`;
      for (let client = 0; client < 5; client++) await get('/today', client === 0 ? undefined : device);
      expect(renders()).toBe(1);
    });

    test('a session in an unusual form of the header never reaches another client', async () => {
      const { app, get } = await startCachedApp(startProxy);
      const token = (await signUpUser(app, `Odd${suffix}`)).cookie.replace('called_shot=', '');
      const forms = [
        `called_shot =${token}`,
        `called_shot\t=${token}`,
        `called_shot="${token}"`,
        `a;called_shot=${token}`,
      ];
      for (const [index, form] of forms.entries()) {
        const path = `/today?form=${index}`;
        expect((await get(path, form)).headers.get('cache-control')).toBe('private, no-store');
        expect((await get(path)).shown).toBe('Sign in, system theme');
      }
    });
  });
