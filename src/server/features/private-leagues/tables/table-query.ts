import type { Span } from '#contract/leaderboard.ts';
import type { LeagueTable } from '#contract/private-leagues.ts';

export type ShownMember = { userId: number; username: string; profilePic: string; isAdmin: boolean };

/** `since`: first day of the period (YYYY-MM-DD); null for the season and all seasons */
export type TableQuery = { span: Span; since: string | null };

export type TableOf<Board> = Extract<LeagueTable, { board: Board }>;
