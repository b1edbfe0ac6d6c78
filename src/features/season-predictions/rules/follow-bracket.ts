import { type Round, rounds } from '#rules/baseball/series.ts';
import type { BracketField, BracketPrediction, BracketResults } from './bracket-shapes.ts';
import type { PredictionFault } from './check-table.ts';
import type { SeasonClub } from './table-shapes.ts';

/** A club with its seed. */
export type SeededClub = SeasonClub & { seed: number | null };

/** A series of a predicted bracket. */
export type PredictedSeries = Omit<BracketField['series'][number], 'sides'> & {
  /** null while the earlier series has no predicted winner */
  clubs: readonly [SeededClub | null, SeededClub | null];
  /** null without a prediction, and for a club that does not reach the series */
  winner: SeededClub | null;
};

/** The series with the clubs that reach them by the predicted winners of the earlier rounds. */
export function followBracket({ series }: BracketField, { winners }: BracketPrediction): PredictedSeries[] {
  const predicted = new Map(winners.map(({ series: id, clubId }) => [id, clubId]));
  const reached = new Map<string, SeededClub | null>();
  return series.map(({ sides: [one, other], ...each }) => {
    const clubOf = ({ club, seed, winnerOf }: typeof one): SeededClub | null =>
      winnerOf === null ? club && { ...club, seed } : (reached.get(winnerOf) ?? null);
    const clubs = [clubOf(one), clubOf(other)] as const;
    const winner = clubs.find((club) => club !== null && club.id === predicted.get(each.id)) ?? null;
    reached.set(each.id, winner);
    return { ...each, clubs, winner };
  });
}

/** Changes the predicted winner of a series. Predictions of later rounds stay, and count again if their club reaches them again. */
export function chooseWinner({ winners }: BracketPrediction, series: string, clubId: number): BracketPrediction {
  return { winners: [...winners.filter((each) => each.series !== series), { series, clubId }] };
}

/** The prediction without the winners that do not reach their series. */
export function withoutUnreached(field: BracketField, prediction: BracketPrediction): BracketPrediction {
  return {
    winners: followBracket(field, prediction).flatMap(({ id, winner }) =>
      winner === null ? [] : [{ series: id, clubId: winner.id }],
    ),
  };
}

/** Returns the first fault of a prediction of the bracket `field`; null for a complete one. */
export function checkBracket(prediction: BracketPrediction, field: BracketField): PredictionFault | null {
  const series = followBracket(field, prediction);
  const isComplete = series.every(({ winner }) => winner !== null);
  if (isComplete && prediction.winners.length === series.length) return null;
  return { field: 'winners', message: 'must be one club of each series, which has won its earlier ones' };
}

/** The points of a correct series by its round. Source: the rules of the bracket. */
export const seriesPoints: Record<Round, number> = { wildCard: 1, division: 2, championship: 4, world: 8 };

/** Scores the predicted winners so far: a club counts if it has won a series of that round, against any club. */
export function scoreBracket(
  { winners }: BracketPrediction,
  { series }: BracketField,
  results: BracketResults,
): { correct: number; total: number } {
  const roundOf = new Map(series.map(({ id, round }) => [id, round]));
  const correct = winners.flatMap(({ series: id, clubId }) => {
    const round = roundOf.get(id);
    return round !== undefined && isCorrect(results, round, clubId) ? [round] : [];
  });
  return { correct: correct.length, total: correct.reduce((sum, round) => sum + seriesPoints[round], 0) };
}

/** Whether a club has won its series of a round. */
export function isCorrect({ winners }: BracketResults, round: Round, clubId: number): boolean {
  return winners.some((won) => won.round === round && won.clubId === clubId);
}

/** Whether a club cannot win a series of the round any more: it has lost an earlier one, or that of the round. */
export function isOut(field: BracketField, results: BracketResults, round: Round, clubId: number): boolean {
  const won = new Map(results.winners.map(({ series, clubId: winner }) => [series, winner]));
  const upTo = rounds.indexOf(round);
  return field.series.some(({ id, round: played, sides }) => {
    const winner = won.get(id);
    if (winner === undefined || winner === clubId || rounds.indexOf(played) > upTo) return false;
    return sides.some(({ club, winnerOf }) => (winnerOf === null ? club?.id : won.get(winnerOf)) === clubId);
  });
}
