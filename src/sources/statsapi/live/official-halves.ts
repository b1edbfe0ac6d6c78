import type { GameEventOf } from '#rules/baseball/game/event.ts';
import type { GameStatus, Half, Side, Totals } from '#rules/baseball/game/model.ts';
import { isLive, isOver, isPickable } from '#rules/baseball/game/predicates.ts';
import { battingSideOf, emptyBases, fieldingSideOf } from '#rules/baseball/game/progress.ts';
import { toLineScore } from '../schedule/to-line-scores.ts';
import type { WireLineScore } from '../schedule/wire-schedule.ts';

/** The place of a half-inning in the game: 2 is the top of the first, 3 its bottom. */
export type HalfNumber = number;

export const firstHalf: HalfNumber = 2;

export function numberOf({ inning, half }: { inning: number; half: Half }): HalfNumber {
  return 2 * inning + Number(half === 'bottom');
}

export function placeOf(number: HalfNumber): { inning: number; half: Half } {
  return { inning: Math.floor(number / 2), half: number % 2 === 0 ? 'top' : 'bottom' };
}

type Figures = { [K in keyof Totals]?: Totals[K] | undefined };

/** The figures of a half-inning that a line score has. */
export type OfficialHalf = Record<Side, Figures>;

/** The half-innings of which a line score has the runs. A home half without runs was not played. */
export function officialHalves({ innings }: WireLineScore): Map<HalfNumber, OfficialHalf> {
  const halves = innings.flatMap((row) =>
    (['top', 'bottom'] as const).flatMap((half): [HalfNumber, OfficialHalf][] => {
      const [batting, fielding] = [battingSideOf(half), fieldingSideOf(half)];
      const { runs, hits } = row[batting] ?? {};
      if (runs === undefined) return [];
      const figures = { [batting]: { runs, hits }, [fielding]: { errors: row[fielding]?.errors } };
      return [[numberOf({ inning: row.num, half }), { away: {}, home: {}, ...figures }]];
    }),
  );
  return new Map(halves);
}

/** What official figures have besides those of the plays. An unknown figure has nothing. */
export function lackOf(official: Figures, played: Totals): Totals {
  const lack = (key: keyof Totals) => (official[key] ?? played[key]) - played[key];
  return { runs: lack('runs'), hits: lack('hits'), errors: lack('errors') };
}

/** The half-inning in which a line score stands; null if unknown. */
export function currentHalf({ currentInning, inningState }: WireLineScore): HalfNumber | null {
  if (currentInning === undefined) return null;
  const isBottom = inningState === 'Bottom' || inningState === 'End';
  return numberOf({ inning: currentInning, half: isBottom ? 'bottom' : 'top' });
}

const isBetween = ({ inningState }: WireLineScore): boolean => inningState === 'Middle' || inningState === 'End';

/** The last half-inning that is complete by the line score of a game in progress; 0 without one. */
export function lastComplete(line: WireLineScore): HalfNumber {
  const current = currentHalf(line) ?? 0;
  const last = isBetween(line) ? current : current - 1;
  return last < firstHalf ? 0 : last;
}

/** The outs of a half-inning with which a game ended or stopped; 0 if unknown. */
export function outsAtEnd(number: HalfNumber, line: WireLineScore): number {
  if (currentHalf(line) !== number) return 0;
  return isBetween(line) ? 3 : Math.min(3, line.outs ?? 0);
}

type Situation = NonNullable<GameEventOf<'officialFigures'>['situation']>;

/** The situation of a line score; null without an inning. After the game, the bases are empty. */
export function officialSituation(line: WireLineScore, status: GameStatus): Situation | null {
  const { inning, inningState, balls, strikes, outs, bases } = toLineScore(line);
  if (inning === null || inningState === null) return null;
  return { inning, inningState, balls, strikes, outs, bases: isOver({ status }) ? emptyBases : bases };
}

/** The situation after a half-inning; in the one in which the line score stands, its own. */
export function situationAfter(number: HalfNumber, line: WireLineScore, status: GameStatus): Situation {
  const { inning, half } = placeOf(number);
  const current = currentHalf(line) === number ? officialSituation(line, status) : null;
  const inningState = half === 'top' ? 'Middle' : 'End';
  return current ?? { inning, inningState, balls: 0, strikes: 0, outs: 3, bases: emptyBases };
}

/** Whether the official figures win at once, because the game is not being played. */
export function isSettled(status: GameStatus): boolean {
  return !isPickable({ status }) && !isLive({ status }) && status.phase !== 'unknown';
}
