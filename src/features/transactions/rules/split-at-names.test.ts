import { expect, test } from 'vitest';
import { splitAtNames } from './split-at-names.ts';

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
  ['José Boyd is another player.', ['José Boyd is another player.']],
  ['', []],
])('%s', (sentence, parts) => expect(splitAtNames(sentence, [bo, lo])).toEqual(parts));

test('the positions of names with decomposed accents are correct', () => {
  expect(splitAtNames('Otters signed José Bo 🐟.'.normalize('NFD'), [bo])).toEqual(['Otters signed ', bo, ' 🐟.']);
});

test('without people the sentence is not split', () =>
  expect(splitAtNames('Otters moved.', [])).toEqual(['Otters moved.']));
