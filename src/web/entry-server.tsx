import './styles/index.css';
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
import { isPageHandle } from './page-handle.ts';
import { writePageState, type PageState } from './page-state.ts';
import { renderBody } from './render-body.ts';
import { createRoutes } from './routes.tsx';
import { headOfError, pageStatusOf } from './shell/route-error.ts';

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
  return `${origin}${address ?? canonicalAddress(match.route.handle, match.params, searchParams)}`;
}

type LoadedPage = { request: PageRequest; page: PageContext; loaded: StaticHandlerContext };

async function renderLoaded({ request, page, loaded }: LoadedPage): Promise<PageResponse> {
  const router = createStaticRouter(handler.dataRoutes, loaded);
  const body = await renderBody(
    <App page={page} theme={request.theme}>
      <StaticRouterProvider router={router} context={loaded} hydrate={false} />
    </App>,
  );
  const [error] = Object.values(loaded.errors ?? {});
  const isNotFound = loaded.matches.some(({ route }) => route.id === 'not-found');
  return {
    status: error === undefined ? (isNotFound ? 404 : 200) : pageStatusOf(error),
    ...createDocument({
      ...request,
      body,
      canonical: canonicalOf(loaded, request.url),
      origin: new URL(request.url).origin,
      head: error === undefined ? headOf(Object.values(loaded.loaderData)) : headOfError(error),
      modules: pageModules(loaded),
      state: writeState({ request, page, loaded }),
    }),
  };
}

/** The state of a page for a script element. It is escaped so that it cannot close the element. */
function writeState({ request: { theme }, page, loaded: { loaderData, errors } }: LoadedPage): string {
  const all = page.queryClient.getQueryCache().getAll();
  const queries = all
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }): PageState['queries'][number] => [queryKey, state.data]);
  return writePageState({ router: { loaderData, errors }, theme, queries }).replaceAll('<', String.raw`\u003c`);
}

/** Renders the page of an address with data from `call`, as complete HTML that is readable without scripts. */
export const renderPage: RenderPage = async (request) => {
  const page: PageContext = {
    queryClient: createQueryClient({ call: request.call, isServer: true }),
    waitsForData: true,
  };
  const requestContext = new RouterContextProvider(new Map([[pageContext, page]]));
  const loaded = await handler.query(new Request(request.url), { requestContext });
  if (!(loaded instanceof Response)) return renderLoaded({ request, page, loaded });
  return { status: loaded.status, html: '', location: loaded.headers.get('location') ?? '/' };
};
