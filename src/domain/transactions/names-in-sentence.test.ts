import { expect, test } from 'vitest';
import { namesInSentence } from './names-in-sentence.ts';

const bo = { id: 1, name: 'José Bo' };
const lo = { id: 2, name: 'Al Lo Jr.' };

test.each([
  ['Otters placed RHP José Bo on the list.', ['Otters placed RHP ', bo, ' on the list.']],
  ['RHP Jose Bo changed number.', ['RHP ', { ...bo, name: 'Jose Bo' }, ' changed number.']],
  ['José Bo retired.', [bo, ' retired.']],
  ['Herons traded C Al Lo Jr. to Otters for RHP José Bo', ['Herons traded C ', lo, ' to Otters for RHP ', bo]],
  ['Otters signed C Al Lo.', ['Otters signed C ', { ...lo, name: 'Al Lo' }, '.']],
  ['Otters signed SS Pepe Bo.', ['Otters signed SS Pepe ', { ...bo, name: 'Bo' }, '.']],
  ['Otters traded Ann Bo for Pepe Bo.', ['Otters traded Ann Bo for Pepe Bo.']],
  ['José Boyd is another man.', ['José Boyd is another man.']],
  ['', []],
])('%s', (sentence, parts) => {
  expect(namesInSentence(sentence, [bo, lo])).toEqual(parts);
});

test('a name of letters that are two code units keeps its place', () => {
  const decomposed = 'Otters signed José Bo 🐟.'.normalize('NFD');
  expect(namesInSentence(decomposed, [bo])).toEqual(['Otters signed ', bo, ' 🐟.']);
});

test('without anybody the sentence is whole', () => {
  expect(namesInSentence('Otters moved.', [])).toEqual(['Otters moved.']);
});
