import { expect, test } from 'vitest';
import { areBrowserKeys, encryptPayload } from './encrypt-payload.ts';

const decode = (text: string) => Buffer.from(text, 'base64url');

/** RFC 8291, appendix A */
const keys = {
  publicKey: decode('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'),
  authSecret: decode('BTBZMqHH6r4Tts7J_aSIgg'),
};

test('a text is encrypted as in the example of RFC 8291', () => {
  const message = encryptPayload('When I grow up, I want to be a watermelon', keys, {
    salt: decode('DGv6ra1nlYgDCS1FRnbzlw'),
    privateKey: decode('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
  });
  expect(message.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('each message has other bytes, and a text that is too long is refused', () => {
  expect(encryptPayload('same', keys)).not.toEqual(encryptPayload('same', keys));
  expect(encryptPayload('a'.repeat(3993), keys)).toHaveLength(4096);
  expect(() => encryptPayload('a'.repeat(3994), keys)).toThrow(RangeError);
});

test.each([
  ['those of the example', keys, true],
  ['a short public key', { ...keys, publicKey: keys.publicKey.subarray(1) }, false],
  ['a point that is not on the curve', { ...keys, publicKey: Buffer.alloc(65, 4) }, false],
  ['a short secret', { ...keys, authSecret: Buffer.alloc(15) }, false],
])('keys of a browser: %s', (_, given, expected) => {
  expect(areBrowserKeys(given)).toBe(expected);
});
