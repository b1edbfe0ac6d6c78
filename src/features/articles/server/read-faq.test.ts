import { expect, test } from 'vitest';
import { startTestApp } from '#app/testing/start-test-app.ts';
import { readFaq } from './read-faq.ts';

test('each heading with an id is a question of the group above it, the text after it the answer', () => {
  const text =
    '# First\n\n## Why? {#why}\n\nBecause *so*.\n\n### Not a question\n\n# Then\n\n## Who? {#who-else}\n\n{contact}\n';
  expect(readFaq(text, 'fans@example.org').questions).toEqual([
    { id: 'why', group: 'First', question: 'Why?', html: '<p>Because <em>so</em>.</p>\n<h3>Not a question</h3>' },
    {
      id: 'who-else',
      group: 'Then',
      question: 'Who?',
      html: '<p><a href="mailto:fans@example.org">fans@example.org</a></p>',
    },
  ]);
});

test.each([
  ['https://example.org/issues', '<a href="https://example.org/issues">'],
  [null, 'No contact address has been set up.'],
])('with the contact %s the answer contains %s', (contact, expected) => {
  expect(readFaq('# All\n\n## Where? {#where}\n\n{contact}', contact).questions[0]?.html).toContain(expected);
});

test('the FAQ has the questions of the specification', async () => {
  const { app } = await startTestApp();
  const { questions } = (await app.inject('/api/faq')).json<{ questions: { id: string; html: string }[] }>();
  const ids = questions.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(['author', 'stack', 'leaderboard', 'odds', 'fielding', 'contact']));
  expect(new Set(ids).size).toBe(ids.length);
  for (const { html } of questions) expect(html).toMatch(/^<p>/);
});
