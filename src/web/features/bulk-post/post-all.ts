import { isApiError } from '#contract/api-error.ts';
import type { PostedPlayer } from '#contract/players.ts';

/** What came of the calls so far. */
export type Tally = { total: number; added: number; known: number; refused: number; words: string | null };

export function emptyTally(total: number): Tally {
  return { total, added: 0, known: 0, refused: 0, words: null };
}

export function doneOf({ added, known, refused }: Tally): number {
  return added + known + refused;
}

type Posting = {
  players: readonly PostedPlayer[];
  post: (player: PostedPlayer) => Promise<{ isNew: boolean }>;
  onStep: (tally: Tally) => void;
  isStopped: () => boolean;
};

/** Without a session or a connection every further call would fail in the same way. */
const isHopeless = (error: unknown): boolean => isApiError(error) && (error.status === 401 || error.status === 0);

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Posts one player after the other, so that the server never has more than one call of ours. Answers what came of them. */
export async function postAll({ players, post, onStep, isStopped }: Posting): Promise<Tally> {
  let tally = emptyTally(players.length);
  for (const player of players) {
    if (isStopped()) return tally;
    try {
      const { isNew } = await post(player);
      tally = isNew ? { ...tally, added: tally.added + 1 } : { ...tally, known: tally.known + 1 };
    } catch (error) {
      tally = { ...tally, refused: tally.refused + 1, words: tally.words ?? wordsOf(error) };
      if (isHopeless(error)) return tally;
    } finally {
      onStep(tally);
    }
  }
  return tally;
}
