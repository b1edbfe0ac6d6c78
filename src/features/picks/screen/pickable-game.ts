import type { GameView } from '#rules/baseball/game/model.ts';

/** The parts of a game that a pick needs: a game card and the view of a game have them. */
export type PickableGame = Pick<GameView, 'gamePk' | 'startsAt' | 'status' | 'noPicksReason' | 'teams'>;

/** What a visitor chose, who is asked to sign in. */
export type VisitorChoice = { game: PickableGame; winnerId: number };
