import { queryOptions } from '@tanstack/react-query';
import type { Call } from '#contract/api/page-renderer.ts';
import { own } from './session.ts';

/** The confidence of the user's own picks of a date (YYYY-MM-DD). */
export function ownConfidencesQuery(call: Call, id: number, date: string) {
  return queryOptions({
    queryKey: [own, 'confidences', id, date],
    queryFn: () => call('ownConfidences', { params: { id }, query: { date } }),
  });
}

export const confidenceKey = 'confidence';

/** How well a user's confidence agrees with the results. */
export function confidenceQuery(call: Call, username: string) {
  return queryOptions({
    queryKey: [confidenceKey, username.toLowerCase()],
    queryFn: () => call('confidence', { params: { username } }),
  });
}

export const confidenceBoardKey = 'confidenceBoard';

/** The board of confidence, with the own row of a signed-in user. */
export function confidenceBoardQuery(call: Call) {
  return queryOptions({ queryKey: [confidenceBoardKey], queryFn: () => call('confidenceBoard') });
}
