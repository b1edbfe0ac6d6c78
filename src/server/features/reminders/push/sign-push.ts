import { createPrivateKey, sign } from 'node:crypto';

/** The key pair of this site: an uncompressed point on P-256 and its 32 secret bytes. */
export type PushKeys = { pushPublic: Buffer; pushPrivate: Buffer };

type Signed = {
  /** the address of the subscription */
  endpoint: string;
  /** an address at which the push service can reach the operator: `mailto:` or `https:`; null: none */
  contact: string | null;
  /** epoch ms, real time */
  now: number;
};

const lifetimeMs = 12 * 3_600_000;

/** The `Authorization` of a request to a push service, which shows that this site sends it: RFC 8292. */
export function signPush({ pushPublic, pushPrivate }: PushKeys, { endpoint, contact, now }: Signed): string {
  const [x, y] = [pushPublic.subarray(1, 33), pushPublic.subarray(33)].map((part) => part.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '', d: pushPrivate.toString('base64url') };
  const key = createPrivateKey({ key: jwk, format: 'jwk' });
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor((now + lifetimeMs) / 1000),
    ...(contact !== null && { sub: contact }),
  };
  const signed = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode(claims)}`;
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${pushPublic.toString('base64url')}`;
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
