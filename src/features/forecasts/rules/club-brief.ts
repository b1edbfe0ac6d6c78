import type { Side } from '#rules/baseball/game/model.ts';
import { type BriefGame, byEnd } from './brief-game.ts';
import type { ClubBrief } from '#rules/baseball/forecast/brief-shapes.ts';

const dayMs = 86_400_000;
const lengthOfForm = 10;
/** days after which the pitches of a reliever no longer matter */
const bullpenDays = 3;

const sideOf = (game: BriefGame, clubId: number): Side | null =>
  game.home.clubId === clubId ? 'home' : game.away.clubId === clubId ? 'away' : null;

type ClubGame = { endedOn: string; side: Side; isWon: boolean; isTie: boolean; reliefPitches: number | null };

/** The games of a club, oldest first. */
function gamesOfClub(games: readonly BriefGame[], clubId: number): ClubGame[] {
  return games
    .flatMap((game) => {
      const side = sideOf(game, clubId);
      if (side === null) return [];
      const margin = (game.home.runs - game.away.runs) * (side === 'home' ? 1 : -1);
      return [
        {
          endedOn: game.endedOn,
          side,
          isWon: margin > 0,
          isTie: margin === 0,
          reliefPitches: game[side].reliefPitches,
        },
      ];
    })
    .toSorted(byEnd);
}

function count(games: readonly ClubGame[]): ClubBrief['season'] {
  const decided = games.filter(({ isTie }) => !isTie);
  const won = decided.filter(({ isWon }) => isWon).length;
  return { won, lost: decided.length - won };
}

/** The pitches of the relievers in these games; null if those of a game are not known. */
function countReliefPitches(games: readonly ClubGame[]): number | null {
  return games.reduce<number | null>(
    (total, { reliefPitches }) => (total === null || reliefPitches === null ? null : total + reliefPitches),
    0,
  );
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
  const daysBefore = ({ endedOn }: ClubGame) => Math.round((Date.parse(day) - Date.parse(endedOn)) / dayMs);
  return {
    season: count(earlier),
    lastTen: count(earlier.slice(-lengthOfForm)),
    atSide: count(earlier.filter((game) => game.side === side)),
    restDays: last === undefined ? null : daysBefore(last) - 1,
    reliefPitches: countReliefPitches(earlier.filter((game) => daysBefore(game) <= bullpenDays)),
  };
}
