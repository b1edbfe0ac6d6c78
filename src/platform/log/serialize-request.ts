import type { FastifyRequest } from 'fastify';
import { type Page, pages } from '#platform/api/pages.ts';
import { shortenAddress } from '#platform/http/security/network-of.ts';

const pagePaths = Object.values<Page>(pages).flatMap(({ path = '', itemPath = '' }) => [path, itemPath]);
const pageWords = new Set([...pagePaths.flatMap((path) => path.split('/')), 'api']);

type LoggedRequest = Pick<FastifyRequest, 'method' | 'url' | 'ip'> & { routeOptions: { url?: string | undefined } };

/** The logged form of a request. Names of users, queries and unknown parts of the path are left out. */
export function serializeRequest({ method, url, ip, routeOptions }: LoggedRequest) {
  return { method, url: redactPath(url, routeOptions.url), client: shortenAddress(ip) };
}

/** `route`: `/api/fans/:username`; one for all pages, and absent for a path without a route */
function redactPath(url: string, route = '/*'): string {
  const [path = ''] = url.split('?');
  const parts = path.split('/');
  if (parts[1] === 'assets') return path;
  const places = route.split('/');
  const isPage = route === '/*';
  return parts
    .map((part, index) => {
      const isUsername = isPage ? parts[index - 1] === 'user' : places[index] === ':username';
      const isListed = part === '' || (isPage ? pageWords.has(part) : part === places[index]);
      return !isUsername && (isListed || /^\d{1,10}$/.test(part)) ? part : '*';
    })
    .join('/');
}
