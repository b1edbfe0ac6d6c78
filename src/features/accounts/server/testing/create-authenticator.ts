import { createHash, generateKeyPairSync, sign } from 'node:crypto';

/** The site of an application in tests. */
const site = 'http://localhost:80';

/** The part of passkey options that an authenticator signs. */
export type Options = { challenge: string };

/** The head of a CBOR item with its length, in the shortest form. */
function header(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  return Buffer.from([(major << 5) | 24, length]);
}
const bytesOf = (bytes: Buffer): Buffer => Buffer.concat([header(2, bytes.length), bytes]);
const textOf = (text: string): Buffer => Buffer.concat([header(3, text.length), Buffer.from(text)]);

/** A software authenticator with one key (ES256) for the site. */
export function createAuthenticator(origin = site) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = createHash('sha256').update(x).digest();
  const id = credentialId.toString('base64url');
  let counter = 0;
  const dataOf = (flags: number): Buffer => {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([createHash('sha256').update('localhost').digest(), Buffer.from([flags]), count]);
  };
  const clientData = (type: string, { challenge }: Options): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const credential = { id, rawId: id, type: 'public-key', clientExtensionResults: {} };
  return {
    register(options: Options) {
      const coseKey = Buffer.concat([
        Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
        bytesOf(Buffer.from(x, 'base64url')),
        Buffer.from([0x22]),
        bytesOf(Buffer.from(y, 'base64url')),
      ]);
      const length = Buffer.from([0, credentialId.length]);
      const authData = Buffer.concat([dataOf(0x45), Buffer.alloc(16), length, credentialId, coseKey]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        textOf('fmt'),
        textOf('none'),
        textOf('attStmt'),
        Buffer.from([0xa0]),
        textOf('authData'),
        bytesOf(authData),
      ]);
      const clientDataJSON = clientData('webauthn.create', options).toString('base64url');
      return { ...credential, response: { clientDataJSON, attestationObject: attestation.toString('base64url') } };
    },
    assert(options: Options, flags = 0x05) {
      const authenticatorData = dataOf(flags);
      const data = clientData('webauthn.get', options);
      const signed = Buffer.concat([authenticatorData, createHash('sha256').update(data).digest()]);
      return {
        ...credential,
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authenticatorData.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
        },
      };
    },
  };
}
