import { expect, test } from 'vitest';
import { inventedUser } from '#app/testing/invented-games.ts';
import { renderWith } from '#app/testing/render-with.ts';

test('a visitor gets the form, a signed-in user a note', async () => {
  expect((await renderWith('/login', {})).html).toContain('Sign In</button>');
  const { html } = await renderWith('/login', { 'GET /api/check_session': inventedUser });
  expect(html).toContain(`You are signed in as ${inventedUser.username}`);
  expect(html).not.toContain('Sign In</button>');
});
