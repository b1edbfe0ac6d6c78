import { createECDH, createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { signPush } from './sign-push.ts';

const pair = createECDH('prime256v1');
const keys = { pushPublic: pair.generateKeys(), pushPrivate: pair.getPrivateKey() };
const now = Date.parse('2026-07-18T20:00:00Z');
const parse = (text: string): unknown => JSON.parse(Buffer.from(text, 'base64url').toString());

test('the token names the push service, the contact and its end, and the key of the site verifies it', () => {
  const header = signPush(keys, { endpoint: 'https://push.example:8443/a/b?c', contact: 'mailto:a@b.example', now });
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  expect(parse(head)).toEqual({ typ: 'JWT', alg: 'ES256' });
  expect(parse(claims)).toEqual({ aud: 'https://push.example:8443', exp: 1_784_448_000, sub: 'mailto:a@b.example' });
  const point = Buffer.from(key, 'base64url');
  expect(point).toEqual(keys.pushPublic);
  const coordinates = { x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') };
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', ...coordinates }, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  const given = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  expect(verify('sha256', signed, given, Buffer.from(signature, 'base64url'))).toBe(true);
});

test('without a contact the token names none', () => {
  const header = signPush(keys, { endpoint: 'https://push.example/', contact: null, now });
  expect(parse(header.split('.')[1] ?? '')).not.toHaveProperty('sub');
});
