import type { PublicPick } from '../../contract.ts';
import type { PickEvent } from '#features/picks/contract/predictions.ts';
import { dateParts, dayText } from '#ui/time/time-text.ts';

/** A pick for the page. Only the owner receives its history and lock time. */
export type ShownPick = PublicPick & { locksAt?: number | null; history?: readonly PickEvent[] };

/** `record`: '2 right, 1 wrong'; null without a graded pick */
export type PickEvening = { date: string; title: string; record: string | null; picks: ShownPick[] };

const startOf = ({ startsAt }: ShownPick): number => startsAt ?? Infinity;

/** Groups picks by the day of their game, newest first, and orders those of a day by first pitch. A year is named where it begins. */
export function pickEvenings(picks: readonly ShownPick[]): PickEvening[] {
  const dates = [...new Set(picks.map(({ officialDate }) => officialDate))].toSorted().toReversed();
  return dates.map((date, index) => {
    const ofDate = picks.filter(({ officialDate }) => officialDate === date);
    const count = (state: ShownPick['state']) => ofDate.filter((pick) => pick.state === state).length;
    const [right, wrong] = [count('correct'), count('wrong')];
    const { year } = dateParts(date);
    const isNamed = index > 0 && dateParts(dates[index - 1] ?? date).year !== year;
    return {
      date,
      title: isNamed ? `${dayText(date)}, ${year}` : dayText(date),
      record: right + wrong === 0 ? null : `${right} right, ${wrong} wrong`,
      picks: ofDate.toSorted((one, other) => startOf(one) - startOf(other) || one.gamePk - other.gamePk),
    };
  });
}
