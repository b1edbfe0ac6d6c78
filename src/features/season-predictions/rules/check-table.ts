import { wildCards as wildCardsPerLeague } from '#rules/baseball/postseason/postseason-field.ts';
import { postseasonClubs } from './score-table.ts';
import type { TableField, TablePrediction } from './table-shapes.ts';

/** What is wrong with a prediction: its field and a message. */
export type PredictionFault = { field: string; message: string };

/** Whether a list has each of these different members once. */
const hasEachOnce = (list: readonly number[], members: readonly number[]): boolean =>
  list.length === members.length && members.every((member) => list.includes(member));

/** The number of wild cards that are missing in each league (negative: too many), by the number of the league. */
export function missingWildCards(
  { divisions }: TableField,
  prediction: Pick<TablePrediction, 'divisions' | 'wildCards'>,
): Map<number, number> {
  const winners = new Set(prediction.divisions.flatMap(({ clubs }) => clubs.slice(0, 1)));
  const missing = new Map<number, number>();
  for (const { leagueId, clubs } of divisions) {
    const chosen = clubs.filter(({ id }) => prediction.wildCards.includes(id) && !winners.has(id));
    missing.set(leagueId, (missing.get(leagueId) ?? wildCardsPerLeague) - chosen.length);
  }
  return missing;
}

/** Returns the first fault of a prediction of the clubs of `field`; null for a complete one. */
export function checkTable(prediction: TablePrediction, field: TableField): PredictionFault | null {
  const orders = new Map(prediction.divisions.map(({ divisionId, clubs }) => [divisionId, clubs]));
  const isOrdered =
    prediction.divisions.length === field.divisions.length &&
    field.divisions.every(({ divisionId, clubs }) =>
      hasEachOnce(
        orders.get(divisionId) ?? [],
        clubs.map(({ id }) => id),
      ),
    );
  if (!isOrdered) return { field: 'divisions', message: 'must have each club of each division once' };
  const missing = missingWildCards(field, prediction);
  const isFull = prediction.wildCards.length === wildCardsPerLeague * missing.size;
  if (!isFull || [...missing.values()].some((clubs) => clubs !== 0))
    return { field: 'wildCards', message: 'must be three clubs of each league that are not first in their division' };
  if (!postseasonClubs(prediction).includes(prediction.champion))
    return { field: 'champion', message: 'must be a division winner or a wild card of your prediction' };
  return null;
}
