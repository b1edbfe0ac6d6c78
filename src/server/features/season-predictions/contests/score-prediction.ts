import { scoreTable } from '#domain/season-predictions/score-table.ts';
import {
  type ContestKind,
  tablePredictionSchema,
  tableResultsSchema,
} from '#domain/season-predictions/table-shapes.ts';

/** `correct`: exact places of the table, or series of the bracket; `champion`: the predicted one */
export type PredictionFigures = { score: number; correct: number; champion: number };

/** Computes the points of a stored prediction by stored results. */
export function scorePrediction(_kind: ContestKind, prediction: unknown, results: unknown): PredictionFigures {
  const parsed = tablePredictionSchema.parse(prediction);
  const { total, exactPlaces } = scoreTable(parsed, tableResultsSchema.parse(results));
  return { score: total, correct: exactPlaces, champion: parsed.champion };
}
