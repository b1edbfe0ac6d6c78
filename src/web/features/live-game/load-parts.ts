import type { GameView } from '#domain/game/model.ts';
import { createLazyPart } from '../../ui/lazy-part.ts';
import { selectLayout } from './game-layout.ts';

/** Parts with code of their own. The page of a game loads those of its state before hydration. */
export const boardFoot = createLazyPart(async () => (await import('./scoreboard/board-foot.tsx')).BoardFoot);
export const plateAppearancePanel = createLazyPart(
  async () => (await import('./plate-appearance/plate-appearance-panel.tsx')).PlateAppearancePanel,
);
export const liveDetails = createLazyPart(async () => (await import('./layouts/live-details.tsx')).LiveDetails);
export const field = createLazyPart(async () => (await import('./field/field.tsx')).Field);
export const boxScore = createLazyPart(async () => (await import('./box-score/box-score.tsx')).BoxScore);
export const previewLayout = createLazyPart(async () => (await import('./layouts/preview-layout.tsx')).PreviewLayout);
export const finalLayout = createLazyPart(async () => (await import('./layouts/final-layout.tsx')).FinalLayout);
export const replayBar = createLazyPart(async () => (await import('./replay/replay-bar.tsx')).ReplayBar);
export const chancePointer = createLazyPart(
  async () => (await import('./win-probability/chance-pointer.tsx')).ChancePointer,
);
export const chanceSteps = createLazyPart(async () => (await import('./win-probability/chance-steps.tsx')).ChanceSteps);

const partsOfLayout = {
  preview: [boardFoot, previewLayout],
  live: [boardFoot, plateAppearancePanel, field, liveDetails],
  final: [boardFoot, finalLayout, boxScore],
};

/** Loads the parts that the page of a game contains from the start. */
export async function preloadParts(view: GameView): Promise<void> {
  await Promise.all(partsOfLayout[selectLayout(view)].map(({ preload }) => preload()));
}

/** Loads the parts of a replay, which has the layout of a live game. */
export async function preloadReplay(): Promise<void> {
  await Promise.all([replayBar, ...partsOfLayout.live].map(({ preload }) => preload()));
}
