import type { GameView } from '#rules/baseball/game/model.ts';

/** The part of a game's state from which sentences are made. */
export type ListenedView = Pick<
  GameView,
  | 'status'
  | 'teams'
  | 'totals'
  | 'inning'
  | 'inningState'
  | 'balls'
  | 'strikes'
  | 'outs'
  | 'bases'
  | 'plateAppearance'
  | 'people'
  | 'noHitter'
>;

/** Two states of a game of which the viewer saw one after the other. */
export type Step = { before: ListenedView; after: ListenedView };
