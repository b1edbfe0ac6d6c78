import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';

/** Renders the HTML of a tree, lazy parts included, so that the page is readable without scripts. */
export async function renderBody(tree: ReactNode): Promise<string> {
  const { prelude } = await prerender(tree, { progressiveChunkSize: Number.MAX_SAFE_INTEGER });
  return new Response(prelude).text();
}
