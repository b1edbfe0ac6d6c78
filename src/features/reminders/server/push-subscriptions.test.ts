import { expect, test } from 'vitest';
import { areBrowserKeys, pushContact } from './push-subscriptions.ts';

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

const decode = (text: string) => Buffer.from(text, 'base64url');

/** RFC 8291, appendix A */
const keys = {
  publicKey: decode('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'),
  authSecret: decode('BTBZMqHH6r4Tts7J_aSIgg'),
};

test.each([
  ['those of the example', keys, true],
  ['a short public key', { ...keys, publicKey: keys.publicKey.subarray(1) }, false],
  ['a point that is not on the curve', { ...keys, publicKey: Buffer.alloc(65, 4) }, false],
  ['a short secret', { ...keys, authSecret: Buffer.alloc(15) }, false],
])('keys of a browser: %s', (_, given, expected) => expect(areBrowserKeys(given)).toBe(expected));
