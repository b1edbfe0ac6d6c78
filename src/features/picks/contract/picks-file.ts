import { userParams } from '#features/accounts/contract/session.ts';
import { endpoint } from '#platform/api/endpoint.ts';

/** The columns of the file in their order, with their meanings. New ones are added at the end. */
export const picksFileColumns = {
  official_date: 'the date of the game in the league’s schedule',
  game_id: 'the number of the game, as in the URL of its page',
  first_pitch: 'the start of the game, in UTC',
  picked_id: 'the id of the picked club',
  picked_club: 'its name',
  other_id: 'the id of the other club',
  other_club: 'its name',
  made_at: 'when the pick was made, in UTC',
  changed_at: 'when it was last changed, in UTC',
  confidence: 'percent; empty without one',
  outcome: 'correct, wrong or void; empty before the game is over',
  bases: 'the bases that it earned',
  streak: 'the streak after it',
} as const;

export type PickColumn = keyof typeof picksFileColumns;

export const picksFile = endpoint('GET /api/users/:id/picks.csv', {
  results: 'shown',
  summary: `All picks of the user as CSV (RFC 4180), oldest first. Columns: ${Object.keys(picksFileColumns).join(', ')}`,
  access: 'owner',
  allowsKeys: true,
  params: userParams,
  mediaType: 'text/csv',
});
