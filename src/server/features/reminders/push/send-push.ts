import { OutgoingError } from '#server/outgoing/outgoing-error.ts';
import { sendToPublicAddress, type TestNetwork } from '#server/outgoing/send-to-public-address.ts';
import { type BrowserKeys, encryptPayload } from './encrypt-payload.ts';
import { type PushKeys, signPush } from './sign-push.ts';

/** `gone`: the subscription has ended; `refused`: another attempt would fail too; `unreachable`: another attempt may succeed. */
export type PushResult = 'sent' | 'gone' | 'refused' | 'unreachable';

type Push = {
  subscription: BrowserKeys & { endpoint: string };
  /** JSON for the service worker */
  text: string;
  /** ms after which the push service forgets a notification that it could not deliver */
  lifetime: number;
};

type Sender = { keys: PushKeys; contact: string | null; realNow: () => number; network: TestNetwork | null };

/** Sends a notification to a browser through its push service (RFC 8030). */
export async function sendPush(
  { keys, contact, realNow, network }: Sender,
  { subscription, text, lifetime }: Push,
): Promise<PushResult> {
  const { endpoint } = subscription;
  const request = {
    url: endpoint,
    method: 'POST' as const,
    headers: {
      authorization: signPush(keys, { endpoint, contact, now: realNow() }),
      'content-type': 'application/octet-stream',
      'content-encoding': 'aes128gcm',
      ttl: String(Math.max(0, Math.floor(lifetime / 1000))),
      urgency: 'normal',
      // replaces an earlier one that is not delivered yet
      topic: 'missing-picks',
    },
    body: encryptPayload(text, subscription),
  };
  try {
    return resultOf((await sendToPublicAddress(request, network)).status);
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error;
    return error.reason === 'url' || error.reason === 'address' ? 'refused' : 'unreachable';
  }
}

function resultOf(status: number): PushResult {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'unreachable' : 'refused';
}
