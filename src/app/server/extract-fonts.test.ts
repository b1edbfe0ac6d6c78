import { expect, test } from 'vitest';
import { extractFonts } from './render-api-docs.ts';

test('the font rules and font files are extracted from the style sheets', () => {
  const slab = '@font-face{font-family:Slab;src:url(/assets/slab-1.woff2)format("woff2")}';
  const rare = '@font-face{font-family:Slab;src:url(/assets/rare-1.woff2)format("woff2");unicode-range:U+22-25,U+40}';
  const local = '@font-face{font-family:Fallback;src:local("Georgia")}';
  const styles = {
    'assets/a.css': `:root{--ink:#000}${slab}${rare}body{margin:0}`,
    'assets/b.css': `${local}.b{top:0}`,
  };
  expect(extractFonts({ styles })).toEqual({ rules: slab + rare + local, files: ['/assets/slab-1.woff2'] });
  expect(extractFonts({ styles: {} })).toEqual({ rules: '', files: [] });
});
