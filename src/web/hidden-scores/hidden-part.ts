import type { HydrationState } from 'react-router';
import { createLazyPart } from '../ui/lazy-part.ts';
import { readHiddenResult } from './read-hidden-result.ts';

export const hiddenPart = createLazyPart(async () => (await import('./hidden-page.tsx')).HiddenPage);

/** Loads the code of the page that is shown instead of hidden results. A click before it hydrates would be lost. */
export async function loadHiddenPart({ errors }: HydrationState): Promise<void> {
  const isShown = Object.values(errors ?? {}).some((error) => readHiddenResult(error) !== null);
  if (isShown) await hiddenPart.preload();
}
