import type { GameCard } from '#domain/game/game-card.ts';
import { isDelayed, isHeld, isPostponed } from '#domain/game/predicates.ts';
import { ordinal } from '#domain/stats/ordinal.ts';
import { dayText } from '../../ui/time-text.ts';

/** 'Bottom 7th'; null before the first inning. */
export function inningText({ inning, inningState }: Pick<GameCard, 'inning' | 'inningState'>): string | null {
  return inning === null ? null : `${inningState ?? 'Inning'} ${ordinal(inning)}`;
}

/** What a live card says first: the inning, or why the game is not in one. */
export function liveText(game: GameCard): string {
  const inning = inningText(game);
  if (isDelayed(game)) return inning === null ? game.status.words : `${game.status.words}, ${inning}`;
  return inning ?? game.status.words;
}

/** 'F' for a game of the scheduled length, 'F/10' for any other. */
export function lengthText({ inning, scheduledInnings }: GameCard): string {
  return inning === null || inning === scheduledInnings ? 'F' : `F/${inning}`;
}

/** The first word or two of a set-aside game: 'Postponed', 'Suspended' … */
export function setAsideWord({ status }: GameCard): string {
  return status.words.split(':')[0] ?? status.words;
}

/** Why a game is set aside and when it goes on, in sentences. */
export function setAsideText(game: GameCard): string {
  const { reason } = game.status;
  const inning = inningText(game);
  const why = [reason, isHeld(game) && inning !== null ? `stopped in the ${inning.toLowerCase()}` : null];
  const first = why.filter((part) => part !== null).join(', ');
  return [first === '' ? '' : `${first}.`, continuation(game)].filter(Boolean).join(' ');
}

function continuation(game: GameCard): string {
  if (isHeld(game)) return game.resumesOn === null ? 'No day to resume yet.' : `Resumes ${dayText(game.resumesOn)}.`;
  if (!isPostponed(game)) return '';
  return game.rescheduledTo === null ? 'No make-up date yet.' : `Made up ${dayText(game.rescheduledTo)}.`;
}

/** 'Make-up of Friday, July 10', 'Began Friday, July 17' or nothing: how the game comes to be on this day's page. */
export function originText(game: GameCard, date: string): string | null {
  if (game.rescheduledFrom !== null && game.rescheduledFrom !== date) return `From ${dayText(game.rescheduledFrom)}`;
  return game.officialDate < date ? `Since ${dayText(game.officialDate)}` : null;
}
