import type { TableField, TablePrediction, TableResults } from '../table-shapes.ts';

/** American League divisions 201, 202 and 200 with clubs 11 to 35, National League divisions 204, 205 and 203 with clubs 41 to 65. */
const divisions = [
  [103, 201, 1],
  [103, 202, 2],
  [103, 200, 3],
  [104, 204, 4],
  [104, 205, 5],
  [104, 203, 6],
] as const;

const clubIds = (tens: number): number[] => [1, 2, 3, 4, 5].map((unit) => 10 * tens + unit);

export const inventedField: TableField = {
  divisions: divisions.map(([leagueId, divisionId, tens]) => ({
    divisionId,
    leagueId,
    name: `Division ${divisionId}`,
    clubs: clubIds(tens).map((id) => ({ id, name: `Club ${id}`, shortName: `Otters ${id}`, abbreviation: `O${id}` })),
  })),
};

/** The clubs in order of their numbers, the second ones of each division as wild cards, and club 11 as champion. */
export const inventedPrediction: TablePrediction = {
  divisions: divisions.map(([, divisionId, tens]) => ({ divisionId, clubs: clubIds(tens) })),
  wildCards: [12, 22, 32, 42, 52, 62],
  champion: 11,
};

/** The results of a season that ended as predicted, before the World Series. */
export const inventedResults: TableResults = {
  divisions: inventedPrediction.divisions,
  postseason: [11, 21, 31, 12, 22, 32, 41, 51, 61, 42, 52, 62],
  champion: null,
};

/** The contest of that season after its deadline. */
export const inventedContest = {
  season: '2026',
  closesAt: Date.parse('2026-04-05T04:00:00Z'),
  isOpen: false,
  isFinal: false,
  field: inventedField,
  results: inventedResults,
};
