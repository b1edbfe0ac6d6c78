import './styles/index.css';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router';
import type { User } from '#contract/accounts.ts';
import type { PageAssets, PageResponse, PageRequest, RenderPage } from '#contract/api/page-renderer.ts';
import { App } from './app.tsx';
import { createQueryClient } from './api/query-client.ts';
import { createCopiedPages, type CopiedPage } from './copies/copied-pages.ts';
import { dataText } from './copies/data-text.ts';
import { markOf, type OwnParts, OwnPartsContext, splitAtMarks } from './copies/own-part.tsx';
import { renderPart } from './copies/render-part.tsx';
import { trackReads } from './copies/track-reads.ts';
import { sessionHash, writeSession, writeState } from './copies/write-state.ts';
import { createDocument } from './document.ts';
import { headOf } from './page-head.ts';
import { pageContext, type PageContext } from './page-context.ts';
import { canonicalAddress } from './canonical.ts';
import { renderOffline } from './offline/render-offline.tsx';
import { isPageHandle } from './page-handle.ts';
import { renderBody } from './render-body.ts';
import { createRoutes } from './routes.tsx';
import { headOfError, statusOf } from './shell/route-error.ts';

const handler = createStaticHandler(createRoutes());

/** the pages of each build */
const copiedPages = new WeakMap<PageAssets, ReturnType<typeof createCopiedPages>>();
const sessionMark = 'state';

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

type LoadedPage = { request: PageRequest; page: PageContext; loaded: StaticHandlerContext };

/** Renders what the copies of a page share: with the marks of `parts`, unless that is null. */
async function renderDocument({ request, page, loaded }: LoadedPage, parts: OwnParts | null) {
  const router = createStaticRouter(handler.dataRoutes, loaded);
  const body = await renderBody(
    <App page={page} theme={request.theme}>
      <OwnPartsContext value={parts}>
        <StaticRouterProvider router={router} context={loaded} hydrate={false} />
      </OwnPartsContext>
    </App>,
  );
  const [error] = Object.values(loaded.errors ?? {});
  const isNotFound = loaded.matches.some(({ route }) => route.id === 'not-found');
  const session = parts === null ? writeSession(page.queryClient) : markOf(sessionMark);
  const routerState = { loaderData: loaded.loaderData, errors: loaded.errors };
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
        state: writeState({ router: routerState, theme: request.theme }, page.queryClient, session),
      },
    }),
  };
}

/** Renders a page for all users with equal data, without the parts of this one. */
async function renderCopied(context: LoadedPage, user: User): Promise<CopiedPage> {
  const query = context.page.queryClient.getQueryCache().get<User>(sessionHash);
  const { view, reads } = trackReads(user);
  const parts: OwnParts = new Map();
  query?.setState({ data: view });
  const { status, html, inline } = await renderDocument(context, parts).finally(() => query?.setState({ data: user }));
  const [first = '', ...rest] = splitAtMarks(html);
  const names = rest.filter((_, index) => index % 2 === 0);
  const pieces = [first, ...rest.filter((_, index) => index % 2 === 1)];
  return { status, inline, pieces, names, parts, reads };
}

/** Adds the parts of a user to a page that several users share. */
function createCopy({ status, inline, pieces, names, parts }: CopiedPage, { request, page }: LoadedPage): PageResponse {
  const own = names.map((name) =>
    name === sessionMark ? writeSession(page.queryClient) : renderPart(parts.get(name), request, page),
  );
  const html = pieces.reduce((text, piece, index) => `${text}${own[index - 1] ?? ''}${piece}`);
  return { status, html, ...(inline && { inline }) };
}

async function renderLoaded(context: LoadedPage): Promise<PageResponse> {
  const { request, page, loaded } = context;
  const user = page.queryClient.getQueryCache().get<User | null>(sessionHash)?.state.data ?? null;
  const data = user === null ? null : dataText(page.queryClient, loaded, sessionHash);
  const takeTurn = request.takeTurn ?? ((render) => render());
  if (user === null || data === null) return takeTurn(() => renderDocument(context, null));
  const find = copiedPages.get(request.assets) ?? createCopiedPages();
  copiedPages.set(request.assets, find);
  const inputs = `${request.url}\n${String(request.theme)}\n${data}`;
  return createCopy(await find(inputs, user, () => takeTurn(() => renderCopied(context, user))), context);
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
  if (!(loaded instanceof Response)) return renderLoaded({ request, page, loaded });
  return { status: loaded.status, html: '', location: loaded.headers.get('location') ?? '/' };
};
