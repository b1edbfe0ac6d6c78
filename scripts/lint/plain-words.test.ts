import { expect, test } from 'vitest';
import { findAvoidedWords, plainWords } from './plain-words.ts';
import type { Node } from './rule.ts';

test.each([
  ['He is told anew', ['he', 'told', 'anew']],
  ['Whoever wishes, tells', ['whoever', 'wishes', 'tells']],
  ['the untold theme of this chimera, retelling', []],
  ['the word `told` is quoted, his is not', ['his']],
  ['Computes the outcome of a pick.', []],
])('in "%s" the avoided words are %j', (text, words) => {
  expect(findAvoidedWords(text)).toEqual(words);
});

const title = (value: string): Node => ({ type: 'Literal', value: `'${value}'` });
const call = (callee: Node, text: string): Node => ({ type: 'CallExpression', callee, arguments: [title(text)] });
const name = (identifier: string): Node => ({ type: 'Identifier', name: identifier });
const member = (object: Node): Node => ({ type: 'MemberExpression', object });

test.each([
  ['test(…)', call(name('test'), 'a user is told')],
  ['test.each(…)(…)', call(call(member(name('test')), 'cases'), 'a user is told')],
  ['describe.skipIf(…)(…)', call(call(member(name('describe')), 'absent'), 'a user is told')],
])('the title of %s is checked', (_, node) => {
  expect(reportsOf(node)).toHaveLength(1);
});

test('the arguments of other calls are not checked', () => {
  expect(reportsOf(call(name('print'), 'a user is told'))).toEqual([]);
});

test('the expressions of a template are not checked', () => {
  const node = { ...title(''), type: 'TemplateLiteral', value: '`of ${told.name}`' };
  expect(reportsOf({ ...call(name('test'), ''), arguments: [node] })).toEqual([]);
});

test('each avoided word of a comment is reported', () => {
  expect(reportsOf({ type: 'Program' }, ['his wish', 'plain'])).toHaveLength(2);
});

function reportsOf(node: Node, comments: string[] = []): string[] {
  const messages: string[] = [];
  const visitor = plainWords.create({
    filename: '',
    sourceCode: {
      getAllComments: () => comments.map((value) => ({ type: 'Block', value })),
      getText: ({ value }) => String(value),
    },
    report: ({ message }) => messages.push(message),
  });
  visitor[node.type]?.(node);
  return messages;
}
