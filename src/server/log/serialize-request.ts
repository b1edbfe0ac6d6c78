import type { FastifyRequest } from 'fastify';
import { endpoints } from '#contract/api/endpoints.ts';
import { type Page, pages } from '#contract/pages.ts';
import { shortenAddress } from '#server/http/security/network-of.ts';

const pagePaths = Object.values<Page>(pages).flatMap(({ path = '', itemPath = '' }) => [path, itemPath]);
const files = ['/healthz', '/robots.txt', '/sitemap.xml', '/blog/feed.xml'];
const paths = [...Object.values(endpoints).map(({ path }) => path), ...pagePaths, ...files];
const words = new Set(paths.flatMap((path) => path.split('/')).filter((part) => !part.startsWith(':')));
/** the next part of the path is a username */
const ofUsers = new Set(['fans', 'user']);

/** The logged form of a request. Names of users, queries and unknown parts of the path are left out. */
export function serializeRequest({ method, url, ip }: Pick<FastifyRequest, 'method' | 'url' | 'ip'>) {
  return { method, url: redactPath(url), client: shortenAddress(ip) };
}

function redactPath(url: string): string {
  const [path = ''] = url.split('?');
  const parts = path.split('/');
  if (parts[1] === 'assets') return path;
  return parts
    .map((part, index) => {
      const isListed = words.has(part) || /^\d{1,10}$/.test(part);
      return isListed && !ofUsers.has(parts[index - 1] ?? '') ? part : '*';
    })
    .join('/');
}
