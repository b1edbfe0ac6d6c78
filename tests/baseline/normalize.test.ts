import { expect, test } from 'vitest';
import { normalizeHtml, normalizeText } from './normalize.ts';

const since = Date.parse('2026-11-24T12:00:00Z');
const varying = { origin: 'http://127.0.0.1:4310', since, random: { code: '7K2M9' } };

test('what differs between two runs is replaced, and times of the league are not', () => {
  const text = `http://127.0.0.1:4310/leagues?code=7K2M9 ${since + 5} ${since - 5} 2026-11-24T12:00:01Z 2026-06-06T19:30:00Z /assets/-FTLu6ec.js`;
  expect(normalizeText(text, varying)).toBe(
    `http://site/leagues?code=<code> <time> ${since - 5} <time> 2026-06-06T19:30:00Z /assets/*.js`,
  );
});

test('HTML is one tag per line, without scripts, styles, classes and comments; generated ids are numbered', () => {
  const html =
    '<p class="x" id="_R_a1_">Hi<!-- --> there</p><style>p{}</style><script>1</script><b aria-labelledby="_R_a1_">x</b>';
  expect(normalizeHtml(html, varying)).toBe('<p id="id1">Hi there</p>\n<b aria-labelledby="id1">x</b>\n');
});
