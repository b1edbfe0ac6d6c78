import type { TeamRecord } from '../game/model.ts';
import type { ClubGame } from './season-game.ts';
import { winningShare } from './standings-figures.ts';

/** The results and groups that break ties. */
export type TieBreakData = {
  /** the share of its games against the others that a club won; 0.5 without such a game */
  shareAgainst(club: number, others: readonly number[]): number;
  /** the other clubs of its division, and those of the other divisions of its league */
  divisionRivals(club: number): readonly number[];
  leagueRivals(club: number): readonly number[];
  /** its decided games in its league, newest first */
  leagueGames(club: number): readonly Pick<ClubGame, 'opponent' | 'isWin'>[];
};

/**
 * Orders clubs with the same percentage, best first, by MLB's rules since 2022: the games among them, then the record in
 * their own division, then in the rest of their own league, then the last half of the games in their own league, then
 * that half extended by one game at a time. When a step separates some of them, those still tied start again with the
 * first step. Clubs that no step separates are in one list, in the given order.
 */
export function breakTie(tied: readonly number[], data: TieBreakData): number[][] {
  if (tied.length < 2) return [[...tied]];
  const groups = splitByHeadToHead(tied, data) ?? splitByFirstStep(tied, data);
  return groups === null ? [[...tied]] : groups.flatMap((group) => breakTie(group, data));
}

/** A club that won its games against each of the others comes first; a club that lost to each of them comes last. */
function splitByHeadToHead(tied: readonly number[], { shareAgainst }: TieBreakData): number[][] | null {
  const beatsAll = (club: number, sign: 1 | -1) =>
    tied.every((other) => other === club || sign * (shareAgainst(club, [other]) - 0.5) > 0);
  const first = tied.find((club) => beatsAll(club, 1));
  if (first !== undefined) return [[first], tied.filter((club) => club !== first)];
  const last = tied.find((club) => beatsAll(club, -1));
  return last === undefined ? null : [tied.filter((club) => club !== last), [last]];
}

function splitByFirstStep(tied: readonly number[], data: TieBreakData): number[][] | null {
  for (const step of tieBreakSteps(tied, data)) {
    const shares = [...new Set(tied.map(step))].toSorted((a, b) => b - a);
    if (shares.length > 1) return shares.map((share) => tied.filter((club) => step(club) === share));
  }
  return null;
}

type Step = (club: number) => number;

function* tieBreakSteps(tied: readonly number[], data: TieBreakData): Generator<Step> {
  const { shareAgainst, divisionRivals, leagueRivals, leagueGames } = data;
  yield (club) => shareAgainst(club, tied);
  yield (club) => shareAgainst(club, divisionRivals(club));
  yield (club) => shareAgainst(club, leagueRivals(club));
  const newestFirst = new Map(tied.map((club) => [club, leagueGames(club)]));
  const most = Math.max(...[...newestFirst.values()].map(({ length }) => length));
  for (let more = 0; more <= most / 2; more += 1) {
    yield (club) => winningShare(recordOf(lastHalf(newestFirst.get(club) ?? [], more, tied)));
  }
}

type LeagueGames = ReturnType<TieBreakData['leagueGames']>;

/** The newer half of the games, and `more` older ones that were not against one of the tied clubs. */
function lastHalf(newestFirst: LeagueGames, more: number, tied: readonly number[]): LeagueGames {
  const half = Math.floor(newestFirst.length / 2);
  const older = newestFirst.slice(half).filter(({ opponent }) => !tied.includes(opponent));
  return [...newestFirst.slice(0, half), ...older.slice(0, more)];
}

export function recordOf(games: readonly Pick<ClubGame, 'isWin'>[]): TeamRecord {
  const wins = games.filter(({ isWin }) => isWin).length;
  return { wins, losses: games.length - wins };
}
