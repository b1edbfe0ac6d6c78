import { expect, test } from 'vitest';
import { siteFonts } from './site-fonts.ts';

test('the typefaces are taken out of the style sheets, with the files to ask for', () => {
  const slab = '@font-face{font-family:Slab;src:url(/assets/slab-1.woff2)format("woff2")}';
  const local = '@font-face{font-family:Fallback;src:local("Georgia")}';
  const styles = { 'assets/a.css': `:root{--ink:#000}${slab}body{margin:0}`, 'assets/b.css': `${local}.b{top:0}` };
  expect(siteFonts({ styles })).toEqual({ rules: slab + local, files: ['/assets/slab-1.woff2'] });
  expect(siteFonts({ styles: {} })).toEqual({ rules: '', files: [] });
});
