import type { IncomingMessage } from 'node:http';
import { hasOwnView } from '../visit/has-own-view.ts';
import { prefersPlainText } from '../visit/prefers-plain-text.ts';
import { readTheme } from '../visit/theme-cookie.ts';

/** A longer address is not shared. */
const maxAddressLength = 1000;

/** Whether a request may have a session. Its pages are rendered for one user. */
export function hasSessionCookie({ headers }: IncomingMessage): boolean {
  return headers.cookie?.includes('called_shot=') === true;
}

/** Whether the response to a request may be sent to this client only. */
export function isForOneClient(request: IncomingMessage): boolean {
  return hasSessionCookie(request) || hasOwnView(request);
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
  if (headers.authorization !== undefined || hasOwnView(request)) return null;
  const isApi = isApiRequest(request);
  if (!isApi && hasSessionCookie(request)) return null;
  const variant = isApi ? hasSessionCookie(request) : readTheme(headers.cookie);
  const form = prefersPlainText(request) ? 'plain' : '';
  const key = `${url}\n${headers.host ?? ''}\n${String(variant)}\n${form}`;
  if (!isBehindProxy) return key;
  const { 'x-forwarded-host': host, 'x-forwarded-proto': scheme } = headers;
  return `${key}\n${socket.remoteAddress ?? ''}\n${String(host)}\n${String(scheme)}`;
}
