import { hitName, streakOfBases } from '#rules/picks/scoring.ts';
import { clubNamesOf } from '#rules/baseball/teams/club-names.ts';
import type { ShownPick } from './pick-evenings.ts';

const clubName = (teamId: number, fallback: string | null): string =>
  clubNamesOf(teamId)?.shortName ?? fallback ?? `Team ${teamId}`;

/** The club names of a pick; 'Team 552' if a name is unknown. */
export function pickClubs({ winnerId, winnerName, loserId, loserName }: ShownPick) {
  return { winner: clubName(winnerId, winnerName), loser: clubName(loserId, loserName) };
}

export type PickStateText = { word: string; detail: string | null };

/** The state of a pick and a detail: 'Correct' and 'double, +2', 'Void' and 'counts for nothing'. */
export function describePickState({ state, bases }: ShownPick): PickStateText {
  if (state === 'correct')
    return { word: 'Correct', detail: bases === null ? null : `${hitName(streakOfBases(bases) ?? 1)}, +${bases}` };
  return {
    wrong: { word: 'Wrong', detail: null },
    void: { word: 'Void', detail: 'counts for nothing' },
    open: { word: 'Open', detail: 'until its lock' },
    locked: { word: 'Locked', detail: null },
    live: { word: 'Live', detail: 'being played' },
    held: { word: 'Held', detail: 'suspended' },
  }[state];
}
