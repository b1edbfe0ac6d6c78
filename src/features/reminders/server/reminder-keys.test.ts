import { expect, test } from 'vitest';
import { areBrowserKeys } from './push-subscriptions.ts';

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
])('keys of a browser: %s', (_, given, expected) => {
  expect(areBrowserKeys(given)).toBe(expected);
});
