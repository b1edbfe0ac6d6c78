import { expect, test } from 'vitest';
import { renderWith } from '#app/testing/render-with.ts';
import { inventedProfile, userOf } from '#features/users/testing/invented-profile.ts';

const only = 'This page is for admins only.';
const moderation = (isAdmin: boolean) => ({ isAdmin, isHidden: false, notices: [] });

test('visitors and other users see that the page is for admins', async () => {
  expect((await renderWith('/admin', {})).html).toContain(only);
  const { html } = await renderWith('/admin', {
    'GET /api/check_session': userOf(inventedProfile()),
    'GET /api/users/:id/moderation': moderation(false),
  });
  expect(html).toContain(only);
});

test('the first HTML for an admin has the heading and no data of users', async () => {
  const { status, html } = await renderWith('/admin', {
    'GET /api/check_session': userOf(inventedProfile()),
    'GET /api/users/:id/moderation': moderation(true),
  });
  expect(status).toBe(200);
  expect(html).toContain('Administration</h1>');
  expect(html).not.toContain(only);
});
