import type { ClubResults } from '../../lines.ts';

const share = (wins: number, games: number): number => (games === 0 ? 0.5 : wins / games);

/** The winning share of a club in its games against the other clubs of a tie. */
function shareAgainst(club: ClubResults, others: ReadonlySet<number>): number {
  const games = club.games.filter(({ opponentId }) => others.has(opponentId));
  return share(games.filter(({ isWin }) => isWin).length, games.length);
}

/** Sorts by record; the games between tied clubs decide, then the run difference, then the id. */
export function rankClubs(clubs: readonly ClubResults[]): ClubResults[] {
  const tied = Map.groupBy(clubs, ({ wins, losses }) => share(wins, wins + losses));
  return [...tied]
    .toSorted(([one], [other]) => other - one)
    .flatMap(([, group]) => {
      const ids = new Set(group.map(({ clubId }) => clubId));
      return group.toSorted(
        (a, b) =>
          shareAgainst(b, ids) - shareAgainst(a, ids) ||
          b.runsScored - b.runsAllowed - (a.runsScored - a.runsAllowed) ||
          a.clubId - b.clubId,
      );
    });
}

/** The ids of the six postseason clubs of a league by seed: the three division winners, then the three best others. */
export function seedClubs(ofLeague: readonly ClubResults[]): number[] {
  const divisions = Map.groupBy(ofLeague, ({ divisionId }) => divisionId);
  const winners = rankClubs([...divisions.values()].flatMap((clubs) => rankClubs(clubs).slice(0, 1)));
  const others = rankClubs(ofLeague.filter((club) => !winners.includes(club))).slice(0, 3);
  return [...winners, ...others].map(({ clubId }) => clubId);
}
