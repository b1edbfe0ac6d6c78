import { privateLeaguesQuery } from '#features/private-leagues/queries.ts';
import { queriesOf } from '#platform/page/query.ts';

/** What is read again after a change of a league. */
export const ofPrivateLeagues = queriesOf(
  'GET /api/leagues',
  'GET /api/leagues/:leagueId',
  'GET /api/leagues/invitation',
);

/** What the next page reads after joining or leaving. Read at once, it would move this page; the league that was left is not read again. */
export const ofNextPage = { queryKey: privateLeaguesQuery.queryKey, refetchType: 'none' } as const;

export const nameField = {
  name: 'name',
  label: 'Name of the league',
  hint: '3 to 40 characters.',
  maxLength: 60,
  autoComplete: 'off',
} as const;
