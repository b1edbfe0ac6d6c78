import { ordinal } from '../stats/figures.ts';
import type { GameCard } from './game-card.ts';
import type { PlateAppearance } from './model.ts';
import { isDelayed, isTied } from './predicates.ts';

/** 'Bottom 7th'; null before the first inning. */
export function formatInning({ inning, inningState }: Pick<GameCard, 'inning' | 'inningState'>): string | null {
  return inning === null ? null : `${inningState ?? 'Inning'} ${ordinal(inning)}`;
}

/** The headline of a live card: the inning, or the reason for a delay. */
export function formatLiveState(game: Pick<GameCard, 'inning' | 'inningState' | 'status'>): string {
  const inning = formatInning(game);
  if (isDelayed(game)) return inning === null ? game.status.text : `${game.status.text}, ${inning}`;
  return inning ?? game.status.text;
}

/** 'F' for a game of the scheduled length, 'F/10' for any other. */
export function formatFinal({ inning, scheduledInnings }: Pick<GameCard, 'inning' | 'scheduledInnings'>): string {
  return inning === null || inning === scheduledInnings ? 'F' : `F/${inning}`;
}

/** 'Final', 'Final/10' or 'Final, tied'. */
export function formatOver(game: Pick<GameCard, 'inning' | 'scheduledInnings' | 'status'>): string {
  return `${formatFinal(game).replace('F', 'Final')}${isTied(game) ? ', tied' : ''}`;
}

/** The headline of a game that is not played: 'Postponed', 'Suspended' … */
export function formatStatus({ status }: Pick<GameCard, 'status'>): string {
  return status.text.split(':')[0] ?? status.text;
}

/** ', game 2' of a doubleheader, after the clubs or the state; else nothing. */
export function formatGameNumber({ doubleHeaderGame }: Pick<GameCard, 'doubleHeaderGame'>): string {
  return doubleHeaderGame === null ? '' : `, game ${doubleHeaderGame}`;
}

/** 'Top 3rd' */
export function formatHalfInning({ half, inning }: Pick<PlateAppearance, 'half' | 'inning'>): string {
  return `${half === 'top' ? 'Top' : 'Bottom'} ${ordinal(inning)}`;
}
