import { expect, test } from 'vitest';
import { csvLine } from './csv-line.ts';

test.each([
  ['Griffey, Jr. "Junior"', '"Griffey, Jr. ""Junior"""'],
  ['two\r\nlines', '"two\r\nlines"'],
  ['José', 'José'],
  [0, '0'],
  [-12, '-12'],
  [null, ''],
  ['', ''],
])('%j is the field %s', (value, field) => expect(csvLine([value])).toBe(`${field}\r\n`));

test.each(['=SUM(A1)', '@SUM(A1)', '+cmd', '-cmd', '-2+3+cmd|calc', '+1.5.2', '\t=1', '\uFF1D1+1', '\uFF20SUM(A1)'])(
  '%j begins with an apostrophe, so that a spreadsheet does not run it as a formula',
  (text) => expect(csvLine([text])).toBe(`'${text}\r\n`),
);

test('a formula after a line break is quoted too', () => {
  expect([csvLine(['\r=1']), csvLine(['\n=1'])]).toEqual([`"'\r=1"\r\n`, `"'\n=1"\r\n`]);
});

test.each(['-12', '+3.5', '-.5', '+7.'])('the number %s is not changed', (text) => {
  expect(csvLine([text])).toBe(`${text}\r\n`);
});

test('fields are separated by commas', () => expect(csvLine(['a', 1, null, 'b'])).toBe('a,1,,b\r\n'));
