import type { PageAnswer, PageRequest } from '#contract/page-renderer.ts';
import { documentHtml } from '../document.ts';
import { renderBody } from '../render-body.ts';
import ownStyles from './offline-page.css?inline';
import { OfflinePage } from './offline-page.tsx';

const head = { title: 'You are offline', description: 'The games that this browser has seen last.' };

/** The page that a browser keeps for the time without a connection: the same for everybody. */
export async function renderOffline({ url, nonce, theme, assets }: PageRequest): Promise<PageAnswer> {
  return {
    status: 200,
    html: documentHtml({
      nonce,
      theme,
      assets,
      body: await renderBody(<OfflinePage />),
      canonical: null,
      origin: new URL(url).origin,
      head,
      starts: { script: '/offline.js', styles: ownStyles },
    }),
  };
}
