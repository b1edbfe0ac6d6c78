import type { Clock } from '#server/clock.ts';
import type { After } from '#server/live/timers.ts';
import type { PlayerList } from './player-list.ts';

type Log = { error(detail: object, message: string): void };

type Options = { list: PlayerList; clock: Clock; after: After; log: Log };

const hour = 3_600_000;
/** real ms between two looks, however fast the league's clock runs */
const shortestWait = 60_000;

/** Looks every hour of the league whether a day has passed since the list was read last. Returns what stops it. */
export function keepCurrent({ list, clock, after, log }: Options): () => Promise<void> {
  let isStopped = false;
  let cancel = () => {};
  let round: Promise<void> = Promise.resolve();

  async function look(): Promise<void> {
    await list.sync().catch((error: unknown) => {
      log.error({ err: error }, 'The list of players could not be brought up to date: it is tried again');
    });
    if (!isStopped) next(Math.max(shortestWait, hour / clock.speed));
  }

  function next(wait: number): void {
    cancel = after(wait, () => {
      round = look();
    });
  }
  next(0);

  return async () => {
    isStopped = true;
    cancel();
    await round;
  };
}
