import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { isCalledOff, isLive, isPickable } from '#rules/baseball/game/predicates.ts';

/** By the number of the day of the week. */
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

export type GameFilter = {
  weekday?: (typeof weekdays)[number] | undefined;
  /** where the club plays */
  place?: 'home' | 'away' | undefined;
};

type Opponents = { away: { id: number }; home: { id: number } };
type Day<Game> = { /** YYYY-MM-DD */ date: string; count: number; games: readonly Game[] };

/** The same days, without the games that the filter leaves out. `team`: the club whose games these are; null: of every club */
export function filterDays<Game extends Opponents>(
  days: readonly Day<Game>[],
  { weekday, place }: GameFilter,
  team: number | null,
): (Day<Game> & { games: Game[] })[] {
  return days.map((day) => {
    const isShown = weekday === undefined || weekdays[new Date(day.date).getUTCDay()] === weekday;
    const games = isShown
      ? day.games.filter(({ home, away }) => place === undefined || team === { home, away }[place].id)
      : [];
    return { date: day.date, count: isShown ? (team === null ? day.count : games.length) : 0, games };
  });
}

type Dated = Pick<GameCard, 'gamePk' | 'officialDate' | 'status'>;

/** The game of a club that is played, or else the first one from today (YYYY-MM-DD) on that is to come. */
export function nextGame<Game extends Dated>(games: readonly Game[], today: string): Game | undefined {
  return games.find(isLive) ?? games.find((game) => isPickable(game) && game.officialDate >= today);
}

const [mostGames, mostBefore] = [15, 8];

/** Fifteen games of a club around the next one: eight before it, or more if fewer are to come; without a next one, the last fifteen. */
export function gamesAround<Game extends Dated>(games: readonly Game[], today: string): Game[] {
  const next = nextGame(games, today);
  const at = next === undefined ? games.length : games.indexOf(next);
  const first = Math.max(0, Math.min(at - mostBefore, games.length - mostGames));
  return games.slice(first, first + mostGames);
}

/** The days from today on without a game that is played, up to the last one with a game. */
export function offDays(days: readonly Day<Dated>[], today: string): string[] {
  const isOff = ({ games }: Day<Dated>) => games.every(isCalledOff);
  const last = days.findLast((day) => !isOff(day))?.date ?? '';
  return days.flatMap((day) => (day.date >= today && day.date < last && isOff(day) ? day.date : []));
}
