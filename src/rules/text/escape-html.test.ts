import { expect, test } from 'vitest';
import { escapeHtml } from './escape-html.ts';

test.each([
  ['Mets & <b>Yankees</b>', 'Mets &amp; &lt;b&gt;Yankees&lt;/b&gt;'],
  [`a "b" 'c'`, 'a &quot;b&quot; &#39;c&#39;'],
  ['&amp;', '&amp;amp;'],
  ['Peña 7–3', 'Peña 7–3'],
])('%s becomes %s', (text, escaped) => expect(escapeHtml(text)).toBe(escaped));
