import type { confidenceBoard } from '#features/picks/contract/confidence.ts';
import type { SearchOf } from '#platform/api/pages.ts';
import { query } from '#platform/page/query.ts';
import type { Period } from '#rules/picks/period.ts';
import type { housePlayers, skillBoard, BoardPlace, leaderboardPage } from './contract.ts';

/** A page of a board of total bases. */
export type BoardSelection = BoardPlace & { period?: Period | undefined };

export function leaderboardQuery({ period, after, before, around }: BoardSelection) {
  return query<typeof leaderboardPage>('GET /api/leaderboard/page', { query: { period, after, before, around } });
}

export const housePlayersQuery = query<typeof housePlayers>('GET /api/house-players', {}, { staleTime: 60_000 });

/** The board of confidence, with the own row of a signed-in user. */
export const confidenceBoardQuery = query<typeof confidenceBoard>('GET /api/leaderboard/confidence', {});

/** A page of the board of skill. `season`: a year or 'all'; the latest season if omitted */
export function skillQuery({ season, after, before, around }: SearchOf<'leaderboard'>) {
  return query<typeof skillBoard>('GET /api/leaderboard/skill', { query: { season, after, before, around } });
}

const second = 1000;

type Counted = { isCounting?: boolean; replayed?: number | null };

/** Places are missing while results are counted or picks of the past are made: they are asked for soon again. */
export function refetchWhenCounted({ state: { data } }: { state: { data: Counted | undefined } }): number {
  return data?.isCounting === true || typeof data?.replayed === 'number' ? 5 * second : 60 * second;
}
