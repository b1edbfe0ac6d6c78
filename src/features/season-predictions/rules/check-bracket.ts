import type { BracketField, BracketPrediction } from './bracket-shapes.ts';
import type { PredictionFault } from './check-table.ts';
import { followBracket } from './follow-bracket.ts';

/** Returns the first fault of a prediction of the bracket `field`; null for a complete one. */
export function checkBracket(prediction: BracketPrediction, field: BracketField): PredictionFault | null {
  const series = followBracket(field, prediction);
  const isComplete = series.every(({ winner }) => winner !== null);
  if (isComplete && prediction.winners.length === series.length) return null;
  return { field: 'winners', message: 'must be one club of each series, which has won its earlier ones' };
}
