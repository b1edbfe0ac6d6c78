import { formatSeasonChance } from '#rules/baseball/chances/format-season-chance.ts';
import type { Goal } from '#rules/baseball/chances/goals.ts';
import type { Column } from '#ui/table/column.ts';
import type { ClubChances } from '../contract.ts';

export type GoalChances = Pick<ClubChances, 'chances' | 'decided'>;

/** The chance of a club to reach a goal: '61%' */
export function chanceText({ chances, decided }: GoalChances, goal: Goal): string {
  return formatSeasonChance(chances[goal], decided.includes(goal));
}

const heads: Record<Goal, readonly [head: string, title: string]> = {
  playoffs: ['PLAYOFFS', 'Chance of the playoffs'],
  division: ['DIV', 'Chance to win the division'],
  wildCard: ['WC', 'Chance of a wild card'],
  bye: ['BYE', 'Chance to skip the first round'],
  divisionSeries: ['DS', 'Chance to play in the Division Series'],
  championshipSeries: ['CS', 'Chance to play in the Championship Series'],
  worldSeries: ['WS', 'Chance to play in the World Series'],
  title: ['TITLE', 'Chance to win the World Series'],
};

/** A column of chances. `find` returns those of a row; null: they are not known. CSV and Markdown have the text of the cell. */
export function chanceColumn<Row>(goal: Goal, find: (row: Row) => GoalChances | null): Column<Row> {
  const [head, title] = heads[goal];
  const textOf = (row: Row) => {
    const club = find(row);
    return club && chanceText(club, goal);
  };
  return { id: goal, head, title, value: (row) => find(row)?.chances[goal] ?? null, copied: textOf, cell: textOf };
}
