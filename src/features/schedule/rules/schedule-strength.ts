import { z } from 'zod';
import type { SeasonGame } from '#rules/baseball/standings/season-game.ts';

const opponentsSchema = z.object({
  games: z.number().int(),
  home: z.number().int(),
  /** the mean winning percentage of the opponents, each game counted; null without games or results */
  percentage: z.number().nullable(),
});

export const strengthSchema = z.object({
  teamId: z.number().int(),
  wins: z.number().int(),
  losses: z.number().int(),
  played: opponentsSchema,
  left: opponentsSchema,
});

export const opponentSchema = z.object({
  teamId: z.number().int(),
  wins: z.number().int(),
  losses: z.number().int(),
  /** games that are left against it, and how many of them at home */
  games: z.number().int(),
  home: z.number().int(),
  /** the results against it so far */
  won: z.number().int(),
  lost: z.number().int(),
});

export type Strength = z.infer<typeof strengthSchema>;
export type Opponent = z.infer<typeof opponentSchema>;

type Meeting = { opponent: number; isHome: boolean; isWin: boolean | null };
type Record = { wins: number; losses: number };

const noRecord: Record = { wins: 0, losses: 0 };

/** The games of each club without ties; `isWin` is null until a game is decided. */
function meetingsByClub(games: readonly SeasonGame[]): Map<number, Meeting[]> {
  const meetings = games.flatMap(({ away, home, score }) => {
    if (score !== null && score.away === score.home) return [];
    const isHomeWin = score === null ? null : score.home > score.away;
    return [
      { club: home, opponent: away, isHome: true, isWin: isHomeWin },
      { club: away, opponent: home, isHome: false, isWin: isHomeWin === null ? null : !isHomeWin },
    ];
  });
  return Map.groupBy(meetings, ({ club }) => club);
}

function recordOf(meetings: readonly Meeting[]): Record {
  const wins = meetings.filter(({ isWin }) => isWin === true).length;
  return { wins, losses: meetings.filter(({ isWin }) => isWin === false).length };
}

function summarize(meetings: readonly Meeting[], records: ReadonlyMap<number, Record>): Strength['left'] {
  const percentages = meetings.flatMap(({ opponent }) => {
    const { wins, losses } = records.get(opponent) ?? noRecord;
    return wins + losses === 0 ? [] : [wins / (wins + losses)];
  });
  const sum = percentages.reduce((total, each) => total + each, 0);
  return {
    games: meetings.length,
    home: meetings.filter(({ isHome }) => isHome).length,
    percentage: percentages.length === 0 ? null : Number((sum / percentages.length).toFixed(3)),
  };
}

/**
 * How strong the opponents of each club were in the decided games and are in those left: the mean of their present winning percentages, each
 * game counted. Strongest opponents left first; after the season, those played.
 */
export function scheduleStrength(games: readonly SeasonGame[]): Strength[] {
  const meetings = meetingsByClub(games);
  const records = new Map([...meetings].map(([club, each]) => [club, recordOf(each)]));
  const clubs = [...meetings].map(([teamId, each]): Strength => {
    const played = each.filter(({ isWin }) => isWin !== null);
    const left = each.filter(({ isWin }) => isWin === null);
    const record = records.get(teamId) ?? noRecord;
    return { teamId, ...record, played: summarize(played, records), left: summarize(left, records) };
  });
  const strength = ({ left, played }: Strength) => (left.games > 0 ? left.percentage : played.percentage) ?? 0;
  return clubs.toSorted((one, other) => strength(other) - strength(one) || one.teamId - other.teamId);
}

/** The opponents of a club with their records, the games left and the results so far; most games left first, then the better record. */
export function opponentsOf(games: readonly SeasonGame[], teamId: number): Opponent[] {
  const meetings = meetingsByClub(games);
  const opponents = [...Map.groupBy(meetings.get(teamId) ?? [], ({ opponent }) => opponent)];
  const rows = opponents.map(([id, each]): Opponent => {
    const left = each.filter(({ isWin }) => isWin === null);
    const { wins: won, losses: lost } = recordOf(each);
    const home = left.filter(({ isHome }) => isHome).length;
    return { teamId: id, ...recordOf(meetings.get(id) ?? []), games: left.length, home, won, lost };
  });
  return rows.toSorted(
    (one, other) =>
      other.games - one.games || other.wins - one.wins || one.losses - other.losses || one.teamId - other.teamId,
  );
}
