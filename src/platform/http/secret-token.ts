import { createHash, randomBytes } from 'node:crypto';

/** Creates the secret of a URL, a session or an API key: 32 random bytes as 43 characters. */
export function newSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database stores of a token, so that its content opens no URL and no session. */
export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
