/** Returns true for the path of a file of the build, which the offline page may need. */
export function isOwnFile(path: string): boolean {
  return path.startsWith('/assets/') || path === '/offline.js';
}

/** The paths of the build's files in the HTML of a page. */
export function ownFilesIn(html: string): string[] {
  const named = [...html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, address = '']) => address);
  return [...new Set(named.filter(isOwnFile))];
}
