import '#ui/styles/index.css';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { headOfError, pageStatusOf } from '#app/shell/route-error.ts';
import { sessionQuery } from '#features/accounts/queries/session.ts';
import { leagueQuery } from '#features/league/queries.ts';
import { ApiError } from '#platform/api/api-error.ts';
import type { PageRequest, RenderPage } from '#platform/api/page-renderer.ts';
import { type PageName, pages } from '#platform/api/pages.ts';
import { load, loadIfPossible } from '#platform/page/load.ts';
import { isPageHead, type PageContext } from '#platform/page/page-context.ts';
import { createQueryClient } from '#platform/page/query.ts';
import { App, OpenedPageView } from '../page/app.tsx';
import { canonicalPath, findRoute, openPage, type OpenedPage } from '../page/page-routes.tsx';
import { type PageState, writePageState } from '../page/page-state.ts';
import { createDocument } from './document.ts';

/** The canonical path; null for an error or an unknown path. */
function canonicalOf({ route, params, data, error }: OpenedPage, url: string): string | null {
  if (error !== undefined || route.file === null) return null;
  const { origin, searchParams } = new URL(url);
  const { path = null } = isPageHead(data) ? data : {};
  return `${origin}${path ?? canonicalPath(route, params, searchParams)}`;
}

/** What replaces the data of a page that cannot be shown with the search parameters of its URL. */
function refuseSearch(url: URL, { checkSearch }: Pick<PageRequest, 'checkSearch'>) {
  const name = Object.keys(pages).find((each) => findRoute(url).route.file?.endsWith(`/${each}.page.tsx`));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a key of the table
  const problem = name === undefined ? null : checkSearch(name as PageName, url.searchParams);
  return problem === null ? {} : { loaded: { data: null, error: new ApiError(400, problem) } };
}

/** Loads the data of the frame around every page. */
async function loadFrame(page: PageContext): Promise<void> {
  await Promise.all([load(page, leagueQuery), loadIfPossible(page, sessionQuery)]);
}

const frameRoutes = new Set([leagueQuery, sessionQuery].map(({ queryKey }) => queryKey[0]));

/** The data that is sent with a page. What a refused page has loaded until then is left out: it depends on chance. */
function loadedQueries({ queryClient }: PageContext, isRefused: boolean): PageState['queries'] {
  return queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state, queryKey }) => state.status === 'success' && (!isRefused || frameRoutes.has(queryKey[0])))
    .map(({ queryKey, state }) => [queryKey, state.data]);
}

/** Renders the page of a URL with data from `call`, as complete HTML that is readable without scripts. */
export const renderPage: RenderPage = async (request) => {
  const page: PageContext = {
    queryClient: createQueryClient({ call: request.call, isServer: true }),
    waitsForData: true,
  };
  const url = new URL(request.url);
  const [loaded, frame] = await Promise.all([
    openPage(url, page, refuseSearch(url, request)),
    loadFrame(page).catch((error: unknown) => ({ error })),
  ]);
  const opened = { ...loaded, ...frame };
  const { route, data, error } = opened;
  const { formResult = null } = request;
  const head = error === undefined ? (isPageHead(data) ? data : undefined) : headOfError(error);
  const body = await renderBody(
    <App page={page} theme={request.theme} formResult={formResult}>
      <StaticRouter location={url.pathname + url.search}>
        <OpenedPageView opened={opened} />
      </StaticRouter>
    </App>,
  );
  return {
    status: error === undefined ? (route.path === '*' ? 404 : 200) : pageStatusOf(error),
    ...createDocument({
      ...request,
      body,
      canonical: canonicalOf(opened, request.url),
      origin: url.origin,
      head,
      modules: [route.file, head?.module].filter((module) => typeof module === 'string'),
      state: writePageState({
        page: { data, error },
        theme: request.theme,
        formResult,
        queries: loadedQueries(page, error !== undefined),
      }),
    }),
  };
};

/** Renders the HTML of a tree, lazy parts included, so that the page is readable without scripts. */
async function renderBody(tree: ReactNode): Promise<string> {
  const { prelude } = await prerender(tree, { progressiveChunkSize: Number.MAX_SAFE_INTEGER });
  return new Response(prelude).text();
}
