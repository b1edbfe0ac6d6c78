import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openArticles } from '#features/articles/server/open-articles.ts';
import { readFaq } from '#features/articles/server/read-faq.ts';
import { checkHtml } from '#ui/kit/html.tsx';

const { questions } = readFaq(readFileSync('content/faq.md', 'utf8'), 'https://example.org/contact');
const blocks = openArticles().flatMap((article) => article.blocks);
const texts = [...questions, ...blocks.filter((block) => block.kind === 'text')].map(({ html }) => html);

test('the articles and answers have only HTML that the pages accept', () => {
  expect(texts.length).toBeGreaterThan(10);
  for (const html of texts) expect(checkHtml(html)).toBe(html);
});
