import type { GameView } from '#domain/game/model.ts';
import { hasStarted, isOver } from '#domain/game/predicates.ts';

export type Arrangement = 'preview' | 'live' | 'final';

/** The layout of the page for a game. A game called off before its first pitch stays a preview. */
export function arrangementOf(view: GameView): Arrangement {
  if (!hasStarted(view)) return 'preview';
  return isOver(view) ? 'final' : 'live';
}

/** Adds the names of the play log to the view, because earlier plate appearances can be opened. */
export function withPeople(view: GameView, people: Record<string, string> = {}): GameView {
  return {
    ...view,
    people: { ...people, ...view.people },
  };
}
