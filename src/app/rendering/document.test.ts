import { describe, expect, test } from 'vitest';
import { pageAssets, usedStyleSheets } from './document.ts';

const manifest = {
  'entry.tsx': { file: 'assets/entry.js', isEntry: true, css: ['assets/entry.css'] },
  'one.tsx': { file: 'assets/one.js', imports: ['entry.tsx', '_shared.js'], css: ['assets/one.css'] },
  'two.tsx': { file: 'assets/two.js', imports: ['entry.tsx', '_shared.js'], css: ['assets/two.css'] },
  '_shared.js': { file: 'assets/shared.js', imports: ['entry.tsx'], css: ['assets/shared.css'] },
  'slab-base.woff2': { file: 'assets/slab.woff2' },
  'slab-more.woff2': { file: 'assets/more.woff2' },
};
const styles = { 'assets/entry.css': 'E', 'assets/one.css': 'O', 'assets/two.css': '.t{}', 'assets/shared.css': 'S' };

const sheet = (file: string, text: string) => ({ file: `assets/${file}.css`, text, classes: null });
const stylesOf = (assets: ReturnType<typeof pageAssets>, html = '') => usedStyleSheets(assets, html).styles;

describe('the assets of a page', () => {
  test('are the code and styles of the entry and of the page, shared ones first and once', () =>
    expect(pageAssets({ manifest, styles }, ['one.tsx'])).toEqual({
      entries: ['assets/entry.js'],
      fonts: ['assets/slab.woff2'],
      styleSheets: [sheet('entry', 'E'), sheet('shared', 'S'), sheet('one', 'O')],
      preloads: ['assets/shared.js', 'assets/one.js'],
    }));

  test('include the styles of the lazy parts that it shows; their code is loaded when they are rendered', () => {
    const lazily = { ...manifest, '_shared.js': { ...manifest['_shared.js'], dynamicImports: ['two.tsx'] } };
    const assets = pageAssets({ manifest: lazily, styles }, ['one.tsx']);
    expect(usedStyleSheets(assets, '<p class="a t">')).toEqual({
      styles: 'ESO.t{}',
      styleFiles: ['assets/entry.css', 'assets/shared.css', 'assets/one.css', 'assets/two.css'],
    });
    expect(stylesOf(assets, '<p class="a">t</p>')).toBe('ESO');
    expect(assets.preloads).not.toContain('assets/two.js');
  });

  test('begin with the styles of the entry, also if it imports a chunk with styles', () => {
    const split = { ...manifest, 'entry.tsx': { ...manifest['entry.tsx'], imports: ['_common.js'] } };
    const common = { file: 'assets/common.js', css: ['assets/common.css'] };
    const all = { manifest: { ...split, '_common.js': common }, styles: { ...styles, 'assets/common.css': 'C' } };
    expect(stylesOf(pageAssets(all, ['one.tsx']))).toBe('ECSO');
  });

  test('exclude the other pages, which the entry loads lazily', () => {
    const whole = { ...manifest, 'entry.tsx': { ...manifest['entry.tsx'], dynamicImports: ['one.tsx', 'two.tsx'] } };
    expect(stylesOf(pageAssets({ manifest: whole, styles }, ['one.tsx']))).toBe('ESO');
  });

  test('exclude the other pages, which a chunk of the entry loads lazily', () => {
    const split = {
      ...manifest,
      'entry.tsx': { ...manifest['entry.tsx'], imports: ['_routes.js'] },
      '_routes.js': { file: 'assets/routes.js', dynamicImports: ['one.tsx', 'two.tsx'] },
    };
    expect(stylesOf(pageAssets({ manifest: split, styles }, ['one.tsx']))).toBe('ESO');
  });

  test('are empty in development', () =>
    expect(pageAssets({ manifest: {}, styles: {} }, ['one.tsx']).entries).toEqual([]));
});
