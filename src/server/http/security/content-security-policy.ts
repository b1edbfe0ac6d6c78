/** For answers that are no pages: nothing in them may load or run anything. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** For the browser's service worker, which fetches for the pages and does nothing else. */
export const workerPolicy = "default-src 'none'; connect-src 'self'";

/** For pages: only our own files, the league's pictures of players, and what this answer's nonce marks. */
export function pagePolicy(nonce: string): string {
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
  ].join('; ');
}

/** Development only: the bundler's client adds styles as it likes and talks over a socket. */
export function developmentPolicy(nonce: string): string {
  return pagePolicy(nonce)
    .replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'")
    .replace("connect-src 'self'", "connect-src 'self' ws:");
}
