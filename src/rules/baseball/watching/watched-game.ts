import { cardLineScore } from '../game/card-of-view.ts';
import type { GameCard } from '../game/game-card.ts';
import type { GameView, Side } from '../game/model.ts';

type WatchedTeam = Pick<GameCard['teams'][Side], 'shortName' | 'score'>;

/** The part of a card that decides its worth. */
export type WatchedGame = Pick<
  GameCard,
  | 'gamePk'
  | 'status'
  | 'series'
  | 'scheduledInnings'
  | 'inning'
  | 'inningState'
  | 'outs'
  | 'bases'
  | 'lineScore'
  | 'noHitter'
> & { teams: Record<Side, WatchedTeam> };

/** The same of a view. */
export function watchedGameOf(view: GameView): WatchedGame {
  const { teams, totals } = view;
  const team = (side: Side): WatchedTeam => ({ shortName: teams[side].shortName, score: totals[side].runs });
  return { ...view, lineScore: cardLineScore(view), teams: { away: team('away'), home: team('home') } };
}
