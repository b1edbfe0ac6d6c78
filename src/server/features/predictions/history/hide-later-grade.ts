import type { PickWithHistory } from './read-own-picks.ts';

type GradeEvent = PickWithHistory['history'][number];

const isGrade = ({ kind }: GradeEvent): boolean => kind === 'graded' || kind === 'corrected';

/** What a pick has only after its grade. */
export const withoutFigures = { streakBefore: null, streakAfter: null, bases: null };

/** The pick without a grade of a time after `instant` (epoch ms, league clock). Its lock stays that of the present. */
export function hideLaterGrade(own: PickWithHistory, instant: number): PickWithHistory {
  const history = own.history.filter((event) => event.at <= instant || !isGrade(event));
  if (history.length === own.history.length) return own;
  const { pick } = own;
  return {
    pick: { ...pick, ...withoutFigures, state: 'locked', lastEvent: history.at(-1) ?? pick.lastEvent },
    history,
  };
}
