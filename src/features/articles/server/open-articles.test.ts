import { describe, expect, test } from 'vitest';
import { startTestApp } from '#app/testing/start-test-app.ts';
import { blogFeed, openArticles, readArticle } from './open-articles.ts';

const source = `---
title: Extra: innings
summary: More of it
date: 2031-05-30
drawing: park#park
---
Some *words*.

\`\`\`gallery A stroll
/assets/a.svg | A dog | on a lead
/assets/b.svg | A ball
\`\`\`

\`\`\`js
let code = 'stays code';
\`\`\`

\`\`\`video A walk
/assets/w.webm
/assets/w.webp
/assets/w.vtt
\`\`\`
`;

describe('an article', () => {
  test('has a head and blocks in reading order', () => {
    const { blocks, ...head } = readArticle('Extra', source);
    expect(head).toEqual({
      name: 'Extra',
      title: 'Extra: innings',
      summary: 'More of it',
      date: '2031-05-30',
      drawing: 'park#park',
      readingMinutes: 1,
    });
    expect(blocks).toMatchObject([
      { kind: 'text', html: '<p>Some <em>words</em>.</p>' },
      {
        kind: 'gallery',
        label: 'A stroll',
        pictures: [
          { src: '/assets/a.svg', alt: 'A dog | on a lead' },
          { src: '/assets/b.svg', alt: 'A ball' },
        ],
      },
      { kind: 'text', html: expect.stringContaining('<code class="language-js">') },
      { kind: 'video', label: 'A walk', src: '/assets/w.webm', poster: '/assets/w.webp', captions: '/assets/w.vtt' },
    ]);
  });

  test.each([
    ['without a head', 'Just words.', /begins with its title/],
    ['without a summary', '---\ntitle: A\n---\nWords.', /summary/],
    ['with a drawing without a sheet', '---\ntitle: A\nsummary: B\ndrawing: park\n---\nWords.', /drawing/],
    ['with an invalid date', '---\ntitle: A\nsummary: B\ndate: 2031-02-30\n---\nWords.', /date/],
  ])('%s causes an error that names the file', (_, text, reason) => {
    expect(() => readArticle('Draft', text)).toThrow('The article Draft cannot be shown');
    expect(() => {
      try {
        readArticle('Draft', text);
      } catch (error) {
        throw error instanceof Error ? error.cause : error;
      }
    }).toThrow(reason);
  });
});

test('the blog has its articles, newest first, the announced one last', () => {
  const names = openArticles().map(({ name }) => name);
  expect(names).toEqual(['Called-Shot', 'Bullpen-Hope', 'How-To-Watch', 'MLB-Expansion']);
});

test('Called Shot is an article of 900 words or more with 18 pictures and two videos', () => {
  const blocks = openArticles().find(({ name }) => name === 'Called-Shot')?.blocks ?? [];
  const words = blocks.flatMap((block) =>
    block.kind === 'text' ? block.html.replaceAll(/<[^>]*>/g, ' ').match(/\S+/g) : [],
  );
  expect(words.length).toBeGreaterThanOrEqual(900);
  expect(blocks.flatMap((block) => (block.kind === 'gallery' ? block.pictures : []))).toHaveLength(18);
  expect(blocks.filter(({ kind }) => kind === 'video')).toHaveLength(2);
});

test('an article is found in any case; an unknown one has status 404 and a message', async () => {
  const { app } = await startTestApp();
  expect((await app.inject('/api/articles/called-shot')).json()).toMatchObject({ name: 'Called-Shot' });
  const missing = await app.inject('/api/articles/nothing');
  expect(missing.statusCode).toBe(404);
  expect(missing.json()).toMatchObject({ error: { message: 'There is no such article.' } });
});

test('the feed has the published articles with absolute URLs and escaped text', () => {
  const feed = blogFeed(
    [
      { name: 'Hit-Run', title: 'Hit & run', summary: '1 < 2', date: '2031-05-30', drawing: null },
      { name: 'Later', title: 'Later', summary: 'Soon', date: null, drawing: null },
    ],
    'https://example.org',
  );
  expect(feed).toContain('<title>Hit &amp; run</title>');
  expect(feed).toContain('https://example.org/blog/Hit-Run');
  expect(feed).toContain('1 &lt; 2');
  expect(feed).not.toContain('Later');
});
