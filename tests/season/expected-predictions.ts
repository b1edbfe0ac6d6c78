import { expect } from 'vitest';
import type { BracketField, BracketPrediction } from '#features/season-predictions/rules/bracket-shapes.ts';
import type { TablePrediction, TableResults } from '#features/season-predictions/rules/table-shapes.ts';
import { addDays, startOfDay } from '#simulator/clock/league-date.ts';
import type { League } from '#simulator/league.ts';

/** The points of a series by the type of its games in the schedule, and the wins that decide it. */
const rounds = {
  F: { name: 'wildCard', points: 1, wins: 2 },
  D: { name: 'division', points: 2, wins: 3 },
  L: { name: 'championship', points: 4, wins: 4 },
  W: { name: 'world', points: 8, wins: 4 },
} as const;
type RoundType = keyof typeof rounds;

/** What the league itself says about its postseason. */
type LeaguePostseason = {
  clubs: ReadonlySet<number>;
  /** the clubs that have won a series, by the type of the round */
  winners: ReadonlyMap<RoundType, ReadonlySet<number>>;
  champion: number | undefined;
};

const isRound = (type: string): type is RoundType => type in rounds;

/** Counts the series from the scores of the league, at the end of its postseason. */
export function countPostseason(league: League): LeaguePostseason {
  const { postseasonStart, postseasonEnd } = league.calendar;
  league.update(startOfDay(addDays(postseasonEnd, 1)));
  const wins = new Map<string, number>();
  const clubs = new Set<number>();
  const winners = new Map<RoundType, Set<number>>();
  for (let day = postseasonStart; day <= postseasonEnd; day = addDays(day, 1))
    for (const { gamePk, gameType, awayId, homeId } of league.games(1, day)) {
      const winner = league.score(gamePk)?.winnerId ?? null;
      if (!isRound(gameType) || winner === null) continue;
      clubs.add(awayId).add(homeId);
      const count = (wins.get(`${gameType} ${winner}`) ?? 0) + 1;
      wins.set(`${gameType} ${winner}`, count);
      if (count === rounds[gameType].wins)
        winners.set(gameType, (winners.get(gameType) ?? new Set<number>()).add(winner));
    }
  return { clubs, winners, champion: [...(winners.get('W') ?? [])][0] };
}

/** Compares the results of a table with the records and the postseason of the league. The order of equal records is not checked. */
export function expectLeagueResults(league: League, postseason: LeaguePostseason, results: TableResults): void {
  const shares = new Map(
    league
      .standings(1, startOfDay(league.calendar.postseasonStart))
      .map(({ clubId, wins, losses }) => [clubId, wins / (wins + losses)]),
  );
  for (const { clubs } of results.divisions) {
    const inOrder = clubs.map((id) => shares.get(id) ?? 0);
    expect(inOrder).toEqual(inOrder.toSorted((a, b) => b - a));
  }
  expect(new Set(results.postseason)).toEqual(postseason.clubs);
  expect(results.champion).toBe(postseason.champion);
}

/** 2 points per exact place, 1 if one place off, 3 per postseason club, 10 for the champion. */
export function expectedTablePoints(
  { divisions, wildCards, champion }: TablePrediction,
  { divisions: actual }: TableResults,
  postseason: LeaguePostseason,
): number {
  let points = champion === postseason.champion ? 10 : 0;
  for (const { divisionId, clubs } of divisions)
    for (const [place, club] of clubs.entries()) {
      const order = actual.find((division) => division.divisionId === divisionId)?.clubs ?? [];
      points += Math.max(0, 2 - Math.abs(place - order.indexOf(club)));
      if ((place === 0 || wildCards.includes(club)) && postseason.clubs.has(club)) points += 3;
    }
  return points;
}

/** 1, 2, 4 and 8 points per club that has won its series of the round. */
export function expectedBracketPoints(
  { winners }: BracketPrediction,
  { series }: BracketField,
  postseason: LeaguePostseason,
): number {
  return Object.entries(rounds).reduce((sum, [type, { name, points }]) => {
    const actual = postseason.winners.get(type as RoundType);
    const predicted = winners.filter(({ series: id }) => series.find((each) => each.id === id)?.round === name);
    return sum + points * predicted.filter(({ clubId }) => actual?.has(clubId)).length;
  }, 0);
}
