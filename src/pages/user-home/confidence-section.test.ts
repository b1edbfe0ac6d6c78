import { expect, test } from 'vitest';
import { renderWith } from '#app/testing/render-with.ts';
import { inventedProfile } from '#features/users/testing/invented-profile.ts';
import { confidenceRecord, type ConfidenceCount } from '#rules/picks/confidence-record.ts';

async function render(usesConfidence: boolean, counts: ConfidenceCount[]): Promise<string> {
  const profile = { ...inventedProfile(), usesConfidence };
  const { html } = await renderWith(`/user/${profile.username}`, {
    'GET /api/fans/:username': profile,
    'GET /api/fans/:username/confidence': confidenceRecord(counts),
  });
  return html;
}

test('the page of a user who uses confidence has the scores, and the figures of the chart as a table', async () => {
  const html = await render(true, [
    { percent: 60, correct: 6, wrong: 4 },
    { percent: 80, correct: 3, wrong: 1 },
  ]);
  for (const text of ['+0.07', '0.225', '60–69%', '>60%<', '>75%<', '90–95%', '>–<']) expect(html).toContain(text);
  expect(html.slice(html.indexOf('id="confidence"'), html.indexOf('% sure')).match(/<circle/g)).toHaveLength(2);
});

test('before the first graded pick the scores are NA', async () => {
  const html = await render(true, []);
  expect(html).toContain('No graded pick with a confidence yet.');
  expect(html).toContain('NA');
});

test('the page of another user has no trace of it', async () =>
  expect(await render(false, [])).not.toContain('Bits per pick'));
