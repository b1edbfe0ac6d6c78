import { clubNamesOf } from '#domain/teams/club-names.ts';
import type { ShownPick } from './pick-sections.ts';

export const clubName = (teamId: number): string => clubNamesOf(teamId)?.shortName ?? `Team ${teamId}`;

const hits = ['', 'single', 'double', 'triple', 'home run'] as const;

export type StateWords = { word: string; detail: string | null };

/** How a pick stands, and what that means: 'Correct' and 'double, +2', 'Void' and 'counts for nothing'. */
export function stateWords({ state, bases }: ShownPick): StateWords {
  if (state === 'correct') return { word: 'Correct', detail: bases === null ? null : `${hits[bases]}, +${bases}` };
  return {
    wrong: { word: 'Wrong', detail: null },
    void: { word: 'Void', detail: 'counts for nothing' },
    open: { word: 'Open', detail: 'until its lock' },
    locked: { word: 'Locked', detail: null },
    live: { word: 'Live', detail: 'being played' },
    held: { word: 'Held', detail: 'suspended' },
  }[state];
}
