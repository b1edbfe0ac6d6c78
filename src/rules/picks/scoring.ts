import { lockLeadText } from './lock.ts';

/** Bases by streak: the n-th number is for the n-th correct pick in a row, the last one for all later picks. */
type ScoringRule = { since: string; bases: readonly number[] };

/**
 * A rule holds for games from its official date (`since`, YYYY-MM-DD) until the next rule. To change the scoring, append a
 * rule: past picks keep their points. Source: the product specification, section 9.
 */
export const scoringRules: readonly [ScoringRule, ...ScoringRule[]] = [{ since: '0001-01-01', bases: [1, 2, 3, 4] }];

/** The hit names by streak; the last one for all longer streaks. */
const hitNames = ['single', 'double', 'triple', 'home run'] as const;

/** The effect of each outcome on the streak. A void pick does not count. */
export const streakEffects = { correct: 'extends', wrong: 'ends', void: 'none' } as const;

export const outcomes = ['correct', 'wrong', 'void'] as const satisfies (keyof typeof streakEffects)[];

export type Outcome = (typeof outcomes)[number];

const valueOfStreak = <T>(list: readonly T[], streak: number): T | undefined => list[Math.min(streak, list.length) - 1];

/** Returns the bases of a correct pick that extends the streak to `streak` (from 1) on an official date; by the latest rule if omitted. */
export function totalBases(streak: number, officialDate = '9999-12-31', rules = scoringRules): number {
  const rule = rules.findLast(({ since }) => since <= officialDate) ?? rules[0];
  return valueOfStreak(rule.bases, streak) ?? 0;
}

/** Returns the streak whose correct pick has this number of bases, by the latest rule that contains it; otherwise undefined. */
export function streakOfBases(bases: number, rules = scoringRules): number | undefined {
  const rule = rules.findLast(({ bases: listed }) => listed.includes(bases));
  return rule && rule.bases.indexOf(bases) + 1;
}

/** 'double' for the second correct pick in a row. */
export function hitName(streak: number): string {
  return valueOfStreak(hitNames, streak) ?? hitNames[0];
}

/** 'Home run' for the fourth correct pick in a row: the name as a heading. */
export function hitTitle(streak: number): string {
  const name = hitName(streak);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const firstFive = [1, 2, 3, 4, 5].map((streak) => totalBases(streak));

/**
 * Replaces the placeholders of the rules in a text: `{lock-lead}` ('ten minutes'), `{bases 4}` (points of the fourth
 * correct pick in a row) and `{bases of five}` ('1 + 2 + 3 + 4 + 4 = 14').
 */
export function fillRuleValues(text: string): string {
  return text
    .replaceAll('{lock-lead}', lockLeadText)
    .replaceAll('{bases of five}', `${firstFive.join(' + ')} = ${firstFive.reduce((sum, bases) => sum + bases, 0)}`)
    .replaceAll(/\{bases (\d)\}/g, (_, streak: string) => String(totalBases(Number(streak))));
}
