import { expect, test } from 'vitest';
import { describeSchema, extractFonts } from './render-api-docs.ts';

test.each<[Record<string, unknown>, string]>([
  [{ type: 'integer', exclusiveMinimum: 0, maximum: Number.MAX_SAFE_INTEGER }, 'whole number, above 0'],
  [{ type: 'string', format: 'date', pattern: 'x'.repeat(200) }, 'a day, YYYY-MM-DD'],
  [{ type: 'number', default: 1 }, 'number; default 1'],
  [{ type: 'string', enum: ['season', 'month'], default: 'season' }, 'season | month; default "season"'],
  [{ type: 'string', minLength: 3, maxLength: 30 }, 'string, at least 3 characters, at most 30 characters'],
  [{ anyOf: [{ type: 'integer', minimum: 1 }, { type: 'null' }] }, 'whole number, from 1 or null'],
  [{}, 'anything'],
])('%j is %s', (schema, text) => expect(describeSchema(schema)).toBe(text));

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
