import { sessionQuery } from '#features/accounts/queries/session.ts';
import type { CallInput } from '#platform/api/endpoint.ts';
import { loadBeforeShown } from '#platform/page/load.ts';
import type { PageContext } from '#platform/page/page-context.ts';
import { query } from '#platform/page/query.ts';
import type { chancesHistory, seasonChances, tonightChances } from './contract.ts';

const options = { staleTime: 60_000 };

/** Absent: the newest season and the present chances. */
export function seasonChancesQuery({ season, date }: { season?: string; date?: string } = {}) {
  return query<typeof seasonChances>('GET /api/chances', { query: { season, date } }, options);
}

export function tonightChancesQuery(team?: number) {
  return query<typeof tonightChances>('GET /api/chances/tonight', { query: { team } }, options);
}

/** Which of the next games matter, without their chances, and for which clubs the fans of a club root. */
export function marksQuery(favorite: number | null) {
  const selection = { part: 'marks' as const, team: favorite ?? undefined };
  return query<typeof tonightChances>('GET /api/chances/tonight', { query: selection }, options);
}

/** Loads what `marksQuery` has for the user. */
export async function loadMarks(page: PageContext): Promise<void> {
  const user = await loadBeforeShown(page, sessionQuery);
  await loadBeforeShown(page, marksQuery(user?.favorite_team ?? null));
}

type HistorySelection = CallInput<typeof chancesHistory>['query'];

export function chancesHistoryQuery({ season, date, figure, team }: NonNullable<HistorySelection> = {}) {
  return query<typeof chancesHistory>('GET /api/chances/history', { query: { season, date, figure, team } }, options);
}
