import { addDays } from '#rules/baseball/days.ts';
import { baseballDay, baseballHour } from '../baseball/game/baseball-day.ts';
import type { Outcome } from './scoring.ts';

/** the hour (US Eastern) at which an evening ends, unless one of its games is still played */
const lastHour = 5;

/**
 * The current evening (YYYY-MM-DD) at a time (epoch ms, UTC): the league's day, which lasts until its last game has ended and it is
 * 5 AM Eastern, whichever is later. `isPlayed`: whether a game of the day before is still played,
 * if that is known
 */
export function eveningAt(time: number, isPlayed = false): string {
  const day = baseballDay(time);
  return baseballHour(time) < lastHour || isPlayed ? addDays(day, -1) : day;
}

/** A pick with its grade; the figures are null unless it is correct or wrong. */
type Graded = {
  bases: number | null;
  outcome: Outcome | null;
  streakBefore: number | null;
  streakAfter: number | null;
};

/** What the picks of an evening add up to. `endedStreak`: the longest streak that a wrong one ended, 0 without one; `streak`: null without a graded pick */
export type EveningRecord = {
  correct: number;
  wrong: number;
  bases: number;
  streak: number | null;
  endedStreak: number;
};

/** Adds up the picks of an evening, given in the order of first pitches. Void picks and those without a grade count for nothing. */
export function eveningRecord(picks: readonly Graded[]): EveningRecord {
  const correct = picks.filter(({ outcome }) => outcome === 'correct');
  const wrong = picks.filter(({ outcome }) => outcome === 'wrong');
  return {
    correct: correct.length,
    wrong: wrong.length,
    bases: correct.reduce((sum, { bases }) => sum + (bases ?? 0), 0),
    streak: picks.findLast(({ streakAfter }) => streakAfter !== null)?.streakAfter ?? null,
    endedStreak: Math.max(0, ...wrong.map(({ streakBefore }) => streakBefore ?? 0)),
  };
}
