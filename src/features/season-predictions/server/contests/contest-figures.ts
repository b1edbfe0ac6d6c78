import type { SeasonBoard } from '../../contract.ts';
import { bracketFieldSchema, type BracketField, bracketResultsSchema } from '../../rules/bracket-shapes.ts';
import { lastSeason, predictLastSeason, predictSeeds, theSeeds } from '../../rules/house-predictions.ts';
import { scoreBracket } from '../../rules/score-bracket.ts';
import { scoreTable } from '../../rules/score-table.ts';
import { type SeasonClub, type TableField, tableFieldSchema, tableResultsSchema } from '../../rules/table-shapes.ts';
import type { StoredContest } from '../read-contest.ts';
import { createScorer } from './create-scorer.ts';

/** What a board shows of predictions besides their stored points. `champion`: short name of the predicted one */
export type ContestFigures = {
  of: (prediction: unknown) => { correct: number; champion: string };
  house: SeasonBoard['house'];
};

/** The clubs of a contest and its house player. */
type Described = { clubs: SeasonClub[]; house: NonNullable<SeasonBoard['house']> };

function describeTable(field: TableField, results: object): Described {
  const { total, exactPlaces } = scoreTable(predictLastSeason(field), tableResultsSchema.parse(results));
  return {
    clubs: field.divisions.flatMap(({ clubs }) => clubs),
    house: { ...lastSeason, score: total, correct: exactPlaces },
  };
}

function describeBracket(field: BracketField, results: object): Described {
  const { total, correct } = scoreBracket(predictSeeds(field), field, bracketResultsSchema.parse(results));
  return {
    clubs: field.series.flatMap(({ sides }) => sides.flatMap(({ club }) => club ?? [])),
    house: { ...theSeeds, score: total, correct },
  };
}

/** Prepares the figures of stored predictions by the stored results of their contest. */
export function contestFigures(contest: StoredContest, results: object): ContestFigures {
  const { clubs, house } =
    contest.kind === 'table'
      ? describeTable(tableFieldSchema.parse(contest.field), results)
      : describeBracket(bracketFieldSchema.parse(contest.field), results);
  const names = new Map(clubs.map(({ id, shortName }) => [id, shortName]));
  const scorePrediction = createScorer(contest, results);
  return {
    of(prediction) {
      const { correct, champion } = scorePrediction(prediction);
      return { correct, champion: names.get(champion) ?? '–' };
    },
    house,
  };
}
