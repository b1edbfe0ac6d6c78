import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { PageRequest } from '#contract/api/page-renderer.ts';
import { App } from '../app.tsx';
import type { PageContext } from '../page-context.ts';

/** React adds these at the start of what it renders. In the middle of a page, they would not hydrate. */
const preloads = /^(?:<link rel="preload"[^>]*>)+/;

/** Renders a part of a page that is marked with `ownPart`. */
export function renderPart(part: ReactNode, { url, theme }: PageRequest, page: PageContext): string {
  const { pathname, search } = new URL(url);
  const markup = renderToString(
    <App page={page} theme={theme}>
      <StaticRouter location={`${pathname}${search}`}>{part}</StaticRouter>
    </App>,
  );
  return markup.replace(preloads, '');
}
