import { isApiError } from '#platform/api/api-error.ts';
import type { PostedPlayer } from '../../../contract.ts';

/** Counts of the results so far. */
export type PostCounts = { total: number; added: number; known: number; refused: number; firstError: string | null };

export function noPosts(total: number): PostCounts {
  return { total, added: 0, known: 0, refused: 0, firstError: null };
}

export function countDone({ added, known, refused }: PostCounts): number {
  return added + known + refused;
}

type Posting = {
  players: readonly PostedPlayer[];
  post: (player: PostedPlayer) => Promise<{ isNew: boolean }>;
  onStep: (counts: PostCounts) => void;
  isStopped: () => boolean;
};

/** Without a session or a connection, every further request would fail too. */
const isPermanent = (error: unknown): boolean => isApiError(error) && (error.status === 401 || error.status === 0);

const toErrorText = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Posts the players one after the other, so that at most one request is pending. Resolves to the counts. */
export async function postAll({ players, post, onStep, isStopped }: Posting): Promise<PostCounts> {
  let counts = noPosts(players.length);
  for (const player of players) {
    if (isStopped()) return counts;
    try {
      const { isNew } = await post(player);
      counts = isNew ? { ...counts, added: counts.added + 1 } : { ...counts, known: counts.known + 1 };
    } catch (error) {
      counts = { ...counts, refused: counts.refused + 1, firstError: counts.firstError ?? toErrorText(error) };
      if (isPermanent(error)) return counts;
    } finally {
      onStep(counts);
    }
  }
  return counts;
}
