import { seasons } from '../contract/seasons.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import { readSeasonChoice, type SeasonSource } from './read-season-choice.ts';

export function seasonRoutes(source: SeasonSource) {
  return { seasons: serveData(seasons, () => readSeasonChoice(source)) };
}
