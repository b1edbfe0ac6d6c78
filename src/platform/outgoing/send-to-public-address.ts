import { Resolver } from 'node:dns/promises';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Agent, type AgentOptions, request as httpsRequest } from 'node:https';
import { isIPv6, type LookupFunction, isIP } from 'node:net';
import { callbackify } from 'node:util';
import { checkOutgoingUrl, hostOf, notPublic, isPublicAddress, OutgoingError } from './check-outgoing-url.ts';

export type OutgoingRequest = {
  url: string;
  method: 'GET' | 'POST';
  headers: Readonly<Record<string, string>>;
  body?: string | Uint8Array;
  /** in ms, for the name, the connection and the whole response */
  timeLimit?: number;
  /** ends the request early */
  signal?: AbortSignal;
};

type OutgoingResponse = { status: number; headers: IncomingHttpHeaders };

/** The body of a response is read up to this size, and not used. */
const mostBytes = 16_384;

const usualTimeLimit = 10_000;

/** How tests reach a server of their own. The addresses that `resolve` returns are checked like any other. */
export type TestNetwork = { resolve: ResolveName; createAgent(options?: AgentOptions): Agent };

/** ms after which a connection without a request is closed; servers keep theirs longer */
const keptFor = 4000;

/** Connections that are used again, at most so many. The addresses of a host are checked whenever one is opened. */
export function keepConnections(most: number, network: TestNetwork | null = null): Agent {
  const options = { keepAlive: true, maxSockets: most, maxTotalSockets: most, maxFreeSockets: most, timeout: keptFor };
  return network?.createAgent(options) ?? new Agent(options);
}

/**
 * Sends one request to a URL that a user entered, over HTTPS. The name of the host is resolved once; if one of its
 * addresses is not public, nothing is sent. The connection uses only the checked addresses and is not used again, so that each
 * request, also each retry, checks again, unless it is one of `kept`. Redirects are not followed: their status is returned like any other.
 * Rejects with `OutgoingError`.
 */
export async function sendToPublicAddress(
  request: OutgoingRequest,
  network: TestNetwork | null = null,
  kept?: Agent,
): Promise<OutgoingResponse> {
  const url = checkOutgoingUrl(request.url);
  const limit = new AbortController();
  const { signal: timeout } = limit;
  // a signal of `AbortSignal.timeout` would stay in memory until its time
  const timer = setTimeout(() => limit.abort(), request.timeLimit ?? usualTimeLimit);
  const signal = request.signal === undefined ? timeout : AbortSignal.any([timeout, request.signal]);
  try {
    const readAddresses = () => resolvePublic(hostOf(url), network?.resolve ?? resolveName, signal);
    if (kept !== undefined) return await exchange({ url, request, readAddresses, signal, agent: kept });
    const addresses = await readAddresses();
    const agent = network?.createAgent() ?? false;
    return await exchange({ url, request, readAddresses: async () => addresses, signal, agent });
  } catch (error) {
    if (timeout.aborted) throw new OutgoingError('time', 'The host did not answer in time.', error);
    if (signal.aborted) throw new OutgoingError('stopped', 'The request was stopped.', error);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

async function resolvePublic(host: string, resolve: ResolveName, signal: AbortSignal): Promise<string[]> {
  const addresses = await withSignal(resolve(host, signal), signal).catch((error: unknown) => {
    throw new OutgoingError('name', 'The name of the host is unknown.', error);
  });
  if (addresses.length === 0) throw new OutgoingError('name', 'The name of the host is unknown.');
  if (!addresses.every(isPublicAddress)) throw notPublic();
  return addresses;
}

async function withSignal<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = Promise.withResolvers<never>();
  const stop = () => aborted.reject(signal.reason);
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop);
  return Promise.race([work, aborted.promise]).finally(() => signal.removeEventListener('abort', stop));
}

type Exchange = {
  url: URL;
  request: OutgoingRequest;
  readAddresses: () => Promise<readonly string[]>;
  signal: AbortSignal;
  agent: Agent | false;
};

function exchange({ url, request, readAddresses, signal, agent }: Exchange): Promise<OutgoingResponse> {
  return new Promise((resolve, reject) => {
    const sent = httpsRequest(url, {
      method: request.method,
      headers: { ...request.headers, 'user-agent': 'called-shot' },
      agent,
      signal,
      lookup: pinnedLookup(readAddresses),
      // also with NODE_TLS_REJECT_UNAUTHORIZED=0
      rejectUnauthorized: true,
      maxHeaderSize: mostBytes,
    });
    sent.on('error', (error) => reject(toOutgoingError(error)));
    // an upgraded connection ends without an error
    const close = () => reject(new OutgoingError('connection', 'The host closed the connection.'));
    sent.on('close', close);
    sent.on('response', (response) => {
      // a request on a kept connection closes before its response is read
      sent.off('close', close);
      const { statusCode: status = 0, headers: received } = response;
      endOf(response)
        .then(() => resolve({ status, headers: received }))
        .catch((error: Error) => reject(toOutgoingError(error)))
        .finally(() => {
          // a whole response leaves the connection to the next request
          if (!response.complete || agent === false || agent.options.keepAlive !== true) sent.destroy();
        });
    });
    sent.end(request.body);
  });
}

/** Waits for the end of the body or for the limit of its size. */
async function endOf(response: IncomingMessage): Promise<void> {
  let size = 0;
  for await (const chunk of response as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > mostBytes) return;
  }
}

/** Resolves each name to the checked addresses. */
function pinnedLookup(readAddresses: Exchange['readAddresses']): LookupFunction {
  const read = callbackify(readAddresses);
  return (_host, options, callback) => {
    read((error, addresses) => {
      const found = (error === null ? addresses : []).map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
      if (options.all === true) callback(error, found);
      else callback(error, found[0]?.address ?? '', found[0]?.family);
    });
  };
}

function toOutgoingError(error: Error): OutgoingError {
  if (error instanceof OutgoingError) return error;
  const code = 'code' in error ? String(error.code) : '';
  if (/CERT|SIGNATURE|ERR_TLS/.test(code)) {
    return new OutgoingError('certificate', `The certificate of the host is not valid (${code}).`, error);
  }
  return new OutgoingError('connection', 'The connection to the host failed.', error);
}

/** Returns all IP addresses of a host. Rejects, or returns none, if the name is unknown. */
type ResolveName = (host: string, signal: AbortSignal) => Promise<string[]>;

/**
 * Reads the addresses of a host from DNS. `dns.lookup` is not used: it also reads local names, and each slow answer holds one
 * of the few threads that also hash passwords.
 */
async function resolveName(host: string, signal: AbortSignal): Promise<string[]> {
  if (isIP(host) !== 0) return [host];
  const resolver = new Resolver({ timeout: 2000, tries: 2 });
  const cancel = () => resolver.cancel();
  signal.addEventListener('abort', cancel);
  const families = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  signal.removeEventListener('abort', cancel);
  return families.flatMap((found) => (found.status === 'fulfilled' ? found.value : []));
}
