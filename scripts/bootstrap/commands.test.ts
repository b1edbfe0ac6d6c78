import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findCommand } from './commands.mjs';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const listed = (name: string): string[] =>
  [...String(findCommand([name, '?']).message).matchAll(/^ {2}(\S+)/gm)].map(([, part = '']) => part);

test('every script of package.json is a known command', () => {
  for (const [name, text] of Object.entries(scripts)) {
    expect(text).toBe(`node scripts/bootstrap.mjs ${name}`);
    expect(findCommand([name]).message ?? '').not.toMatch(/^Unknown/);
  }
});

test('every bench and tool is a file, and every bench is listed', () => {
  for (const name of ['bench', 'tool'])
    for (const part of listed(name)) expect(existsSync(findCommand([name, part]).script ?? ''), part).toBe(true);
  const files = readdirSync('tests/bench').filter((file) => file.endsWith('.ts'));
  expect(listed('bench')).toEqual(files.map((file) => file.slice(0, -3)).toSorted());
});

test('every part of the tests is listed', () => {
  const source = readFileSync('scripts/test.ts', 'utf8');
  const table = source.slice(source.indexOf('const parts'), source.indexOf('async function'));
  const names = [...table.matchAll(/^ {2}(\w+): \(\) =>/gm)].map(([, part = '']) => part);
  expect(names.length).toBeGreaterThan(3);
  expect(listed('test')).toEqual(expect.arrayContaining(names));
});

test('a part is selected by its name, and keeps its arguments', () => {
  expect(findCommand(['test'])).toMatchObject({ script: 'scripts/test.ts', args: [] });
  expect(findCommand(['test', 'fuzz'])).toMatchObject({ script: 'scripts/test.ts', args: ['fuzz'] });
  expect(findCommand(['tool', 'tour', 'today'])).toMatchObject({ script: 'scripts/take-tour.ts', args: ['today'] });
  expect(findCommand(['record', 'doctor'])).toMatchObject({
    script: 'src/app/operator/doctor/main.ts',
    args: ['--record'],
  });
  expect(findCommand(['bench', 'nothing']).message).toMatch(/^Unknown: nothing\.\n/);
});
