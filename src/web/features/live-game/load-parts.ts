import { createLazyPart } from '../../ui/lazy-part.ts';

/** Parts with code of their own. The page of a game loads them before hydration. */
export const boardFoot = createLazyPart(async () => (await import('./scoreboard/board-foot.tsx')).BoardFoot);
export const plateAppearancePanel = createLazyPart(
  async () => (await import('./plate-appearance/plate-appearance-panel.tsx')).PlateAppearancePanel,
);

export const liveDetails = createLazyPart(async () => (await import('./layouts/live-details.tsx')).LiveDetails);
