/** Whether an address is that of a file of the build, which the offline page may need; `path` from the site's root. */
export function isOwnFile(path: string): boolean {
  return path.startsWith('/assets/') || path === '/offline.js';
}

/** Addresses of the build's files that a page's HTML names. */
export function ownFilesIn(html: string): string[] {
  const named = [...html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, address = '']) => address);
  return [...new Set(named.filter(isOwnFile))];
}
