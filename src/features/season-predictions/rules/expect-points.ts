import { type Goal, goalOfWinner } from '#rules/baseball/chances/goals.ts';
import type { BracketField, BracketPrediction, BracketResults } from './bracket-shapes.ts';
import { postseasonClubs, tablePoints } from './check-table.ts';
import { isCorrect, seriesPoints } from './follow-bracket.ts';
import type { TablePrediction } from './table-shapes.ts';

/** The chances of a club (0 to 1), also for each place in its division. */
type Chances = { teamId: number; chances: Record<Goal, number>; places: readonly number[] };

/** How likely a predicted place is right; null if the chances of the club are not known. */
export function placeChance(chances: readonly Chances[], clubId: number, place: number): number | null {
  return chances.find(({ teamId }) => teamId === clubId)?.places[place - 1] ?? null;
}

/** The expected points of a prediction of the table. */
export function expectTable(prediction: TablePrediction, chances: readonly Chances[]): number {
  const of = (clubId: number) => chances.find(({ teamId }) => teamId === clubId);
  const ofPlaces = prediction.divisions.flatMap(({ clubs }) =>
    clubs.map((clubId, index) => {
      const places = of(clubId)?.places ?? [];
      const near = (places[index - 1] ?? 0) + (places[index + 1] ?? 0);
      return tablePoints.exactPlace * (places[index] ?? 0) + tablePoints.onePlaceOff * near;
    }),
  );
  const ofField = postseasonClubs(prediction).map(
    (clubId) => tablePoints.postseasonClub * (of(clubId)?.chances.playoffs ?? 0),
  );
  const ofChampion = tablePoints.champion * (of(prediction.champion)?.chances.title ?? 0);
  return [...ofPlaces, ...ofField, ofChampion].reduce((sum, points) => sum + points, 0);
}

type Bracket = { field: BracketField; results: BracketResults };

/** The expected points of a bracket: of its correct series, and of those that can be correct. */
export function expectBracket(
  prediction: BracketPrediction,
  { field, results }: Bracket,
  chances: readonly Chances[],
): number {
  const rounds = new Map(field.series.map(({ id, round }) => [id, round]));
  return prediction.winners.reduce((sum, { series, clubId }) => {
    const round = rounds.get(series);
    if (round === undefined) return sum;
    const club = chances.find(({ teamId }) => teamId === clubId);
    const chance = isCorrect(results, round, clubId) ? 1 : (club?.chances[goalOfWinner[round]] ?? 0);
    return sum + seriesPoints[round] * chance;
  }, 0);
}
