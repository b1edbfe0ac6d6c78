import { bracketFieldSchema, bracketPredictionSchema, bracketResultsSchema } from '../rules/bracket-shapes.ts';
import { scoreBracket } from '../rules/score-bracket.ts';
import { scoreTable } from '../rules/score-table.ts';
import { tablePredictionSchema, tableResultsSchema } from '../rules/table-shapes.ts';
import type { StoredContest } from './read-contest.ts';

/** `correct`: exact places of the table, or series of the bracket; `champion`: the predicted one */
type PredictionFigures = { score: number; correct: number; champion: number };

/** Creates a function that computes the points of stored predictions of a contest by stored results. */
export function createScorer(
  { kind, field: stored }: Pick<StoredContest, 'kind' | 'field'>,
  storedResults: object,
): (prediction: unknown) => PredictionFigures {
  if (kind === 'table') {
    const results = tableResultsSchema.parse(storedResults);
    return (prediction) => {
      const parsed = tablePredictionSchema.parse(prediction);
      const { total, exactPlaces } = scoreTable(parsed, results);
      return { score: total, correct: exactPlaces, champion: parsed.champion };
    };
  }
  const field = bracketFieldSchema.parse(stored);
  const results = bracketResultsSchema.parse(storedResults);
  const last = field.series.at(-1)?.id;
  return (prediction) => {
    const parsed = bracketPredictionSchema.parse(prediction);
    const { total, correct } = scoreBracket(parsed, field, results);
    const champion = parsed.winners.find(({ series }) => series === last)?.clubId ?? 0;
    return { score: total, correct, champion };
  };
}
