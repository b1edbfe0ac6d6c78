import { isOver } from '#rules/baseball/game/predicates.ts';
import { hitName } from '#rules/picks/scoring.ts';
import type { DayPick } from '../contract/my-picks.ts';

type CallText = { word: string; detail: string | null };

const worth = ({ bases, streakAfter }: DayPick): string | null =>
  bases === null ? null : `${hitName(streakAfter ?? 1)}, +${bases}`;

function describeLive(pick: DayPick): CallText {
  const { game, outcome, endsStreak } = pick;
  if (isOver(game)) {
    const word = outcome === null ? 'Final' : outcome === 'correct' ? 'Right' : 'Wrong';
    return { word, detail: 'soon graded' };
  }
  if (outcome === 'correct') return { word: 'Ahead', detail: worth(pick) };
  if (outcome === 'wrong') return { word: 'Behind', detail: endsStreak === 0 ? null : `would end your ${endsStreak}` };
  return game.inning === null ? { word: 'Live', detail: null } : { word: 'Tied', detail: null };
}

/** The state of a pick in a word, and what it is worth: 'Ahead' and 'triple, +3', 'Wrong', 'Void' and 'counts for nothing'. */
export function describeCall(pick: DayPick): CallText {
  if (pick.state === 'live') return describeLive(pick);
  return {
    correct: { word: 'Right', detail: worth(pick) },
    wrong: { word: 'Wrong', detail: pick.endsStreak === 0 ? null : `ended your ${pick.endsStreak}` },
    void: { word: 'Void', detail: 'counts for nothing' },
    held: { word: 'Held', detail: 'suspended' },
    open: { word: 'Called', detail: 'can be changed' },
    locked: { word: 'Locked', detail: null },
  }[pick.state];
}
