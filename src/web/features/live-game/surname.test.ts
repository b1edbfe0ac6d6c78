import { expect, test } from 'vitest';
import { surname } from './surname.ts';

test.each([
  ['Ada Marsh', 'Marsh'],
  ['Leo Marsh Jr.', 'Marsh Jr.'],
  ['Teo De La Vega', 'De La Vega'],
  ['Ines Ruiz-Hall', 'Ruiz-Hall'],
  ['Tonho', 'Tonho'],
  ['De La', 'La'],
])('%s is written %s', (name, written) => {
  expect(surname(name)).toBe(written);
});
