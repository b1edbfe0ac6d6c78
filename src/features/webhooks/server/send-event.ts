import { createHmac } from 'node:crypto';
import { OutgoingError } from '#platform/outgoing/check-outgoing-url.ts';
import { sendToPublicAddress, type TestNetwork } from '#platform/outgoing/send-to-public-address.ts';

/** `status`: of the response; `problem`: why there is none, for the user */
export type Attempt = { isDelivered: boolean; status: number | null; problem: string | null };

type Options = {
  network: TestNetwork | null;
  /** epoch ms, real time */ now: number;
  signal?: AbortSignal;
  /** ms */ timeLimit?: number;
};

/** Sends an event to a webhook once. A status of 200 to 299 is a success. Null: the signal ended the attempt. */
export async function sendEvent(
  { url, secret }: { url: string; secret: Uint8Array },
  { id, type, data, createdAt }: { id: string; type: string; data: unknown; createdAt: Date },
  { network, now, ...limits }: Options,
): Promise<Attempt | null> {
  const body = JSON.stringify({ type, timestamp: createdAt.toISOString(), data });
  const time = Math.floor(now / 1000);
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(time),
    'webhook-signature': signEvent(secret, { id, time, body }),
  };
  try {
    const { status } = await sendToPublicAddress({ url, method: 'POST', headers, body, ...limits }, network);
    return { isDelivered: status >= 200 && status < 300, status, problem: null };
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error;
    if (error.reason === 'stopped') return null;
    return { isDelivered: false, status: null, problem: error.message };
  }
}

/** Makes the secret recognizable, as the specification demands. */
export const secretPrefix = 'whsec_';

/** `id`: the same for each attempt; `time`: of the attempt, in seconds since 1970 (UTC) */
type Signed = { id: string; time: number; body: string };

/** The value of the header `webhook-signature`: https://www.standardwebhooks.com, version 1 with a symmetric key. */
export function signEvent(secret: Uint8Array, { id, time, body }: Signed): string {
  return `v1,${createHmac('sha256', secret).update(`${id}.${time}.${body}`).digest('base64')}`;
}
