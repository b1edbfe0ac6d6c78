import { expect, test } from 'vitest';
import { checkHtml } from './html.tsx';

test.each([
  '<p>Two <em>words</em> &lt;here&gt;</p>',
  '<a href="/FAQ#scoring" title="Scoring">scoring</a>',
  '<a href="mailto:fans@example.org">write</a>',
  '<img src="/pictures/park.webp" alt="A park">',
])('%s is returned unchanged', (html) => expect(checkHtml(html)).toBe(html));

test.each([
  '<script>alert(1)</script>',
  '<img src="/a.png" onerror="alert(1)">',
  '<a href="javascript:alert(1)">read</a>',
  '<p style="position:fixed">text</p>',
  '<iframe src="/today"></iframe>',
  '<svg><a href="/today"></a></svg>',
  '<p title="a"onclick="alert(1)">text</p>',
  '<!-- note -->',
  '<sc<p>ript>alert(1)</sc</p>ript>',
])('%s throws', (html) => expect(() => checkHtml(html)).toThrow(TypeError));
