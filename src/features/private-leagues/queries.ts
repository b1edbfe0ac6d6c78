import { query } from '#platform/page/query.ts';
import type { Span } from '#rules/picks/period.ts';
import type {
  PrivateLeagueBoard,
  leagueEvening,
  PrivateLeagueInvitation,
  leagueInvitation,
  leagueWeeks,
  privateLeague,
  privateLeagues,
} from './contract.ts';

export const privateLeaguesQuery = query<typeof privateLeagues>('GET /api/leagues', {});

export type PrivateLeagueSelection = {
  leagueId: number;
  board: PrivateLeagueBoard;
  period: Span;
  season?: string | undefined;
};

/** A league with one of its tables. */
export function privateLeagueQuery({ leagueId, board, period, season }: PrivateLeagueSelection) {
  return query<typeof privateLeague>('GET /api/leagues/:leagueId', {
    params: { leagueId },
    query: { board, period, season },
  });
}

/** Members and games of the current evening, with the calls. */
export function privateLeagueEveningQuery(leagueId: number) {
  return query<typeof leagueEvening>('GET /api/leagues/:leagueId/evening', { params: { leagueId } });
}

/** Who won and leads, the own record against each other member, and events. */
export function privateLeagueWeeksQuery(leagueId: number) {
  return query<typeof leagueWeeks>('GET /api/leagues/:leagueId/weeks', { params: { leagueId } });
}

/** The league that a code invites to; null if no league has the code. */
export function invitationQuery(code: string) {
  return query<typeof leagueInvitation, PrivateLeagueInvitation | null>(
    'GET /api/leagues/invitation',
    { query: { code } },
    { meta: { nullFor: 404 } },
  );
}
