import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CannotStart } from '#platform/settings/cannot-start.ts';
import type { AppOptions } from './build-app.ts';
import { loadBuiltPages } from './built-pages.ts';

const dist = fileURLToPath(new URL('../../../dist', import.meta.url));

/** Returns the built pages and browser files or, in development, pages from the source. */
export function openPages(
  isDevelopment: boolean,
): Required<Pick<AppOptions, 'pages'>> & Pick<AppOptions, 'clientFolder'> {
  if (isDevelopment) {
    return {
      // loads the bundler only in development
      pages: async (app) => (await import('./development-pages.ts')).startDevelopmentPages(app),
    };
  }
  if (!isBuilt()) throw new CannotStart('The pages are not built yet; npm start builds them');
  // while the league and the database start
  const loading = loadBuiltPages(dist);
  // a rejection is reported where the promise is awaited
  loading.catch(() => {});
  return { pages: () => loading, clientFolder: join(dist, 'client') };
}

function isBuilt(): boolean {
  return [join(dist, 'server', 'entry-server.js'), join(dist, 'client', '.vite', 'manifest.json')].every((path) =>
    existsSync(path),
  );
}
