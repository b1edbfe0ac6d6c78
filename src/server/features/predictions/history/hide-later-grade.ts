import type { OwnPick } from '#contract/predictions.ts';
import type { PickWithHistory } from './read-own-picks.ts';

/** The pick without a grade of a time after `instant` (epoch ms, league clock). Its lock stays that of the present. */
export function hideLaterGrade({ pick, history }: PickWithHistory, instant: number): OwnPick {
  const isLaterGrade = ({ at, kind }: OwnPick['lastEvent']) =>
    at > instant && (kind === 'graded' || kind === 'corrected');
  if (!history.some(isLaterGrade)) return pick;
  const lastEvent = history.findLast((event) => !isLaterGrade(event)) ?? pick.lastEvent;
  return { ...pick, state: 'locked', streakBefore: null, streakAfter: null, bases: null, lastEvent };
}
