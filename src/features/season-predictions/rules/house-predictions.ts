import type { BracketField, BracketPrediction } from './bracket-shapes.ts';
import { chooseWinner, followBracket } from './follow-bracket.ts';
import type { TableField, TablePrediction } from './table-shapes.ts';

/** What the house player of the table predicts, in one sentence. */
export const lastSeason = {
  name: 'Last Season',
  rule: 'Every club ends in the place of last season, the second clubs are the wild cards, and there is no champion.',
} as const;

/** The prediction of the house player Last Season, whose champion is no club. `field`: its clubs are in the order of last season */
export function predictLastSeason({ divisions }: TableField): TablePrediction {
  const ordered = divisions.map(({ divisionId, clubs }) => ({ divisionId, clubs: clubs.map(({ id }) => id) }));
  return { divisions: ordered, wildCards: ordered.flatMap(({ clubs }) => clubs.slice(1, 2)), champion: 0 };
}

/** What the house player of the bracket predicts, in one sentence. */
export const theSeeds = {
  name: 'The Seeds',
  rule: 'The better seed wins every series. A series between equal seeds has no predicted winner.',
} as const;

/** The prediction of the house player The Seeds. */
export function predictSeeds(field: BracketField): BracketPrediction {
  let prediction: BracketPrediction = { winners: [] };
  for (const { id } of field.series) {
    const { clubs = [] } = followBracket(field, prediction).find((series) => series.id === id) ?? {};
    const [best, other] = clubs.toSorted((a, b) => (a?.seed ?? Infinity) - (b?.seed ?? Infinity));
    if (best && other && best.seed !== other.seed) prediction = chooseWinner(prediction, id, best.id);
  }
  return prediction;
}
