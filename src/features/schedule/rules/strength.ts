import { z } from 'zod';
import type { TeamRecord } from '#rules/baseball/game/model.ts';
import { type ClubGame, gamesByClub, type SeasonGame } from '#rules/baseball/standings/season-game.ts';
import { winningShare } from '#rules/baseball/standings/standings-figures.ts';
import { recordOf } from '#rules/baseball/standings/tie-break.ts';
import { rounded } from '#rules/baseball/stats/figures.ts';

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

type Meeting = Pick<ClubGame, 'opponent' | 'isHome'>;
type RecordOf = (teamId: number) => TeamRecord;

/** The games of each club that are not decided. */
function leftByClub(games: readonly SeasonGame[]): Map<number, Meeting[]> {
  const left = games.flatMap(({ away, home, score }) =>
    score === null
      ? [
          { club: home, opponent: away, isHome: true },
          { club: away, opponent: home, isHome: false },
        ]
      : [],
  );
  return Map.groupBy(left, ({ club }) => club);
}

function summarize(meetings: readonly Meeting[], recordOfClub: RecordOf): Strength['left'] {
  const records = meetings.map(({ opponent }) => recordOfClub(opponent));
  const known = records.filter(({ wins, losses }) => wins + losses > 0);
  const sum = known.reduce((total, record) => total + winningShare(record), 0);
  return {
    games: meetings.length,
    home: meetings.filter(({ isHome }) => isHome).length,
    percentage: known.length === 0 ? null : rounded(sum / known.length, 3),
  };
}

/**
 * How strong the opponents of each club were in the decided games and are in those left: the mean of their present winning percentages, each
 * game counted; ties do not count. Strongest opponents left first; after the season, those played.
 */
export function scheduleStrength(games: readonly SeasonGame[]): Strength[] {
  const [played, left] = [gamesByClub(games), leftByClub(games)];
  const records = new Map([...played].map(([club, own]) => [club, recordOf(own)]));
  const recordOfClub: RecordOf = (teamId) => records.get(teamId) ?? recordOf([]);
  const clubs = [...new Set([...played.keys(), ...left.keys()])].map((teamId): Strength => ({
    teamId,
    ...recordOfClub(teamId),
    played: summarize(played.get(teamId) ?? [], recordOfClub),
    left: summarize(left.get(teamId) ?? [], recordOfClub),
  }));
  const strength = ({ left: ahead, played: behind }: Strength) =>
    (ahead.games > 0 ? ahead.percentage : behind.percentage) ?? 0;
  return clubs.toSorted((one, other) => strength(other) - strength(one) || one.teamId - other.teamId);
}

/** The opponents of a club with their records, the games left and the results so far; most games left first, then the better record. */
export function opponentsOf(games: readonly SeasonGame[], teamId: number): Opponent[] {
  const byClub = gamesByClub(games);
  const played = Map.groupBy(byClub.get(teamId) ?? [], ({ opponent }) => opponent);
  const left = Map.groupBy(leftByClub(games).get(teamId) ?? [], ({ opponent }) => opponent);
  const rows = [...new Set([...played.keys(), ...left.keys()])].map((id): Opponent => {
    const ahead = left.get(id) ?? [];
    const { wins: won, losses: lost } = recordOf(played.get(id) ?? []);
    const home = ahead.filter(({ isHome }) => isHome).length;
    return { teamId: id, ...recordOf(byClub.get(id) ?? []), games: ahead.length, home, won, lost };
  });
  return rows.toSorted(
    (one, other) =>
      other.games - one.games || other.wins - one.wins || one.losses - other.losses || one.teamId - other.teamId,
  );
}
