import { expect, test } from 'vitest';
import { type CopiedPage, createCopiedPages } from './copied-pages.ts';
import { trackReads } from './track-reads.ts';

function createRenderer(size = 1) {
  const rendered: string[] = [];
  const render = (user: { club: number; name: string }) => async (): Promise<CopiedPage> => {
    const { view, reads } = trackReads(user);
    const text = `club ${view.club} `;
    rendered.push(text);
    await Promise.resolve();
    return { status: 200, pieces: [text.repeat(size)], names: [], parts: new Map(), reads };
  };
  return { rendered, render };
}

test('simultaneous requests of users with the same read fields are rendered once', async () => {
  const find = createCopiedPages();
  const { rendered, render } = createRenderer();
  const users = [1, 2, 1, 2, 1].map((club, index) => ({ club, name: `user ${index}` }));
  const pages = await Promise.all(users.map((user) => find('/today', user, render(user))));
  expect(pages.map(({ pieces }) => pieces[0])).toEqual(users.map(({ club }) => `club ${club} `));
  expect(rendered).toHaveLength(2);
});

test('a failure belongs to one request; the others render', async () => {
  const find = createCopiedPages();
  const { rendered, render } = createRenderer();
  const user = { club: 1, name: 'Sara' };
  const failing = find('/today', user, () => Promise.reject(new Error('failed')));
  const waiting = find('/today', user, render(user));
  await expect(failing).rejects.toThrow('failed');
  expect((await waiting).pieces).toEqual(['club 1 ']);
  expect(rendered).toHaveLength(1);
});

test('the pages that were not used for the longest time are removed', async () => {
  const find = createCopiedPages();
  const { rendered, render } = createRenderer(1_000_000);
  const user = { club: 1, name: 'Sara' };
  for (const path of ['/a', '/b', '/a', '/c', '/a', '/b']) await find(path, user, render(user));
  expect(rendered).toHaveLength(4);
});
