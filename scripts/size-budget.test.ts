import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { filesWith, routeWeights, staticGraph } from './size-budget.ts';

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

test('a chunk reached only by a dynamic import is not waited for, a cycle is walked once', () => {
  expect([...staticGraph(manifest, ['game.tsx'])].toSorted()).toEqual(['game.tsx', 'plot', 'shared']);
});

test('a route weighs the entry, itself and all that either imports, each once, and the heaviest comes first', async () => {
  const sum = (...names: string[]) =>
    names.reduce((bytes, name) => bytes + brotliCompressSync(scripts[`${name}.js`] ?? '').length, 0);
  expect(await routeWeights(await clientFolder())).toEqual([
    { route: 'game.tsx', bytes: sum('entry', 'game', 'plot', 'shared') },
    { route: 'today.tsx', bytes: sum('entry', 'today', 'shared') },
  ]);
});

test('a word is found in the scripts that hold it', async () => {
  expect(await filesWith(await clientFolder(), "'plot'")).toEqual(['plot.js']);
});
