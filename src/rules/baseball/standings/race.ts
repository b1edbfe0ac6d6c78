import { z } from 'zod';
import type { TeamRecord } from '../game/model.ts';
import { compareText, type SeasonGame } from './season-game.ts';
import { createSeasonRanking, type LeagueClub, type RaceFacts } from './season-ranking.ts';
import { gamesBehind } from './standings-figures.ts';

export const raceSchema = z.object({
  /** the days with decided games, YYYY-MM-DD, oldest first */
  days: z.array(z.string()),
  divisions: z.array(
    z.object({
      divisionId: z.number().int().nullable(),
      name: z.string(),
      clubs: z.array(
        z.object({
          id: z.number().int(),
          shortName: z.string(),
          abbreviation: z.string(),
          /** games behind the first of the division at the end of each day in `days`; negative: more games ahead, with a lower percentage */
          behind: z.array(z.number()),
        }),
      ),
    }),
  ),
});

export type Race = z.infer<typeof raceSchema>;
export type RaceDivision = Race['divisions'][number];

type RaceClub = { id: number; shortName: string; abbreviation: string };
type RacingDivision = { divisionId: number | null; name: string; clubs: readonly RaceClub[] };

type RacingSeason = Pick<RaceFacts, 'rules' | 'through'> & {
  games: readonly SeasonGame[];
  /** all clubs of the season */
  clubs: readonly LeagueClub[];
};

/** The games behind on each day of the season, per division; results after `through` (YYYY-MM-DD) are left out. */
export function foldRace(divisions: readonly RacingDivision[], season: RacingSeason): Race {
  const { games, through } = season;
  const decided = games
    .filter(({ score, date }) => score !== null && (through === undefined || date <= through))
    .toSorted((a, b) => compareText(a.date, b.date));
  const days = [...new Set(decided.map(({ date }) => date))];
  const records = recordsByDay(decided, days);
  return {
    days,
    divisions: divisions.map(({ divisionId, name, clubs }) => {
      const recordOn = (id: number, day: number) => records.get(id)?.[day] ?? noGames;
      const first = days.map((date, day) =>
        firstRecord(
          clubs.map((team) => ({ team, ...recordOn(team.id, day) })),
          { ...season, games: decided, through: date },
        ),
      );
      return {
        divisionId,
        name,
        clubs: clubs.map(({ id, shortName, abbreviation }) => ({
          id,
          shortName,
          abbreviation,
          behind: first.map((leader, day) => gamesBehind(leader, recordOn(id, day))),
        })),
      };
    }),
  };
}

const noGames: TeamRecord = { wins: 0, losses: 0 };

/** The record of the first club. The rules for ties take long and matter only between clubs with different numbers of games. */
function firstRecord(
  clubs: readonly (TeamRecord & { team: RaceClub })[],
  { clubs: all, rules, games, through }: RacingSeason,
): TeamRecord {
  const [first = []] = createSeasonRanking([], { rules, games: null }).groups(clubs);
  const [one = noGames] = first;
  if (first.every((other) => gamesBehind(one, other) === 0)) return one;
  return createSeasonRanking(all, { rules, games, through }).rank(first)[0] ?? one;
}

/** Each club's record at the end of each day. */
function recordsByDay(decided: readonly SeasonGame[], days: readonly string[]): Map<number, TeamRecord[]> {
  const records = new Map<number, TeamRecord[]>();
  const indexOfDay = new Map(days.map((day, index) => [day, index]));
  const add = (club: number, day: number, isWin: boolean) => {
    const byDay = records.get(club) ?? [];
    const last = byDay.at(-1) ?? noGames;
    while (byDay.length < day) byDay.push(last);
    byDay[day] = { wins: last.wins + (isWin ? 1 : 0), losses: last.losses + (isWin ? 0 : 1) };
    records.set(club, byDay);
  };
  for (const { date, away, home, score } of decided) {
    if (score === null || score.away === score.home) continue;
    const day = indexOfDay.get(date) ?? 0;
    add(home, day, score.home > score.away);
    add(away, day, score.away > score.home);
  }
  for (const byDay of records.values()) while (byDay.length < days.length) byDay.push(byDay.at(-1) ?? noGames);
  return records;
}
