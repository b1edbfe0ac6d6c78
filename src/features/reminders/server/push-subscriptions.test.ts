import { expect, test } from 'vitest';
import { pushContact } from './push-subscriptions.ts';

test.each([
  ['fan@shot.example', 'https://shot.example', 'mailto:fan@shot.example'],
  ['https://help.example/@shot', 'https://shot.example', 'https://help.example/@shot'],
  ['http://help.example', 'https://shot.example', 'https://shot.example'],
  [null, 'https://shot.example', 'https://shot.example'],
  [null, 'http://localhost:3000', 'mailto:webmaster@localhost'],
  [null, null, 'mailto:webmaster@localhost'],
])('with contact %s at %s it is %s', (contact, publicUrl, expected) => {
  expect(pushContact({ contact, publicUrl })).toBe(expected);
});
