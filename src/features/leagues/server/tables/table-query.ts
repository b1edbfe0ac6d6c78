import type { Span } from '#features/leaderboard/contract/leaderboard.ts';
import type { LeagueTable } from '../../contract.ts';

export type ShownMember = { userId: number; username: string; profilePic: string; isAdmin: boolean };

/** `since`: first day of the period (YYYY-MM-DD); null for the season and all seasons */
export type TableQuery = { span: Span; since: string | null };

export type TableOf<Board> = Extract<LeagueTable, { board: Board }>;
