import { expect, test } from 'vitest';
import { readReport } from './lighthouse-report.ts';

const refs = (...ids: string[]) => ids.map((id) => ({ id, weight: id === 'told' ? 0 : 1 }));
const link = { href: '/Leaderboard', text: 'More' };

test('a report is summarized as its scores and the audits that reduced them', () => {
  const report = {
    categories: {
      seo: { title: 'SEO', score: 0.92, auditRefs: refs('link-text', 'canonical', 'hreflang', 'told') },
      accessibility: { title: 'Accessibility', score: 1, auditRefs: refs('canonical') },
    },
    audits: {
      'link-text': { title: 'Links do not have descriptive text', score: 0, details: { items: [link] } },
      canonical: { title: 'Document has a canonical', score: 1 },
      hreflang: { title: 'Does not apply', score: null, details: { type: 'other' } },
      told: { title: 'Only information', score: 0 },
    },
  };
  expect(readReport(report)).toEqual({
    scores: 'SEO 92, Accessibility 100',
    failures: [`link-text: Links do not have descriptive text [${JSON.stringify(link)}]`],
  });
});
