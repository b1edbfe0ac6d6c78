import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { isFigure, readText } from './read-text.ts';
import { figure, prose, text } from './tolerant.ts';

const fillers = [
  'null',
  'none',
  'unknown',
  'undefined',
  'TBD',
  'tba',
  'N/A',
  'n.a.',
  'NaN',
  '-',
  '--',
  '—',
  '',
  '?',
  '()',
];
const units = ['', ' mph', ' degrees', '°F', '° F', ' MPH', ' km/h'];
const separators = [', ', ',', '; ', ' - ', ' / ', ': ', ' | '];
const data = [
  '5 mph',
  'Out To RF',
  'Partly Cloudy',
  'Not Announced',
  'Rain',
  'Bill Unknown-Smith',
  '0-2',
  'Ñandú Park',
];

const mixedCase = (value: string) =>
  fc.array(fc.boolean(), { minLength: value.length, maxLength: value.length }).map((upper) =>
    value
      .split('')
      .map((letter, index) => (upper[index] === true ? letter.toUpperCase() : letter.toLowerCase()))
      .join(''),
  );
const filler = fc
  .tuple(fc.constantFrom(...fillers).chain(mixedCase), fc.constantFrom(...units), fc.constantFrom('', ' ', '.', '!'))
  // a unit without a number is no data either, a single letter is a code
  .map(([word, unit, end]) => (/[a-z]/i.test(word) || / mph/i.test(unit) ? `${word}${unit}${end}` : word));

describe('a text', () => {
  test('that consists of fillers is none, in any mixture', () => {
    const mixture = fc
      .array(fc.tuple(filler, fc.constantFrom(...separators)), { minLength: 1, maxLength: 5 })
      .map((parts) => parts.map(([part, separator], index) => (index === 0 ? part : separator + part)).join(''));
    fc.assert(
      fc.property(mixture, (mixed) => {
        expect(readText(mixed)).toBeUndefined();
      }),
    );
  });

  test('keeps all its data and loses its fillers', () => {
    const parts = fc.array(fc.oneof(fc.constantFrom(...data), filler), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(parts, (mixed) => {
        const kept = mixed.filter((part) => data.includes(part));
        expect(readText(mixed.join(', '))?.replace(/\.$/, '')).toBe(kept.length === 0 ? undefined : kept.join(', '));
      }),
    );
  });

  test('without a filler is not changed', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'abAB 12.-:()’é'.split('')) }), (plain) => {
        fc.pre(/[\p{L}\p{N}]/u.test(plain));
        expect(readText(plain)).toBe(plain);
      }),
    );
  });

  test.each([
    ['null mph, null', undefined],
    ['None, null', undefined],
    ['undefined degrees', undefined],
    ['(null)', undefined],
    ['null/null', undefined],
    ['T.B.D.', undefined],
    [' mph, ', undefined],
    ['   ', undefined],
    ['5 mph, null', '5 mph'],
    ['0 mph, None', '0 mph'],
    ['0 mph, None.', '0 mph.'],
    ['null mph, Out To CF', 'Out To CF'],
    ['Delayed: null', 'Delayed'],
    ['Status Change - null', 'Status Change'],
    ['TBD - Winner of Game 1', 'Winner of Game 1'],
    ['Oakland, null, USA', 'Oakland, USA'],
  ])('%j is %j', (given, expected) => expect(readText(given)).toBe(expected));

  test.each([
    'Not Announced',
    'None on, 1 out',
    'Two on, none out.',
    'Jack Null',
    'Nan Unknown-Field',
    'Unknown Heroes Park',
    'Ada Marsh flies out to an unknown fielder.',
    'F',
    'C',
    'NL',
    '5 mph, L To R',
    '-2',
    'Rookie League (TBD sponsor)',
    'Suspended: Rain',
    '6\' 2"',
  ])('%j is data', (given) => expect(readText(given)).toBe(given));
});

test('a figure is no word, but a sign', () => {
  expect(['-.--', '-', '.280', '3', '∞'].filter((each) => !isFigure(each))).toEqual([]);
  expect(['null', 'NaN', 'N/A', 'undefined', 'None'].filter(isFigure)).toEqual([]);
});

test('wire shapes read every text like this', () => {
  const shape = z.object({ text, prose, figure });
  expect(shape.parse({ text: 'null', prose: 'None.', figure: 'NaN' })).toEqual({});
  expect(shape.parse({ text: '5 mph, null', prose: 'To be announced.', figure: '-.--' })).toEqual({
    text: '5 mph',
    prose: 'To be announced.',
    figure: '-.--',
  });
});
