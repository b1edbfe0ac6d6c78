import type { IncomingMessage } from 'node:http';
import { prefersPlainText } from '../visit/prefers-plain-text.ts';
import { readCookies } from '../visit/request-cookies.ts';

/** A longer address is not shared. */
const maxAddressLength = 1000;

/** Whether a page may be sent to this client only. */
export function isForOneClient(request: IncomingMessage): boolean {
  return readCookies(request).sharing !== 'all';
}

export function isApiRequest({ url = '' }: IncomingMessage): boolean {
  return url.startsWith('/api/');
}

/**
 * Requests with the same key have the same response: address, host, the theme of a page, whether plain text is preferred, and
 * whether an API request has a session.
 * The headers of a trusted proxy name the host and scheme too, and only its address shows whether it is trusted. Null: the
 * response is not shared.
 */
export function sharedKey(request: IncomingMessage, isBehindProxy: boolean): string | null {
  const { method, url = '', headers, socket } = request;
  if ((method !== 'GET' && method !== 'HEAD') || url.length > maxAddressLength) return null;
  const { sharing, theme } = readCookies(request);
  if (headers.authorization !== undefined || sharing === 'nothing') return null;
  const isApi = isApiRequest(request);
  if (!isApi && sharing === 'data') return null;
  const form = prefersPlainText(request) ? 'plain' : '';
  const key = `${url}\n${headers.host ?? ''}\n${isApi ? sharing : String(theme)}\n${form}`;
  if (!isBehindProxy) return key;
  const { 'x-forwarded-host': host, 'x-forwarded-proto': scheme } = headers;
  return `${key}\n${socket.remoteAddress ?? ''}\n${String(host)}\n${String(scheme)}`;
}
