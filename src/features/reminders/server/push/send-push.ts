import webPush from 'web-push';
import { OutgoingError } from '#platform/outgoing/outgoing-error.ts';
import { sendToPublicAddress, type TestNetwork } from '#platform/outgoing/send-to-public-address.ts';
import type { BrowserKeys } from './browser-keys.ts';

/** `gone`: the subscription has ended; `refused`: another attempt would fail too; `unreachable`: another attempt may succeed. */
export type PushResult = 'sent' | 'gone' | 'refused' | 'unreachable';

type Push = {
  subscription: BrowserKeys & { endpoint: string };
  /** JSON for the service worker */
  text: string;
  /** ms after which the push service forgets a notification that it could not deliver */
  lifetime: number;
};

/** The key pair of this site: an uncompressed point on P-256 and its 32 secret bytes. */
type PushKeys = { pushPublic: Buffer; pushPrivate: Buffer };

type Sender = { keys: PushKeys; contact: string; network: TestNetwork | null };

const encode = (bytes: Buffer): string => bytes.toString('base64url');

/** Sends a notification to a browser through its push service (RFC 8030), encrypted (RFC 8291) and signed (RFC 8292). */
export async function sendPush({ keys, contact, network }: Sender, push: Push): Promise<PushResult> {
  const { endpoint, publicKey, authSecret } = push.subscription;
  const details = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh: encode(publicKey), auth: encode(authSecret) } },
    push.text,
    {
      vapidDetails: { subject: contact, publicKey: encode(keys.pushPublic), privateKey: encode(keys.pushPrivate) },
      TTL: Math.max(0, Math.floor(push.lifetime / 1000)),
      // replaces an earlier one that is not delivered yet
      topic: 'missing-picks',
    },
  );
  const request = { url: endpoint, method: 'POST' as const, headers: details.headers, body: details.body };
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
