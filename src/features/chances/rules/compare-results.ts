import { chancesAfter } from '#rules/baseball/chances/chances-after.ts';
import type { Goal } from '#rules/baseball/chances/goals.ts';
import type { ClubChances, TonightGame } from '#rules/baseball/chances/season-chances.ts';
import { rounded } from '#rules/baseball/stats/figures.ts';
import type { ComparedResults } from '../shapes.ts';

/** Smaller effects of a game on the chance of a club that does not play in it are not mentioned. */
const leastEffect = 0.005;
/** games of others that are mentioned to the fans of a club */
const mostGames = 3;

const comparedInSeason: readonly Goal[] = ['playoffs', 'division', 'title'];
const comparedInPostseason: readonly Goal[] = ['title', 'worldSeries', 'championshipSeries', 'divisionSeries'];

type Stored = { clubs: readonly ClubChances[]; games: readonly TonightGame[]; seasons: number };

/** How the results of games change the chances of clubs, which of them changes most, and for which clubs the fans of each one root. */
export function compareResults({ clubs, games, seasons }: Stored): ComparedResults {
  const isFieldKnown = clubs.every(({ decided }) => decided.includes('playoffs'));
  const compared = isFieldKnown ? comparedInPostseason : comparedInSeason;
  const main = isFieldKnown ? 'title' : 'playoffs';
  const swings = games.map((game) => ({
    game,
    swings: game.clubs.map(({ id, swing }) => ({ id, swing: swing[main] })),
  }));
  return {
    compared: [...compared],
    games: swings.map(({ game, swings: ofGame }) => ({
      gamePk: game.gamePk,
      homeChance: game.homeChance,
      home: describeSide({ game, clubs, compared, seasons }, 'home'),
      away: describeSide({ game, clubs, compared, seasons }, 'away'),
      others: ofGame
        .filter(({ id, swing }) => id !== game.home && id !== game.away && Math.abs(swing) >= leastEffect)
        .map(({ id, swing }) => ({ teamId: id, swing: roundedChance(swing) })),
    })),
    mostImportant: findMostImportant(swings),
    rootFor: clubs.flatMap(({ id }) => {
      const own = gamesToRootFor(id, swings);
      return own.length === 0 ? [] : [{ teamId: id, games: own }];
    }),
  };
}

type Described = Pick<Stored, 'clubs' | 'seasons'> & { game: TonightGame; compared: readonly Goal[] };
type SideChances = ComparedResults['games'][number]['home'];

function describeSide({ game, clubs, compared, seasons }: Described, side: 'home' | 'away'): SideChances {
  const teamId = game[side];
  const club = clubs.find(({ id }) => id === teamId);
  const swing = game.clubs.find(({ id }) => id === teamId)?.swing;
  const of = (read: (after: { now: number; homeWin: number; awayWin: number }) => number) =>
    Object.fromEntries(
      compared.map((goal) => {
        const now = (club?.reached[goal] ?? 0) / seasons;
        return [goal, roundedChance(read({ now, ...chancesAfter(now, swing?.[goal] ?? 0, game) }))];
      }),
    );
  return {
    teamId,
    now: of(({ now }) => now),
    win: of(({ homeWin, awayWin }) => (side === 'home' ? homeWin : awayWin)),
    loss: of(({ homeWin, awayWin }) => (side === 'home' ? awayWin : homeWin)),
    decided: compared.filter((goal) => club?.decided.includes(goal)),
  };
}

type Swings = readonly { game: TonightGame; swings: readonly { id: number; swing: number }[] }[];

function findMostImportant(games: Swings): ComparedResults['mostImportant'] {
  const effects = games.map(({ game: { gamePk }, swings }) => {
    const changes = swings.map(({ id, swing }) => ({ gamePk, teamId: id, change: roundedChance(Math.abs(swing)) }));
    const [greatest] = changes.toSorted((one, other) => other.change - one.change);
    return { greatest, sum: changes.reduce((all, { change }) => all + change, 0) };
  });
  const [most] = effects.toSorted((one, other) => other.sum - one.sum);
  return most?.greatest === undefined || most.sum <= leastEffect ? null : most.greatest;
}

function gamesToRootFor(club: number, games: Swings): ComparedResults['rootFor'][number]['games'] {
  return games
    .flatMap(({ game: { gamePk, home, away }, swings }) => {
      const swing = swings.find(({ id }) => id === club)?.swing ?? 0;
      if (club === home || club === away || Math.abs(swing) < leastEffect) return [];
      return [{ gamePk, teamId: swing > 0 ? home : away, gain: roundedChance(Math.abs(swing)) }];
    })
    .toSorted((one, other) => other.gain - one.gain)
    .slice(0, mostGames);
}

const roundedChance = (chance: number): number => rounded(chance, 4);
