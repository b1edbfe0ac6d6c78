import { expect, test } from 'vitest';
import { parseMoment } from './shown-instant.ts';

test.each([
  ['at=1780774200999', 1_780_774_200_999],
  ['at=0', 0],
  ['', null],
  ['at=', 'invalid'],
  ['at=-5', 'invalid'],
  ['at=bottom7', 'invalid'],
  ['at=12345678901234567', 'invalid'],
])('?%s is %s', (search, expected) => expect(parseMoment(new URLSearchParams(search))).toBe(expected));
