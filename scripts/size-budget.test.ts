import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { findFilesContaining, measureRoutes, collectStaticImports } from './size-budget.ts';

const manifest = {
  'entry.tsx': { file: 'entry.js', isEntry: true, imports: ['shared'], dynamicImports: ['today.tsx', 'game.tsx'] },
  'today.tsx': { file: 'today.js', imports: ['shared'] },
  'game.tsx': { file: 'game.js', imports: ['shared', 'plot'], dynamicImports: ['box.tsx'] },
  'box.tsx': { file: 'box.js' },
  plot: { file: 'plot.js', imports: ['game.tsx'] },
  shared: { file: 'shared.js' },
};

const scripts = Object.fromEntries(
  ['entry', 'today', 'game', 'box', 'plot', 'shared'].map((name) => [
    `${name}.js`,
    `export const ${name} = '${name}';`,
  ]),
);

async function clientFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'called-shot-size-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, '.vite'));
  await writeFile(join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest));
  for (const [name, text] of Object.entries(scripts)) await writeFile(join(folder, name), text);
  return folder;
}

test('a chunk reached only by a dynamic import is not counted, and cycles are handled', () =>
  expect([...collectStaticImports(manifest, ['game.tsx'])].toSorted()).toEqual(['game.tsx', 'plot', 'shared']));

test('a route counts the entry, itself and their imports once each, and the heaviest route is first', async () => {
  const sum = (...names: string[]) =>
    names.reduce((bytes, name) => bytes + brotliCompressSync(scripts[`${name}.js`] ?? '').length, 0);
  expect(await measureRoutes(await clientFolder())).toEqual([
    { route: 'game.tsx', bytes: sum('entry', 'game', 'plot', 'shared') },
    { route: 'today.tsx', bytes: sum('entry', 'today', 'shared') },
  ]);
});

test('a word is found in the scripts that contain it', async () => {
  const folder = await clientFolder();
  expect(await findFilesContaining(folder, { word: "'plot'" })).toEqual(['plot.js']);
  expect(await findFilesContaining(folder, { word: "'box'" })).toEqual(['box.js']);
});

test('a script that is loaded on use is not one of a route', async () => {
  const folder = await clientFolder();
  expect(await findFilesContaining(folder, { word: "'plot'", isOfRoutes: true })).toEqual(['plot.js']);
  expect(await findFilesContaining(folder, { word: "'box'", isOfRoutes: true })).toEqual([]);
});
