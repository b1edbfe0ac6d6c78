import type { ComponentType } from 'react';
import { matchRoutes, RouterContextProvider, type LoaderFunctionArgs } from 'react-router';
import { pages, type Page } from '#platform/api/pages.ts';
import { pageContext, type PageContext, type PageUrls } from '#platform/page/page-context.ts';
import { NotFoundPage } from '#ui/kit/not-found-page.tsx';

type PageModule = {
  Component: ComponentType<{ data: unknown }>;
  loader?: (args: LoaderFunctionArgs) => unknown;
  /** false: another URL of the same page needs no new data */
  shouldRevalidate?: (urls: PageUrls) => boolean;
  /** loads code that the first render needs, after the data */
  ready?: (page: PageContext) => Promise<void>;
};

type PageRoute = {
  /** the canonical path with its parameter: `/TodaysGame/:gamePk` */
  path: string;
  /** names of the search parameters of the canonical path */
  parameters: string[];
  /** of the page's module: the server inlines the styles of its chunk and preloads its code; null: of the frame */
  file: string | null;
  load: () => Promise<PageModule>;
};

/** A page with its code and data. If these could not be loaded, `error` is the reason; `Component` is null. */
export type OpenedPage = {
  route: PageRoute;
  params: Readonly<Record<string, string | undefined>>;
  Component: ComponentType<{ data: unknown }> | null;
  data: unknown;
  error: unknown;
};

const modules = new Map(
  Object.entries(import.meta.glob<PageModule>('../../pages/**/*.page.tsx')).map(([path, load]) => {
    const file = path.replace('../../', 'src/');
    return [file.slice(file.lastIndexOf('/') + 1), { file, load }];
  }),
);
/** The style guide and the odd states, each at its name. */
const developmentModules = import.meta.env.DEV
  ? import.meta.glob<PageModule>(['../../ui/styleguide/*.page.tsx', '../testing/odd-states/*.page.tsx'])
  : {};

const notFound: PageRoute = {
  path: '*',
  parameters: [],
  file: null,
  load: async () => ({
    Component: () => <NotFoundPage />,
    loader: () => ({ title: '404 NOT FOUND', description: 'There is no such page.' }),
  }),
};

/** The routes of every page, from the table of pages. */
const routes: PageRoute[] = [
  ...Object.entries<Page>(pages).flatMap(([name, { path, itemPath, search = {} }]) => {
    const found = modules.get(`${name}.page.tsx`);
    if (found === undefined) throw new Error(`There is no ${name}.page.tsx`);
    return [path, itemPath].flatMap((each) =>
      each === undefined ? [] : { path: each, parameters: Object.keys(search), ...found },
    );
  }),
  ...Object.entries(developmentModules).map(([file, load]) => ({
    path: file.replace(/^.*(\/[^/]+)\.page\.tsx$/, '$1'),
    parameters: [],
    file: null,
    load,
  })),
  notFound,
];

/** The route of a URL with the parameters of its path. */
export function findRoute(url: URL): Pick<OpenedPage, 'route' | 'params'> {
  return matchRoutes(routes, url)?.at(-1) ?? { route: notFound, params: {} };
}

/**
 * Loads the code of the page of a URL, and its data unless `loaded` has it. Never rejects: a page that cannot be loaded has an
 * `error`. `before`: the shown page, whose data stays if this one is the same and needs no other.
 */
export async function openPage(
  url: URL,
  page: PageContext,
  { before, loaded }: { before?: { url: URL; opened: OpenedPage }; loaded?: Pick<OpenedPage, 'data' | 'error'> } = {},
): Promise<OpenedPage> {
  const { route, params } = findRoute(url);
  try {
    const code = await route.load();
    const isSame = before?.opened.route === route && before.opened.error === undefined;
    const keepsData = isSame && code.shouldRevalidate?.({ currentUrl: before.url, nextUrl: url }) === false;
    const context = new RouterContextProvider(new Map([[pageContext, page]]));
    const args = { request: new Request(url), url, params, pattern: route.path, context };
    const { data, error } =
      loaded ?? (keepsData ? before.opened : { data: await code.loader?.(args), error: undefined });
    await code.ready?.(page);
    return { route, params, Component: code.Component, data, error };
  } catch (error) {
    return { route, params, Component: null, data: null, error };
  }
}

/** The canonical path of a page: the path as the table of pages writes it and the parameters that select it in one order. */
export function canonicalPath(
  { path: pattern, parameters }: Pick<PageRoute, 'path' | 'parameters'>,
  params: Readonly<Record<string, string | undefined>>,
  search: URLSearchParams,
): string {
  const path = pattern.replace(/:(\w+)/, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const present = parameters.toSorted().flatMap((name) => (search.get(name) ? [[name, search.get(name) ?? '']] : []));
  return present.length === 0 ? path : `${path}?${new URLSearchParams(present).toString()}`;
}
