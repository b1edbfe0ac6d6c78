import type { Agent } from 'node:https';
import { LRUCache } from 'lru-cache';
import webPush from 'web-push';
import { OutgoingError } from '#platform/outgoing/check-outgoing-url.ts';
import { type TestNetwork, sendToPublicAddress } from '#platform/outgoing/send-to-public-address.ts';
import type { BrowserKeys } from './push-subscriptions.ts';

/**
 * `gone`: the subscription has ended; `refused`: another attempt would fail too; `unreachable`: another attempt may succeed.
 * `retryAfter`: seconds, if the service wants a pause
 */
type PushResult = { result: 'sent' | 'gone' | 'refused' | 'unreachable'; retryAfter: number | null };

type Push = {
  subscription: BrowserKeys & { endpoint: string };
  /** JSON for the service worker */
  text: string;
  /** ms after which the push service forgets a notification that it could not deliver */
  lifetime: number;
  /** a later notification of a topic replaces an earlier one that is not delivered yet */
  topic: string;
  timeLimit?: number;
};

/** The key pair of this site: an uncompressed point on P-256 and its 32 secret bytes. */
type PushKeys = { pushPublic: Buffer; pushPrivate: Buffer };

type Signer = { keys: PushKeys; contact: string };

/** `authorizationOf`: for the origin of a push service; `kept`: connections that are used again */
type Sender = { authorizationOf: (origin: string) => string; network: TestNetwork | null; kept?: Agent };

const encode = (bytes: Buffer): string => bytes.toString('base64url');

/** ms; a push service accepts a signature for half a day */
const signatureKept = 3_600_000;

/** Signs for push services, once an hour for each: a signature costs as much as four encryptions. */
export function createAuthorizations({ keys, contact }: Signer, realNow: () => number): Sender['authorizationOf'] {
  const known = new LRUCache<string, string>({ max: 1000, ttl: signatureKept, perf: { now: realNow } });
  return (origin) => {
    const given = known.get(origin);
    if (given !== undefined) return given;
    const [publicKey, privateKey] = [encode(keys.pushPublic), encode(keys.pushPrivate)];
    const { Authorization } = webPush.getVapidHeaders(origin, contact, publicKey, privateKey, 'aes128gcm');
    known.set(origin, Authorization);
    return Authorization;
  };
}

/** Sends a notification to a browser through its push service (RFC 8030), encrypted (RFC 8291) and signed (RFC 8292). */
export async function sendPush({ authorizationOf, network, kept }: Sender, push: Push): Promise<PushResult> {
  const { endpoint, publicKey, authSecret } = push.subscription;
  const details = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh: encode(publicKey), auth: encode(authSecret) } },
    push.text,
    {
      headers: { Authorization: authorizationOf(new URL(endpoint).origin) },
      TTL: Math.max(0, Math.floor(push.lifetime / 1000)),
      topic: push.topic,
    },
  );
  const { headers, body } = details;
  const { timeLimit } = push;
  const request = {
    url: endpoint,
    method: 'POST' as const,
    headers,
    body,
    ...(timeLimit !== undefined && { timeLimit }),
  };
  try {
    const { status, headers: answered } = await sendToPublicAddress(request, network, kept);
    return { result: resultOf(status), retryAfter: status === 429 ? secondsOf(answered['retry-after']) : null };
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error;
    const isRefused = error.reason === 'url' || error.reason === 'address';
    return { result: isRefused ? 'refused' : 'unreachable', retryAfter: null };
  }
}

function resultOf(status: number): PushResult['result'] {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'unreachable' : 'refused';
}

const usualPause = 60;

/** The seconds of `Retry-After`, which can be a date; the usual pause without it. */
function secondsOf(retryAfter = ''): number {
  if (/^\d{1,6}$/.test(retryAfter)) return Number(retryAfter);
  const seconds = Math.ceil((Date.parse(retryAfter) - Date.now()) / 1000);
  return seconds > 0 ? seconds : usualPause;
}
