import { z } from 'zod';
import type { TeamRecord } from '#domain/game/model.ts';
import { gamesBehind } from './games-behind.ts';
import type { SeasonGame } from './season-game.ts';

export const raceSchema = z.object({
  /** the days on which something was decided, YYYY-MM-DD, oldest first */
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
          /** games behind the first of the division at the end of each of the days */
          behind: z.array(z.number()),
        }),
      ),
    }),
  ),
});

export type Race = z.infer<typeof raceSchema>;
export type RaceDivision = Race['divisions'][number];

type RaceClub = { id: number; shortName: string; abbreviation: string };
type Runners = { divisionId: number | null; name: string; clubs: readonly RaceClub[] };

/** Games behind through the season, division by division; results after `through` (YYYY-MM-DD) are left out. */
export function foldRace(divisions: readonly Runners[], games: readonly SeasonGame[], through?: string): Race {
  const decided = games
    .filter(({ score, date }) => score !== null && (through === undefined || date <= through))
    .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  const days = [...new Set(decided.map(({ date }) => date))];
  const records = recordsByDay(decided, days);
  return {
    days,
    divisions: divisions.map(({ divisionId, name, clubs }) => ({
      divisionId,
      name,
      clubs: clubs.map((club) => ({
        id: club.id,
        shortName: club.shortName,
        abbreviation: club.abbreviation,
        behind: days.map((_, day) => behindFirst(club, clubs, (id) => records.get(id)?.[day] ?? nothing)),
      })),
    })),
  };
}

const nothing: TeamRecord = { wins: 0, losses: 0 };

function behindFirst(club: RaceClub, clubs: readonly RaceClub[], recordOf: (id: number) => TeamRecord): number {
  return Math.max(0, ...clubs.map((other) => gamesBehind(recordOf(other.id), recordOf(club.id))));
}

/** Each club's record at the end of each day. */
function recordsByDay(decided: readonly SeasonGame[], days: readonly string[]): Map<number, TeamRecord[]> {
  const records = new Map<number, TeamRecord[]>();
  const place = new Map(days.map((day, index) => [day, index]));
  const add = (club: number, day: number, isWin: boolean) => {
    const known = records.get(club) ?? [];
    const last = known.at(-1) ?? nothing;
    while (known.length < day) known.push(last);
    known[day] = { wins: last.wins + (isWin ? 1 : 0), losses: last.losses + (isWin ? 0 : 1) };
    records.set(club, known);
  };
  for (const { date, away, home, score } of decided) {
    if (score === null || score.away === score.home) continue;
    const day = place.get(date) ?? 0;
    add(home, day, score.home > score.away);
    add(away, day, score.away > score.home);
  }
  for (const known of records.values()) while (known.length < days.length) known.push(known.at(-1) ?? nothing);
  return records;
}
