import { lazy, type ComponentType } from 'react';
import type { GameView } from '#rules/baseball/game/model.ts';
import { hasStarted, isOver } from '#rules/baseball/game/predicates.ts';
import type { GameScreen } from './game-screen.ts';
import type { PlaysDetails as Details } from './plays-details.tsx';

const nothing: { PlaysDetails: typeof Details } = { PlaysDetails: () => null };

/** What is computed from all plays; without its code, as after a lost connection, nothing. */
export const PlaysDetails = lazy(async () => ({
  default: (await import('./plays-details.tsx').catch(() => nothing)).PlaysDetails,
}));

type LayoutComponent = ComponentType<{ screen: GameScreen; Details: typeof PlaysDetails }>;

async function loadPlayed(): Promise<LayoutComponent> {
  return (await import('./played-layout.tsx')).PlayedLayout;
}

const loaders: Record<Layout, () => Promise<LayoutComponent>> = {
  preview: async () => (await import('./preview-layout.tsx')).PreviewLayout,
  live: loadPlayed,
  final: loadPlayed,
};

/** The layouts whose code has arrived. They render at once: React would remove the HTML of one that suspends while it hydrates. */
export const loadedLayouts = new Map<Layout, LayoutComponent>();

const loading = new Map<Layout, Promise<LayoutComponent>>();

async function load(name: Layout): Promise<LayoutComponent> {
  try {
    const layout = await loaders[name]();
    loadedLayouts.set(name, layout);
    return layout;
  } catch (error) {
    loading.delete(name);
    throw error;
  }
}

/** Loads the code of a layout, once. */
export function loadLayout(name: Layout): Promise<LayoutComponent> {
  const promise = loading.get(name) ?? load(name);
  loading.set(name, promise);
  return promise;
}

export type Layout = 'preview' | 'live' | 'final';

/** The layout of the page for a game. A game called off before its first pitch stays a preview. */
export function selectLayout(view: GameView): Layout {
  if (!hasStarted(view)) return 'preview';
  return isOver(view) ? 'final' : 'live';
}

/** Adds the names of the play log to the view, because earlier plate appearances can be opened. */
export function addPeople(view: GameView, people: Record<string, string> = {}): GameView {
  return {
    ...view,
    people: { ...people, ...view.people },
  };
}
