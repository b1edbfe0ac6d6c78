import { expect, test } from 'vitest';
import { parseAst } from 'vite';
import { dropParts, type UnusedCode } from './drop-unused-code.ts';

const nothing: UnusedCode = { files: '', functions: {}, calls: {}, conditions: {}, statements: [] };
const drop = (code: string, unused: Partial<UnusedCode>) => dropParts(code, parseAst(code), { ...nothing, ...unused });

test('a function keeps the given body, and nothing within the old one is edited', () => {
  const code = 'function fetch(key) { if (isOld) start(); }\nfunction other() {}';
  expect(drop(code, { functions: { fetch: 'return 1;' }, conditions: { isOld: false } }).edited).toBe(
    'function fetch(key) {return 1;}\nfunction other() {}',
  );
});

test('a method of one class is replaced, not that of another', () => {
  const code = 'var Cache = class { add(one) { store(one); } };\nvar Other = class { add(one) { store(one); } };';
  expect(drop(code, { methods: { 'Cache.add': '' } }).edited).toBe(
    'var Cache = class { add(one) {} };\nvar Other = class { add(one) { store(one); } };',
  );
});

test('calls, conditions and statements are replaced by their constant results', () => {
  const code = 'if (isLate) wait();\nif (isLate && isBig) stop();\nlist.forEach((each) => each());\nlet a = isPost(b);';
  const unused = { calls: { isPost: 'false' }, conditions: { isLate: false }, statements: ['list.forEach('] };
  expect(drop(code, unused).edited).toBe('if (false) wait();\nif (isLate && isBig) stop();\n;\nlet a = false;');
});

test('the parts that the code contains are listed', () => {
  expect(drop('start();', { calls: { start: 'undefined', stop: 'undefined' } }).found).toEqual(['start']);
});
