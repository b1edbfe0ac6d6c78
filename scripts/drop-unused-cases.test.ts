import { expect, test } from 'vitest';
import { parseAst } from 'vite';
import { dropParts } from './drop-unused-code.ts';

function drop(code: string, cases: readonly string[]): string {
  const unused = { files: '', functions: {}, calls: {}, conditions: {}, statements: [], cases };
  return dropParts(code, parseAst(code), unused).edited.replaceAll(/\s+/g, ' ');
}

test('a case is removed with its statements', () => {
  expect(drop('switch (a.tag) { case 1: b(); break; case 2: c(); break; default: d(); }', ['2'])).toBe(
    'switch (a.tag) { case 1: b(); break; default: d(); }',
  );
});

test('statements that another case runs into remain', () => {
  expect(drop('switch (a.tag) { case 1: b(); case 2: c(); break; case 3: case 4: d(); }', ['2', '4'])).toBe(
    'switch (a.tag) { case 1: b(); c(); break; case 3: d(); }',
  );
});

test('a variable that other cases use remains declared', () => {
  expect(drop('switch (a.tag) { case 1: b = 1; break; case 2: var b = 2; }', ['2'])).toBe(
    'switch (a.tag) { case 1: var b; b = 1; break; }',
  );
});

test('a number is a kind only', () => {
  const code = 'switch (key) { case 2: c(); }';
  expect(drop(code, ['2'])).toBe(code);
});

test('a named label is removed in every statement', () => {
  expect(drop('switch (type) { case VIEW: c(); break; case TEXT: d(); }', ['VIEW'])).toBe(
    'switch (type) { case TEXT: d(); }',
  );
});
