import type { GameView } from '#rules/baseball/game/model.ts';

/** The parts of a game that a pick needs: a game card and the view of a game have them. */
export type PickableGame = Pick<
  GameView,
  'gamePk' | 'officialDate' | 'startsAt' | 'status' | 'noPicksReason' | 'teams' | 'venue'
>;
