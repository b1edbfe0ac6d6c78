import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { InlineTexts } from '#platform/api/page-renderer.ts';

/** For responses that are not pages: nothing may be loaded or run. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** For the service worker, which only fetches and evaluates no text. */
export const workerPolicy =
  "default-src 'none'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";

/** For pages with one inline style sheet and nothing else. `ancestors`: the sites that may show them in frames */
export function createDocumentPolicy(style: string, ancestors = "'none'"): string {
  const styles = `style-src ${hashSource(style)}`;
  return `default-src 'none'; ${styles}; base-uri 'none'; form-action 'none'; frame-ancestors ${ancestors}`;
}

const noTexts: InlineTexts = { styles: [], scripts: [] };

/**
 * For pages: files of this site, the league's player pictures, and inline styles and scripts with the given texts. Text becomes
 * HTML or the URL of a script only by one of two Trusted Types policies, `content` and `service-worker`.
 */
export function createPagePolicy({ styles, scripts }: InlineTexts = noTexts): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts.map(hashSource)].join(' '),
    ["style-src 'self'", ...styles.map(hashSource)].join(' '),
    "img-src 'self' data: https://img.mlbstatic.com",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types content service-worker',
  ].join('; ');
}

/** For development: the bundler's client adds inline styles and uses a WebSocket. */
export function createDevelopmentPolicy(inline?: InlineTexts): string {
  return createPagePolicy(inline)
    .replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'")
    .replace("connect-src 'self'", "connect-src 'self' ws:");
}

/** The texts come from the build: at most one style sheet for each page, and few scripts. */
const hashSources = new LRUCache<string, string>({
  max: 200,
  memoMethod: (text) => `'sha256-${hash('sha256', text, 'base64')}'`,
});

/** The source expression that allows an inline element with exactly this text. */
function hashSource(text: string): string {
  return hashSources.memo(text);
}

const headers = {
  'content-security-policy': dataPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** Sets the headers of every response; pages replace the content security policy. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id);
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000');
  });
}
