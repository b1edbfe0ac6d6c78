import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';

/** A tree's HTML, with the parts that are loaded lazily in their places: readable without scripts. */
export async function renderBody(tree: ReactNode): Promise<string> {
  const { prelude } = await prerender(tree, { progressiveChunkSize: Number.MAX_SAFE_INTEGER });
  return new Response(prelude).text();
}
