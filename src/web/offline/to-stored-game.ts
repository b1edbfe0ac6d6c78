import type { GameCard } from '#domain/game/game-card.ts';
import type { GameView, Team } from '#domain/game/model.ts';
import { isPickable, scheduledStart } from '#domain/game/predicates.ts';
import { formatShortState } from '../features/home/short-state.ts';
import { clockText, dayText } from '../ui/time/time-text.ts';
import type { StoredClub, StoredGame } from './stored-games.ts';

/** The time of the visit (epoch ms of the browser's clock) and the IANA zone of the browser. */
type Visit = { seenAt: number; zone: string };

function describeState(game: GameCard | GameView, zone: string): string {
  const startsAt = scheduledStart(game);
  return isPickable(game) && startsAt !== null ? clockText(startsAt, zone) : formatShortState(game);
}

const toStoredClub = ({ id, shortName }: Team, runs: number | null): StoredClub => ({ id, name: shortName, runs });

function toStoredGame(
  game: GameCard | GameView,
  away: StoredClub,
  home: StoredClub,
  { seenAt, zone }: Visit,
): StoredGame {
  return { gamePk: game.gamePk, day: dayText(game.officialDate), text: describeState(game, zone), away, home, seenAt };
}

/** Converts a game card to a stored game. */
export function cardToStoredGame(game: GameCard, visit: Visit): StoredGame {
  const { away, home } = game.teams;
  const hasStarted = game.inning !== null;
  return toStoredGame(
    game,
    toStoredClub(away, hasStarted ? away.score : null),
    toStoredClub(home, hasStarted ? home.score : null),
    visit,
  );
}

/** Converts the view of a game to a stored game. */
export function viewToStoredGame(game: GameView, visit: Visit): StoredGame {
  const { teams, totals } = game;
  const runs = (side: 'away' | 'home') => (game.inning === null ? null : totals[side].runs);
  return toStoredGame(game, toStoredClub(teams.away, runs('away')), toStoredClub(teams.home, runs('home')), visit);
}
