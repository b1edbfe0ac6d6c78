import type { GameCard } from '#domain/game/game-card.ts';
import type { GameView, Team } from '#domain/game/model.ts';
import { isPickable, scheduledStart } from '#domain/game/predicates.ts';
import { formatShortState } from '../features/home/short-state.ts';
import { clockText, dayText } from '../ui/time/time-text.ts';
import type { SeenClub, SeenGame } from './seen-games.ts';

/** The time of the visit (epoch ms of the browser's clock) and the IANA zone of the browser. */
type Sight = { seenAt: number; zone: string };

function wordsOf(game: GameCard | GameView, zone: string): string {
  const startsAt = scheduledStart(game);
  return isPickable(game) && startsAt !== null ? clockText(startsAt, zone) : formatShortState(game);
}

const club = ({ id, shortName }: Team, runs: number | null): SeenClub => ({ id, name: shortName, runs });

function seen(game: GameCard | GameView, away: SeenClub, home: SeenClub, { seenAt, zone }: Sight): SeenGame {
  return { gamePk: game.gamePk, day: dayText(game.officialDate), words: wordsOf(game, zone), away, home, seenAt };
}

/** Converts a game card to a stored game. */
export function seenCard(game: GameCard, sight: Sight): SeenGame {
  const { away, home } = game.teams;
  const hasBegun = game.inning !== null;
  return seen(game, club(away, hasBegun ? away.score : null), club(home, hasBegun ? home.score : null), sight);
}

/** Converts the view of a game to a stored game. */
export function seenView(game: GameView, sight: Sight): SeenGame {
  const { teams, totals } = game;
  const runs = (side: 'away' | 'home') => (game.inning === null ? null : totals[side].runs);
  return seen(game, club(teams.away, runs('away')), club(teams.home, runs('home')), sight);
}
