import type { GameView } from '#domain/game/model.ts';
import { hasStarted, isOver } from '#domain/game/predicates.ts';

export type Arrangement = 'preview' | 'live' | 'final';

/** Which arrangement of the page a game calls for. A game called off before its first pitch stays a preview. */
export function arrangementOf(view: GameView): Arrangement {
  if (!hasStarted(view)) return 'preview';
  return isOver(view) ? 'final' : 'live';
}

/** The view with the names of everyone in the play log as well, so that earlier plate appearances can be opened. */
export const withPeople = (view: GameView, people: Record<string, string> = {}): GameView => ({
  ...view,
  people: { ...people, ...view.people },
});
