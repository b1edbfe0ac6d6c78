import type { Db } from '#server/db/open-db.ts';
import { type NewPick, type WriteResult, writePicks } from './write-pick.ts';

/** Writes one pick. Null: it was not in time, or not of a club of this game. */
export type PickWriter = (gamePk: number, pick: NewPick) => Promise<WriteResult | null>;

type Waiting = { pick: NewPick; resolve: (result: WriteResult | null) => void; reject: (error: unknown) => void };

/** limits the locks and the memory of a statement */
const largestStatement = 500;

/** Removes the next picks from the queue: at most one per user, because a statement changes a row once. */
function takeNext(queue: Waiting[]): Waiting[] {
  const next = new Map<number, Waiting>();
  for (const waiting of queue) {
    if (next.size === largestStatement) break;
    if (!next.has(waiting.pick.userId)) next.set(waiting.pick.userId, waiting);
  }
  const taken = new Set(next.values());
  queue.splice(0, queue.length, ...queue.filter((waiting) => !taken.has(waiting)));
  // statements of several processes lock rows in the same order
  return [...taken].toSorted((one, other) => one.pick.userId - other.pick.userId);
}

async function writeTogether(db: Db, gamePk: number, together: readonly Waiting[]): Promise<void> {
  try {
    const results = await writePicks(
      db,
      gamePk,
      together.map(({ pick }) => pick),
    );
    const resultOf = new Map(results.map((result) => [result.userId, result]));
    for (const { pick, resolve } of together) resolve(resultOf.get(pick.userId) ?? null);
  } catch (error) {
    if (together.length === 1) together[0]?.reject(error);
    // one pick can fail alone, such as that of a user who was deleted meanwhile
    else for (const waiting of together) await writeTogether(db, gamePk, [waiting]);
  }
}

/**
 * Creates a function that writes a pick at once, or together with others: the picks of a game that arrive during a statement are
 * written by the next one, so that a rush needs few commits.
 */
export function createPickWriter(db: Db): PickWriter {
  /** the waiting picks of each game of which a statement is running */
  const queues = new Map<number, Waiting[]>();

  async function writeQueue(gamePk: number, queue: Waiting[]): Promise<void> {
    queues.set(gamePk, queue);
    while (queue.length > 0) await writeTogether(db, gamePk, takeNext(queue));
    queues.delete(gamePk);
  }

  return (gamePk, pick) =>
    new Promise((resolve, reject) => {
      const waiting = { pick, resolve, reject };
      const queue = queues.get(gamePk);
      if (queue) queue.push(waiting);
      else void writeQueue(gamePk, [waiting]);
    });
}
