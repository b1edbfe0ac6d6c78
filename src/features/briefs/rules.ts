import type { ClubBrief, RecentStart } from '#rules/baseball/forecast/brief-shapes.ts';
import type { Side } from '#rules/baseball/game/model.ts';

/** A game by its clubs, its starting pitchers (null: not announced) and its day (YYYY-MM-DD). */
type BriefedGame = { clubs: Record<Side, number>; starters: Record<Side, number | null>; day: string };

export type MatchupBrief = {
  clubs: Record<Side, ClubBrief>;
  /** games of the season that each club has won against the other */
  series: Record<Side, number>;
  starts: Record<Side, RecentStart[]>;
};

/** Summarizes for a game the games of its season that ended on earlier days. */
export function matchupBrief(games: readonly BriefGame[], { clubs, starters, day }: BriefedGame): MatchupBrief {
  const clubOf = (side: Side) => clubBrief(games, { clubId: clubs[side], side, day });
  const startsOf = (side: Side) => recentStarts(games, { starter: starters[side], day });
  return {
    clubs: { away: clubOf('away'), home: clubOf('home') },
    series: seasonSeries(games, { clubs, day }),
    starts: { away: startsOf('away'), home: startsOf('home') },
  };
}

/** Counts the games that each club of a game has won against the other one before a day (YYYY-MM-DD), at either park. */
export function seasonSeries(
  games: readonly BriefGame[],
  { clubs, day }: { clubs: Record<Side, number>; day: string },
): Record<Side, number> {
  const winners = games
    .filter(({ endedOn, away, home }) => {
      const isBetween = [away.clubId, home.clubId].every((id) => id === clubs.away || id === clubs.home);
      return isBetween && endedOn < day && away.runs !== home.runs;
    })
    .map(({ away, home }) => (home.runs > away.runs ? home.clubId : away.clubId));
  return {
    away: winners.filter((id) => id === clubs.away).length,
    home: winners.filter((id) => id === clubs.home).length,
  };
}

const listedStarts = 3;

/** Lists the last three starts of a pitcher that ended before a day (YYYY-MM-DD), newest first; none for an unknown pitcher. */
export function recentStarts(
  games: readonly BriefGame[],
  { starter, day }: { starter: number | null; day: string },
): RecentStart[] {
  const startAs = (game: BriefGame, side: Side): RecentStart[] => {
    if (game[side].starter !== starter) return [];
    const { clubId, earlyRuns } = side === 'home' ? game.away : game.home;
    const runs = game[side].starterRuns ?? null;
    return [{ endedOn: game.endedOn, opponentId: clubId, isHome: side === 'home', runs, earlyRuns }];
  };
  if (starter === null) return [];
  return games
    .filter(({ endedOn }) => endedOn < day)
    .flatMap((game) => [...startAs(game, 'away'), ...startAs(game, 'home')])
    .toSorted((one, other) => byEnd(other, one))
    .slice(0, listedStarts);
}

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

/**
 * A club in a final game: its starter by id, its runs, those in the first six innings, the pitches of its relievers, and the
 * runs that its starter allowed; null if they are not known.
 */
type BriefClub = {
  clubId: number;
  starter: number | null;
  runs: number;
  earlyRuns: number | null;
  reliefPitches: number | null;
  starterRuns?: number | null;
};

/** A final game of a season. `endedOn`: YYYY-MM-DD, the day on which it ended. */
export type BriefGame = { endedOn: string } & Record<Side, BriefClub>;

/** Orders games by the day on which they ended; games of one day stay in their order. */
function byEnd(one: { endedOn: string }, other: { endedOn: string }): number {
  return Number(one.endedOn > other.endedOn) - Number(one.endedOn < other.endedOn);
}

/**
 * Whether a brief counts all games of the club's record by the league. The record can contain one more game: the first one of a
 * doubleheader on the day of the game.
 */
export function hasAllResults(
  { season: { won, lost } }: Pick<ClubBrief, 'season'>,
  record: { wins: number; losses: number } | null,
): boolean {
  return record !== null && won + lost >= record.wins + record.losses - 1;
}
