import { type Page, pages } from './pages.ts';

/** Each page that has one fixed path. */
export function fixedPages() {
  return Object.entries<Page>(pages).flatMap(([name, { path, needsSession = false, isListed = !needsSession }]) =>
    path === undefined ? [] : [{ name, path, needsSession, isListed }],
  );
}

const pathsOf = (isWanted: boolean) =>
  fixedPages().flatMap(({ path, isListed }) => (isListed === isWanted ? [path] : []));

/** Paths of the pages that search engines may list. */
export function listedPaths(): string[] {
  return pathsOf(true);
}

/** Whether the page of a path is the same for all visitors, and not about a visit itself, such as signing in. */
export function isPublicPath(path: string): boolean {
  return (
    listedPaths().includes(path) ||
    !['/api', ...pathsOf(false)].some((fixed) => path === fixed || path.startsWith(`${fixed}/`))
  );
}
