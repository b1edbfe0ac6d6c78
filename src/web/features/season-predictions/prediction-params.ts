import type { SearchOf } from '#contract/pages.ts';
import type { SeasonBoardSelection } from '../../api/queries/season-predictions.ts';
import { searchOf } from '../../paths.ts';

/** Of both pages of predictions. `username`: whose prediction is shown; a place is one on the board */
export type PredictionSearch = SearchOf<'season-predictions'>;

export function parsePrediction(search: URLSearchParams): PredictionSearch {
  return searchOf('season-predictions', search);
}

/** Whether an address is that of the board of the predictions. */
export function isBoardView(search: URLSearchParams): boolean {
  return parsePrediction(search).view === 'board';
}

export function parseBoard(search: URLSearchParams, kind: SeasonBoardSelection['kind']): SeasonBoardSelection {
  return { kind, ...parsePrediction(search) };
}
