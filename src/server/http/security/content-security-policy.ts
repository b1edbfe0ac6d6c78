/** For responses that are not pages: nothing may be loaded or run. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** For the service worker, which only fetches and evaluates no text. */
export const workerPolicy =
  "default-src 'none'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";

/**
 * For pages: files of this site, the league's player pictures, and elements with the nonce of the response. Text becomes HTML
 * or the address of a script only by one of two Trusted Types policies, `content` and `service-worker`.
 */
export function createPagePolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
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
export function createDevelopmentPolicy(nonce: string): string {
  return createPagePolicy(nonce)
    .replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'")
    .replace("connect-src 'self'", "connect-src 'self' ws:");
}
