import { type HiddenScores, hidesGame, hidesTopic } from '#rules/viewer/hidden-scores.ts';
import { hideLaterGrade, withoutFigures } from './hide-later-grade.ts';
import type { PickWithHistory } from './read-own-picks.ts';

type Event = PickWithHistory['history'][number];

/** The event without the streak, which shows how earlier picks ended. */
const withoutStreak = (event: Event): Event =>
  event.kind === 'graded' || event.kind === 'corrected' ? { ...event, text: 'The pick was graded.' } : event;

/** The pick for a viewer who hides scores: without the outcome of a hidden game, and without streaks and bases. */
export function hideOutcome(own: PickWithHistory, hidden: HiddenScores | null): PickWithHistory {
  if (!hidesTopic(hidden, 'picks')) return own;
  const { gamePk, winnerId, loserId } = own.pick;
  if (hidesGame(hidden, { gamePk, teams: { away: { id: winnerId }, home: { id: loserId } } })) {
    const { pick, history } = hideLaterGrade(own, Number.NEGATIVE_INFINITY);
    return pick.state === 'open' || pick.state === 'void' ? own : { pick: { ...pick, state: 'locked' }, history };
  }
  const { pick, history } = own;
  return {
    pick: { ...pick, ...withoutFigures, lastEvent: withoutStreak(pick.lastEvent) },
    history: history.map(withoutStreak),
  };
}
