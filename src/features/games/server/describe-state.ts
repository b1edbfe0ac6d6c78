import { formatFinal, formatLiveState, formatStatus } from '#rules/baseball/game/card-text.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { isCalledOff, isHeld, isHidden, isLive, isOver, scheduledStart } from '#rules/baseball/game/predicates.ts';
import { leagueDayAndTime } from './league-time.ts';

type Described = Pick<GameCard, 'status' | 'startsAt' | 'inning' | 'inningState' | 'scheduledInnings'>;

/** 'Final/10', 'Bottom 7th', 'Postponed' or 'July 18 at 7:10 PM EDT'. */
export function describeState(game: Described): string {
  if (isOver(game)) return formatFinal(game).replace('F', 'Final');
  if (isCalledOff(game) || isHeld(game) || isHidden(game)) return formatStatus(game);
  if (isLive(game)) return formatLiveState(game);
  const start = scheduledStart(game);
  return start === null ? 'Time TBD' : leagueDayAndTime(start);
}
