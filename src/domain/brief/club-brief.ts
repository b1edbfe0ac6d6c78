import type { Side } from '../game/model.ts';
import { type BriefGame, byEnd } from './brief-game.ts';
import type { ClubBrief } from './brief-shapes.ts';

const dayMs = 86_400_000;
const lengthOfForm = 10;

const sideOf = (game: BriefGame, clubId: number): Side | null =>
  game.home.clubId === clubId ? 'home' : game.away.clubId === clubId ? 'away' : null;

type ClubGame = { endedOn: string; side: Side; isWon: boolean; isTie: boolean };

/** The games of a club, oldest first. */
function gamesOfClub(games: readonly BriefGame[], clubId: number): ClubGame[] {
  return games
    .flatMap((game) => {
      const side = sideOf(game, clubId);
      if (side === null) return [];
      const margin = (game.home.runs - game.away.runs) * (side === 'home' ? 1 : -1);
      return [{ endedOn: game.endedOn, side, isWon: margin > 0, isTie: margin === 0 }];
    })
    .toSorted(byEnd);
}

function count(games: readonly ClubGame[]): ClubBrief['season'] {
  const decided = games.filter(({ isTie }) => !isTie);
  const won = decided.filter(({ isWon }) => isWon).length;
  return { won, lost: decided.length - won };
}

/**
 * Summarizes the games of a club's season that ended before the day (YYYY-MM-DD) of a game that it plays as `side`. Ties do not
 * count as won or lost.
 */
export function clubBrief(
  games: readonly BriefGame[],
  { clubId, side, day }: { clubId: number; side: Side; day: string },
): ClubBrief {
  const earlier = gamesOfClub(games, clubId).filter(({ endedOn }) => endedOn < day);
  const last = earlier.at(-1);
  return {
    season: count(earlier),
    lastTen: count(earlier.slice(-lengthOfForm)),
    atSide: count(earlier.filter((game) => game.side === side)),
    restDays: last === undefined ? null : Math.round((Date.parse(day) - Date.parse(last.endedOn)) / dayMs) - 1,
  };
}
