import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { pages, type Page } from '#contract/pages.ts';
import { load, loadIfPossible } from './api/load.ts';
import { leagueQuery } from './api/queries/league.ts';
import { sessionQuery } from './api/queries/session.ts';
import { pageContext } from './page-context.ts';
import type { PageHandle } from './page-handle.ts';
import { ErrorPage } from './shell/error-page.tsx';
import { NotFoundPage } from './shell/not-found-page.tsx';
import { Shell } from './shell/shell.tsx';

type PageModule = { Component: React.ComponentType; loader?: RouteObject['loader'] };

const modules = import.meta.glob<PageModule>(['./pages/*/*-page.tsx', '!./pages/styleguide/*']);

function createPage(name: string, pattern: string, { search = {} }: Page): RouteObject {
  const file = `pages/${name}/${name}-page.tsx`;
  const handle: PageHandle = { module: `src/web/${file}`, pattern, parameters: Object.keys(search) };
  return { path: pattern, lazy: modules[`./${file}`], handle };
}

async function loadShell({ context }: LoaderFunctionArgs): Promise<null> {
  const pageData = context.get(pageContext);
  await Promise.all([load(pageData, leagueQuery), loadIfPossible(pageData, sessionQuery)]);
  return null;
}

const notFoundHead = { title: '404 NOT FOUND', description: 'There is no such page.' };

/** The routes of every page, from the table of pages. The code of a page is loaded when its route is matched. */
export function createRoutes(): RouteObject[] {
  return [
    {
      id: 'shell',
      path: '/',
      Component: Shell,
      loader: loadShell,
      shouldRevalidate: () => false,
      HydrateFallback: () => null,
      ErrorBoundary: ErrorPage,
      children: [
        {
          ErrorBoundary: ErrorPage,
          children: createPages(),
        },
      ],
    },
  ];
}

function createPages(): RouteObject[] {
  const routes = Object.entries<Page>(pages).flatMap(([name, page]) =>
    [page.path, page.itemPath].flatMap((pattern) => (pattern === undefined ? [] : [createPage(name, pattern, page)])),
  );
  const styleguide = import.meta.env.DEV
    ? [{ path: '/styleguide', lazy: () => import('./pages/styleguide/styleguide-page.tsx') }]
    : [];
  return [
    ...routes,
    ...styleguide,
    { path: '*', id: 'not-found', Component: NotFoundPage, loader: () => notFoundHead },
  ];
}
