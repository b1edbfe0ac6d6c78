import type { GameView } from '#rules/baseball/game/model.ts';
import { hasStarted, isOver } from '#rules/baseball/game/predicates.ts';

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
