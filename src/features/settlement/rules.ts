import { firstDayOf } from '#rules/baseball/days.ts';
import { type CountedPick, type PickWorth, replaceNewest } from '#rules/picks/as-it-stands.ts';
import type { SkillTally } from '#rules/picks/skill.ts';
import { emptyTally, type GradedPick } from '#rules/picks/tally.ts';

/** Sums over picks. `value`, `picks`: the skill, as in `SkillTally` */
export type Figures = SkillTally & { score: number; correct: number; wrong: number };

/**
 * A user's totals: of all picks, of those in the seasons before the latest one, and in the latest month and week with a graded pick,
 * with the first days of these (YYYY-MM-DD; '' before the first one).
 */
export type UserTally = {
  currentStreak: number;
  longestStreak: number;
  month: string;
  week: string;
  all: Figures;
  past: Figures;
  ofMonth: Figures;
  ofWeek: Figures;
};

const noFigures: Figures = { score: 0, correct: 0, wrong: 0, value: 0, picks: 0 };
const { currentStreak, longestStreak } = emptyTally;

export const emptyUserTally: UserTally = {
  currentStreak,
  longestStreak,
  month: '',
  week: '',
  all: noFigures,
  past: noFigures,
  ofMonth: noFigures,
  ofWeek: noFigures,
};

/** A correct or wrong pick as it was counted, and as it is counted now. `skill`: what it adds to the user's */
export type OldPick = CountedPick & { skill: SkillTally };
export type NewPick = GradedPick & { skill: SkillTally };

type Replaced = { old: readonly OldPick[]; next: readonly NewPick[] };

function addFigures(to: Figures, sign: 1 | -1, { state, bases, skill }: NewPick & { bases: number }): Figures {
  return {
    score: to.score + sign * bases,
    correct: to.correct + (state === 'correct' ? sign : 0),
    wrong: to.wrong + (state === 'wrong' ? sign : 0),
    value: to.value + sign * skill.value,
    picks: to.picks + sign * skill.picks,
  };
}

const later = (one: string, other: string): string => (one > other ? one : other);

/**
 * Computes a user's totals after the newest graded picks were replaced by others, and what each of these is worth. `isCertain`:
 * false if the latest week or month has lost all its picks, so that the one before it is unknown.
 */
export function replacePicks(
  before: UserTally,
  { old, next }: Replaced,
): { tally: UserTally; worth: Map<number, PickWorth>; isCertain: boolean } {
  const { all } = before;
  const { tally, worth } = replaceNewest({ ...before, ...all, totalScore: all.score }, { old, next });
  const counted = next.map((pick) => ({ ...pick, bases: worth.get(pick.gamePk)?.bases ?? 0 }));
  /** Changes figures by the picks of some dates. */
  const change = (figures: Figures, isIn: (date: string) => boolean): Figures => {
    const removed = old
      .filter(({ officialDate }) => isIn(officialDate))
      .reduce((sum, pick) => addFigures(sum, -1, pick), figures);
    return counted
      .filter(({ officialDate }) => isIn(officialDate))
      .reduce((sum, pick) => addFigures(sum, 1, pick), removed);
  };
  const lastDay = next.reduce((day, { officialDate }) => later(day, officialDate), '');
  const latest = (period: 'month' | 'week') =>
    lastDay === '' ? before[period] : later(before[period], firstDayOf(period, lastDay));
  const [month, week] = [latest('month'), latest('week')];
  const season = month.slice(0, 4);
  const after: UserTally = {
    currentStreak: tally.currentStreak,
    longestStreak: tally.longestStreak,
    month,
    week,
    all: change(all, () => true),
    past: change(before.month.startsWith(season) ? before.past : all, (day) => day < season),
    ofMonth: change(month === before.month ? before.ofMonth : noFigures, (day) => day >= month),
    ofWeek: change(week === before.week ? before.ofWeek : noFigures, (day) => day >= week),
  };
  const hasPicks = ({ correct, wrong }: Figures): boolean => correct + wrong > 0;
  return {
    tally: after,
    worth,
    isCertain: !hasPicks(after.all) || (hasPicks(after.ofMonth) && hasPicks(after.ofWeek)),
  };
}

/** The changes of a user's skill by season (its first day) before a day (YYYY-MM-DD). */
export function skillChanges({ old, next }: Replaced, until: string): Map<string, SkillTally> {
  const seasons = new Map<string, SkillTally>();
  const add = (sign: number, { officialDate, skill }: Pick<NewPick, 'officialDate' | 'skill'>) => {
    if (officialDate >= until) return;
    const season = firstDayOf('season', officialDate);
    const { value, picks } = seasons.get(season) ?? { value: 0, picks: 0 };
    seasons.set(season, { value: value + sign * skill.value, picks: picks + sign * skill.picks });
  };
  for (const pick of old) add(-1, pick);
  for (const pick of next) add(1, pick);
  return seasons;
}
