import type { PickWithHistory } from './read-own-picks.ts';
import { type Viewer, hidesGame, hidesTopic } from '#rules/viewer/viewer.ts';

type GradeEvent = PickWithHistory['history'][number];

const isGrade = ({ kind }: GradeEvent): boolean => kind === 'graded' || kind === 'corrected';

/** What a pick has only after its grade. */
const withoutFigures = { streakBefore: null, streakAfter: null, bases: null };

/** The pick without a grade of a time after `instant` (epoch ms, league clock). Its lock stays that of the present. */
function withoutLaterGrade(own: PickWithHistory, instant: number): PickWithHistory {
  const { pick } = own;
  const history = own.history.filter((event) => event.at <= instant || !isGrade(event));
  // the state follows from the game, before the pick is graded
  const isDecided = pick.state === 'correct' || pick.state === 'wrong';
  if (history.length === own.history.length && (!isDecided || history.some(isGrade))) return own;
  return {
    pick: { ...pick, ...withoutFigures, state: 'locked', lastEvent: history.at(-1) ?? pick.lastEvent },
    score: null,
    history,
  };
}

/** The event without the streak, which shows how earlier picks ended. */
const withoutStreak = (event: GradeEvent): GradeEvent =>
  isGrade(event) ? { ...event, text: 'The pick was graded.' } : event;

/** Without the outcome of a hidden game, and without streaks and bases. */
function withoutOutcome(own: PickWithHistory, hidden: Viewer['hidden']): PickWithHistory {
  const { pick, history } = own;
  const { gamePk, winnerId, loserId } = pick;
  if (hidesGame(hidden, { gamePk, teams: { away: { id: winnerId }, home: { id: loserId } } })) {
    const ungraded = withoutLaterGrade(own, Number.NEGATIVE_INFINITY);
    if (ungraded.pick.state === 'open' || ungraded.pick.state === 'void') return own;
    return { ...ungraded, pick: { ...ungraded.pick, state: 'locked' } };
  }
  return {
    pick: { ...pick, ...withoutFigures, lastEvent: withoutStreak(pick.lastEvent) },
    score: own.score,
    history: history.map(withoutStreak),
  };
}

/** The pick as a viewer may see it. */
export function showPick(own: PickWithHistory, { instant, hidden }: Viewer): PickWithHistory {
  const known = instant === null ? own : withoutLaterGrade(own, instant);
  return hidesTopic(hidden, 'picks') ? withoutOutcome(known, hidden) : known;
}
