import { readQuery } from '../http/query.ts';
import type { ApiHandler } from '../http/routes.ts';
import type { Json } from '../wire/json.ts';

/** The response of a league to a request at a time (epoch ms), as a client receives it. */
export function requestJson(handleRequest: ApiHandler, url: string, now: number): Json {
  const { pathname, searchParams } = new URL(url, 'http://league');
  const body = handleRequest({ path: pathname, query: readQuery(searchParams), now });
  const received: Json = JSON.parse(JSON.stringify(body));
  return received;
}
