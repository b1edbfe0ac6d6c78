import './styles/index.css';
import type { QueryClient } from '@tanstack/react-query';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router';
import type { PageResponse, PageRequest, RenderPage } from '#contract/api/page-renderer.ts';
import { App } from './app.tsx';
import { createQueryClient } from './api/query-client.ts';
import { createDocument } from './document.ts';
import { headOf } from './page-head.ts';
import { pageContext, type PageContext } from './page-context.ts';
import { canonicalAddress } from './canonical.ts';
import { renderOffline } from './offline/render-offline.tsx';
import { isPageHandle } from './page-handle.ts';
import type { PageState } from './page-state.ts';
import { renderBody } from './render-body.ts';
import { createRoutes } from './routes.tsx';
import { headOfError, statusOf } from './shell/route-error.ts';

const handler = createStaticHandler(createRoutes());

function pageModules({ matches }: StaticHandlerContext): string[] {
  return matches.flatMap(({ route }) => (isPageHandle(route.handle) ? [route.handle.module] : []));
}

/** The canonical address; null for an error or an unknown path. */
function canonicalOf({ matches, errors, loaderData }: StaticHandlerContext, url: string): string | null {
  const match = matches.at(-1);
  if (errors !== null || !isPageHandle(match?.route.handle)) return null;
  const { origin, searchParams } = new URL(url);
  const { address } = headOf(Object.values(loaderData)) ?? {};
  return `${origin}${address ?? canonicalAddress(match.route.handle.pattern, match.params, searchParams)}`;
}

function loadedQueries(queryClient: QueryClient): PageState['queries'] {
  const queries = queryClient.getQueryCache().getAll();
  return queries.flatMap(({ queryKey, state }) => (state.status === 'success' ? [[queryKey, state.data]] : []));
}

/** Renders the document of a page that the router has loaded. */
async function renderDocument(
  request: PageRequest,
  page: PageContext,
  loaded: StaticHandlerContext,
): Promise<PageResponse> {
  const router = createStaticRouter(handler.dataRoutes, loaded);
  const body = await renderBody(
    <App page={page} theme={request.theme}>
      <StaticRouterProvider router={router} context={loaded} hydrate={false} />
    </App>,
  );
  const [error] = Object.values(loaded.errors ?? {});
  const isNotFound = loaded.matches.some(({ route }) => route.id === 'not-found');
  return {
    status: error === undefined ? (isNotFound ? 404 : 200) : statusOf(error),
    ...createDocument({
      ...request,
      body,
      canonical: canonicalOf(loaded, request.url),
      origin: new URL(request.url).origin,
      head: error === undefined ? headOf(Object.values(loaded.loaderData)) : headOfError(error),
      starts: {
        modules: pageModules(loaded),
        state: {
          router: { loaderData: loaded.loaderData, errors: loaded.errors },
          queries: loadedQueries(page.queryClient),
          theme: request.theme,
        },
      },
    }),
  };
}

/** Renders the page of an address with data from `call`, as complete HTML that is readable without scripts. */
export const renderPage: RenderPage = async (request) => {
  if (import.meta.env.PROD && new URL(request.url).pathname === '/offline') return renderOffline(request);
  const page: PageContext = {
    call: request.call,
    queryClient: createQueryClient({ isServer: true }),
    waitsForData: true,
  };
  const requestContext = new RouterContextProvider(new Map([[pageContext, page]]));
  const loaded = await handler.query(new Request(request.url), { requestContext });
  if (!(loaded instanceof Response)) return renderDocument(request, page, loaded);
  return { status: loaded.status, html: '', location: loaded.headers.get('location') ?? '/' };
};
