import type { GameScorecard } from '#features/scorecard/contract.ts';
import type { GameLog } from '#rules/baseball/game/event.ts';
import { scorecardAt } from '#features/scorecard/rules/scorecard-at.ts';
import type { ShownGame } from './game-instants.ts';

const cards = new WeakMap<GameLog, GameScorecard>();

/** The newest scorecard, computed once per state of the log. */
export function toScorecardResponse({ log, version }: Pick<ShownGame, 'log' | 'version'>): GameScorecard {
  const known = cards.get(log);
  if (known?.version === version) return known;
  const card = { ...scorecardAt(log), gamePk: log.header.gamePk, version };
  cards.set(log, card);
  return card;
}
