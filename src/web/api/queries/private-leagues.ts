import { queryOptions } from '@tanstack/react-query';
import { isApiError } from '#contract/api/api-error.ts';
import type { Span } from '#contract/leaderboard.ts';
import type { Call } from '#contract/api/page-renderer.ts';
import type { LeagueBoard, LeagueInvitation } from '#contract/private-leagues.ts';
import { own } from './session.ts';

/** The first parts of the key of all queries about the user's private leagues. */
export const leaguesKey = [own, 'leagues'];

export function privateLeaguesQuery(call: Call) {
  return queryOptions({ queryKey: [...leaguesKey, 'list'], queryFn: () => call('privateLeagues') });
}

export type LeagueSelection = { leagueId: number; board: LeagueBoard; period: Span; season?: string | undefined };

/** A league with one of its tables. */
export function privateLeagueQuery(call: Call, { leagueId, board, period, season }: LeagueSelection) {
  return queryOptions({
    queryKey: [...leaguesKey, leagueId, board, period, season],
    queryFn: () => call('privateLeague', { params: { leagueId }, query: { board, period, season } }),
  });
}

/** The league that a code invites to; null if no league has the code. */
export function invitationQuery(call: Call, code: string) {
  return queryOptions({
    queryKey: [...leaguesKey, 'invitation', code],
    queryFn: (): Promise<LeagueInvitation | null> =>
      call('leagueInvitation', { query: { code } }).catch((error: unknown) => {
        if (isApiError(error) && error.status === 404) return null;
        throw error;
      }),
  });
}
