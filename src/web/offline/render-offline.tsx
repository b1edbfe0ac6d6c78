import type { PageResponse, PageRequest } from '#contract/api/page-renderer.ts';
import { createDocument } from '../document.ts';
import { renderBody } from '../render-body.ts';
import ownStyles from './offline-page.css?inline';
import { OfflinePage } from './offline-page.tsx';

const head = { title: 'You are offline', description: 'The games that this browser has seen last.' };

/** Renders the offline page, which is the same for every visitor. */
export async function renderOffline({ url, theme, assets }: PageRequest): Promise<PageResponse> {
  return {
    status: 200,
    ...createDocument({
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
