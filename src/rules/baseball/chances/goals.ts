import type { Round } from '../series.ts';

/**
 * What a club can reach in a season. `wildCard`: a place without winning the division; `bye`: no first round; the series: to play in
 * them.
 */
export const goals = [
  'division',
  'wildCard',
  'bye',
  'playoffs',
  'divisionSeries',
  'championshipSeries',
  'worldSeries',
  'title',
] as const;

export type Goal = (typeof goals)[number];

/** What the winner of a series reaches, by its round. */
export const goalOfWinner: Readonly<Record<Round, Goal>> = {
  wildCard: 'divisionSeries',
  division: 'championshipSeries',
  championship: 'worldSeries',
  world: 'title',
};
