import type { PredictionSelection, SeasonBoardSelection } from '../../api/queries/season-predictions.ts';
import { parsePlace } from '../../ui/board/board-place.ts';

const param = (search: URLSearchParams, name: string) => search.get(name) || undefined;

/** Whether an address is that of the board of the predictions. */
export function isBoardView(search: URLSearchParams): boolean {
  return search.get('view') === 'board';
}

export function parsePrediction(search: URLSearchParams): PredictionSelection {
  return { season: param(search, 'season'), username: param(search, 'username') };
}

export function parseBoard(search: URLSearchParams, kind: SeasonBoardSelection['kind']): SeasonBoardSelection {
  return { kind, season: param(search, 'season'), ...parsePlace(search) };
}
