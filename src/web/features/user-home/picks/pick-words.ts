import { clubNamesOf } from '#domain/teams/club-names.ts';
import type { ShownPick } from './pick-sections.ts';

export const clubName = (teamId: number): string => clubNamesOf(teamId)?.shortName ?? `Team ${teamId}`;

const hits = ['', 'single', 'double', 'triple', 'home run'] as const;

/** How a pick stands, in a word or two: 'Correct: a double, +2', 'Wrong', 'Void', 'Locked' */
export function stateWords({ state, bases }: ShownPick): string {
  if (state === 'correct') return bases === null ? 'Correct' : `Correct: a ${hits[bases] ?? 'hit'}, +${bases}`;
  return {
    wrong: 'Wrong',
    void: 'Void: it counts for nothing',
    open: 'Open for changes',
    locked: 'Locked',
    live: 'Being played',
    held: 'Suspended',
  }[state];
}
