import { createHmac } from 'node:crypto';

/** Makes the secret recognizable, as the specification demands. */
export const secretPrefix = 'whsec_';

/** `id`: the same for each attempt; `time`: of the attempt, in seconds since 1970 (UTC) */
type Signed = { id: string; time: number; body: string };

/** The value of the header `webhook-signature`: https://www.standardwebhooks.com, version 1 with a symmetric key. */
export function signEvent(secret: Uint8Array, { id, time, body }: Signed): string {
  return `v1,${createHmac('sha256', secret).update(`${id}.${time}.${body}`).digest('base64')}`;
}
