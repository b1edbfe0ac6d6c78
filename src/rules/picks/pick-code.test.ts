import { expect, test } from 'vitest';
import { parsePickCode, pickCode } from './pick-code.ts';

test('the code of a pick has the game and the club', () =>
  expect(parsePickCode(pickCode(911_172, 147))).toEqual({ gamePk: 911_172, clubId: 147 }));

test.each([undefined, '', '7', '7-', '7-x', '7-8-9', ' 7-8'])('%j is no code', (text) => {
  expect(parsePickCode(text)).toBeNull();
});
