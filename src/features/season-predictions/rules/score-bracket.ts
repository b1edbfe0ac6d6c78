import { type Round, rounds } from '#rules/baseball/postseason/series.ts';
import type { BracketField, BracketPrediction, BracketResults } from './bracket-shapes.ts';

/** The points of a correct series by its round. Source: the rules of the bracket. */
export const seriesPoints: Record<Round, number> = { wildCard: 1, division: 2, championship: 4, world: 8 };

type BracketScore = { correct: number; total: number };

/** Scores the predicted winners so far: a club counts if it has won a series of that round, against any club. */
export function scoreBracket(
  { winners }: BracketPrediction,
  { series }: BracketField,
  results: BracketResults,
): BracketScore {
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
