import type { GameScorecard } from '#contract/scorecards.ts';
import type { GameLog } from '#domain/game/event.ts';
import { scorecardAt } from '#domain/scorecard/scorecard-at.ts';
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
