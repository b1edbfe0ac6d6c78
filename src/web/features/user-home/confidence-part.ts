import { createLazyPart } from '../../ui/lazy-part.ts';

/** The confidence of a user, for the pages of those who use it. */
export const confidencePart = createLazyPart(
  async () => (await import('./confidence/confidence-section.tsx')).ConfidenceSection,
);
