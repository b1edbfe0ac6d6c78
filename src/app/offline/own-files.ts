/** What a page without a connection needs; the worker stores them when it is installed. */
export const offlineFiles = ['/offline.css', '/offline.js'];

/** A page with little content, whose header, bar and footer are those of a page that is not kept. */
export const framePath = '/login';

/** Returns true for the path of a file of the build. */
export function isOwnFile(path: string): boolean {
  return path.startsWith('/assets/') || offlineFiles.includes(path);
}

/** The paths of the build's files in the HTML of a page. */
export function ownFilesIn(html: string): string[] {
  const named = [...html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, url = '']) => url);
  return [...new Set(named.filter(isOwnFile))];
}
