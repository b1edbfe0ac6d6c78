import type { GameCard } from '#domain/game/game-card.ts';
import { isDelayed, isHeld, isPostponed } from '#domain/game/predicates.ts';
import { ordinal } from '#domain/stats/ordinal.ts';
import { dayText } from './time/time-text.ts';

/** 'Bottom 7th'; null before the first inning. */
export function formatInning({ inning, inningState }: Pick<GameCard, 'inning' | 'inningState'>): string | null {
  return inning === null ? null : `${inningState ?? 'Inning'} ${ordinal(inning)}`;
}

/** The headline of a live card: the inning, or the reason for a delay. */
export function formatLiveState(game: GameCard): string {
  const inning = formatInning(game);
  if (isDelayed(game)) return inning === null ? game.status.text : `${game.status.text}, ${inning}`;
  return inning ?? game.status.text;
}

/** 'F' for a game of the scheduled length, 'F/10' for any other. */
export function formatFinal({ inning, scheduledInnings }: GameCard): string {
  return inning === null || inning === scheduledInnings ? 'F' : `F/${inning}`;
}

/** The headline of a game that is not played: 'Postponed', 'Suspended' … */
export function formatStatus({ status }: GameCard): string {
  return status.text.split(':')[0] ?? status.text;
}

/** Why a game is postponed, suspended or canceled, and when it continues. */
export function describePostponement(game: GameCard): string {
  const { reason } = game.status;
  const inning = formatInning(game);
  const reasons = [reason, isHeld(game) && inning !== null ? `stopped in the ${inning.toLowerCase()}` : null];
  const reasonText = reasons.filter((part) => part !== null).join(', ');
  return [reasonText === '' ? '' : `${reasonText}.`, describeContinuation(game)].filter(Boolean).join(' ');
}

function describeContinuation(game: GameCard): string {
  if (isHeld(game)) return game.resumesOn === null ? 'No day to resume yet.' : `Resumes ${dayText(game.resumesOn)}.`;
  if (!isPostponed(game)) return '';
  return game.rescheduledTo === null ? 'No make-up date yet.' : `Made up ${dayText(game.rescheduledTo)}.`;
}

/** 'From Friday, July 10' for a rescheduled game, 'Since Friday, July 17' for a resumed one; else null. */
export function describeOrigin(game: GameCard, date: string): string | null {
  if (game.rescheduledFrom !== null && game.rescheduledFrom !== date) return `From ${dayText(game.rescheduledFrom)}`;
  return game.officialDate < date ? `Since ${dayText(game.officialDate)}` : null;
}
