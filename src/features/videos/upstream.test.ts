import { describe, expect, test } from 'vitest';
import { collectOutOfBounds } from '#sources/statsapi/wire/out-of-bounds.ts';
import { listPaths, removeAt, replaceAt } from '#tests/support/upstream/mutate-body.ts';
import { respondWith, startScriptedClient } from '#tests/support/upstream/scripted-upstream.ts';
import { gameClipsSchema } from './shapes.ts';
import { inventedClip, inventedContent } from './testing/invented-content.ts';
import { readGameClips, toGameClips } from './upstream.ts';

const nothing = { recap: null, condensedGame: null, highlights: [] };
const withItems = (items: unknown) => ({ highlights: { highlights: { items } } });
const highlightsOf = (...items: unknown[]) => toGameClips(withItems(items)).highlights;

test('one request asks for the used fields only', async () => {
  const { client, requests } = await startScriptedClient([respondWith(inventedContent)]);
  expect((await readGameClips(client, 7)).value.highlights).toHaveLength(2);
  await readGameClips(client, 7);
  expect(requests).toEqual([expect.stringMatching(/^\/api\/v1\/game\/7\/content\?fields=highlights(,|%2C)/)]);
});

test('recap and condensed game are found by their keywords, and the highlights are in the order of the game', () => {
  expect(toGameClips(inventedContent)).toEqual({
    recap: {
      title: 'About ospreys-vs-herons-recap',
      seconds: 31,
      url: 'https://www.mlb.com/video/ospreys-vs-herons-recap',
    },
    condensedGame: {
      title: 'Condensed Game: OSP@HER',
      seconds: 725,
      url: 'https://www.mlb.com/video/condensed-game-osp-her-6-1-31',
    },
    highlights: [
      { title: 'Heron homers', seconds: 65, url: 'https://www.mlb.com/video/heron-homers' },
      { title: 'Otter steals home', seconds: 31, url: 'https://www.mlb.com/video/otter-steals-home' },
    ],
  });
});

test('a group of clips says what they are, also without keywords', () => {
  const group = (title: string, slug: string) => ({ title, items: [inventedClip(slug, { keywordsAll: undefined })] });
  const media = {
    epgAlternate: [group('Extended Highlights', 'a'), group('Daily Recap', 'b'), group('Interviews', 'c')],
  };
  const { recap, condensedGame, highlights } = toGameClips({ highlights: null, media });
  expect([condensedGame, recap, ...highlights].map((clip) => clip?.title)).toEqual(['About a', 'About b', 'About c']);
});

describe('a response', () => {
  test.each([[{}], [withItems(null)], [withItems('none')], [{ highlights: { highlights: null } }], [{ media: 7 }]])(
    'without clips has none: %j',
    (body) => expect(toGameClips(body)).toEqual(nothing),
  );

  test('can lack any field, or have another value there', () => {
    for (const path of listPaths(inventedContent))
      for (const body of [removeAt(inventedContent, path), replaceAt(inventedContent, path, { odd: [1] })])
        expect(gameClipsSchema.safeParse(toGameClips(body)).success, path.join('.')).toBe(true);
  });

  test('with a huge list has a hundred highlights', () => {
    const items = Array.from({ length: 50_000 }, (_, place) => inventedClip(`clip-${place}`));
    const { value, outOfBounds } = collectOutOfBounds(() => toGameClips(withItems(items)));
    expect(value.highlights).toHaveLength(100);
    expect(outOfBounds.count).toBeGreaterThan(0);
  });
});

describe('a clip', () => {
  test('is named once, also if it is listed twice', () =>
    expect(highlightsOf(inventedClip('a'), inventedClip('b'), inventedClip('a'))).toHaveLength(2));

  test.each([
    ['javascript:alert(1)'],
    ['https://elsewhere.example/'],
    ['//elsewhere.example'],
    ['../../account'],
    ['a?next=//elsewhere.example'],
    ['a#b'],
    ['a"onclick="b'],
    ['%2e%2e'],
    ['A B'],
    ['-'],
    ['x'.repeat(201)],
    [''],
    [7],
    [null],
  ])('has no other page than one of MLB: %j', (slug) =>
    expect(highlightsOf(inventedClip('a', { slug, id: slug }))).toEqual([]),
  );

  test('with its page as id alone is listed', () =>
    expect(highlightsOf(inventedClip('a', { slug: undefined }))).toMatchObject([
      { url: 'https://www.mlb.com/video/a' },
    ]));

  test.each([
    [{ type: 'photo' }],
    [{ playbacks: [] }],
    [{ headline: null, title: ' - ' }],
    [{ headline: 7, title: null }],
  ])('is left out with %j', (fields) => expect(highlightsOf(inventedClip('a', fields))).toEqual([]));

  test.each([
    ['00:00:31', 31],
    ['01:02:03', 3723],
    ['02:05', 125],
    ['0:31', 31],
    ['00:00:00', null],
    ['31', null],
    ['about a minute', null],
    [31, null],
    [undefined, null],
  ])('with the duration %j has %j seconds', (duration, seconds) =>
    expect(highlightsOf(inventedClip('a', { duration }))[0]?.seconds).toBe(seconds),
  );
});
