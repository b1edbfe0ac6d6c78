import { formatInning, formatOver } from '#rules/baseball/game/card-text.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { isSuspended, isOver, isPostponed } from '#rules/baseball/game/predicates.ts';
import { dayText } from '#ui/kit/time-text.ts';

/** Why a game is postponed, suspended or canceled, and when it continues. */
export function describePostponement(game: GameCard): string {
  const { reason } = game.status;
  const inning = formatInning(game);
  const reasons = [reason, isSuspended(game) && inning !== null ? `stopped in the ${inning.toLowerCase()}` : null];
  const reasonText = reasons.filter((part) => part !== null).join(', ');
  return [reasonText === '' ? '' : `${reasonText}.`, describeContinuation(game)].filter(Boolean).join(' ');
}

function describeContinuation(game: GameCard): string {
  if (isSuspended(game))
    return game.resumesOn === null ? 'No day to resume yet.' : `Resumes ${dayText(game.resumesOn)}.`;
  if (!isPostponed(game)) return '';
  return game.rescheduledTo === null ? 'No make-up date yet.' : `Made up ${dayText(game.rescheduledTo)}.`;
}

/** 'From Friday, July 10' for a rescheduled game, 'Since Friday, July 17' for a resumed one; else null. */
export function describeOrigin(game: GameCard, date: string): string | null {
  if (game.rescheduledFrom !== null && game.rescheduledFrom !== date) return `From ${dayText(game.rescheduledFrom)}`;
  return game.officialDate < date ? `Since ${dayText(game.officialDate)}` : null;
}

const shortStates: Record<string, string> = { Top: 'Top', Middle: 'Mid', Bottom: 'Bot', End: 'End' };

type Playable = Pick<GameCard, 'status' | 'inning' | 'inningState' | 'scheduledInnings'>;

/** 'Bot 7', 'Final', 'Final/10', 'TBD', else the status text of the league. */
export function formatShortState(game: Playable): string {
  const { status, inning, inningState } = game;
  if (isOver(game)) return formatOver(game);
  if (status.phase === 'live' && inning !== null) return `${shortStates[inningState ?? ''] ?? 'In'} ${inning}`;
  if (status.phase === 'open' && status.startTimeTbd) return 'TBD';
  return status.text.split(':')[0] ?? status.text;
}
