import type { PickWithHistory } from './read-own-picks.ts';

type GradeEvent = PickWithHistory['history'][number];

const isGrade = ({ kind }: GradeEvent): boolean => kind === 'graded' || kind === 'corrected';

/** What a pick has only after its grade. */
export const withoutFigures = { streakBefore: null, streakAfter: null, bases: null };

/** The pick without a grade of a time after `instant` (epoch ms, league clock). Its lock stays that of the present. */
export function hideLaterGrade(own: PickWithHistory, instant: number): PickWithHistory {
  const { pick } = own;
  const history = own.history.filter((event) => event.at <= instant || !isGrade(event));
  // the state follows from the game, before the pick is graded
  const isDecided = pick.state === 'correct' || pick.state === 'wrong';
  if (history.length === own.history.length && (!isDecided || history.some(isGrade))) return own;
  return {
    pick: { ...pick, ...withoutFigures, state: 'locked', lastEvent: history.at(-1) ?? pick.lastEvent },
    history,
  };
}
