import { createLazyPart } from '../../ui/lazy-part.ts';

/** Parts with code of their own. The page loads them before hydration. */
export const nextPreview = createLazyPart(async () => (await import('./day/next-preview.tsx')).NextPreview);
export const startedCard = createLazyPart(async () => (await import('./cards/started-card.tsx')).StartedCard);
