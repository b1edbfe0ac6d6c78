import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const project = join(import.meta.dirname, '..', '..');

const pureFolders = ['rules', 'platform/api', 'sources/live', 'features/games/rules', 'features/games/contract'];

const outside = {
  'the DOM': 'export const title = () => document.title;',
  'the network': "export const response = () => fetch('/');",
  timers: 'export const later = () => setTimeout(() => 1, 1);',
  Node: 'export const home = () => process.env;',
  'the console': "export const say = () => console.log('');",
  "Node's modules": "import { readFileSync } from 'node:fs';\nexport const read = readFileSync;",
};

describe('the pure core', () => {
  let tree = '';
  let output = '';

  beforeAll(() => {
    tree = mkdtempSync(join(tmpdir(), 'called-shot-core-'));
    for (const name of ['tsconfig.base.json', 'tsconfig.pure.json', 'package.json'])
      cpSync(join(project, name), join(tree, name));
    symlinkSync(join(project, 'node_modules'), join(tree, 'node_modules'), 'junction');
    for (const folder of pureFolders) {
      mkdirSync(join(tree, 'src', folder), { recursive: true });
      Object.values(outside).forEach((text, n) => writeFileSync(join(tree, 'src', folder, `use-${n}.ts`), text));
      writeFileSync(join(tree, 'src', folder, 'pure.ts'), 'export const twice = (x: number) => 2 * x;');
    }
    const tsc = join(project, 'node_modules', 'typescript', 'bin', 'tsc');
    output = spawnSync(process.execPath, [tsc, '-p', 'tsconfig.pure.json'], { cwd: tree, encoding: 'utf8' }).stdout;
  });

  afterAll(() => rmSync(tree, { recursive: true, force: true }));

  test.each(Object.keys(outside).flatMap((what, n) => pureFolders.map((folder) => [what, folder, n] as const)))(
    '%s in %s does not compile',
    (_, folder, n) => expect(output).toContain(`src/${folder}/use-${n}.ts`),
  );

  test('a pure file compiles', () => expect(output).not.toContain('pure.ts'));
});
