import { setTimeout as delay } from 'node:timers/promises';
import type { LeagueProcess } from './start-league.ts';

const pauseMs = 1000;

export type RestartedProcess = {
  /** null while it is not running */
  pid(): number | null;
  stop(): Promise<void>;
};

/** Starts the process again whenever it ends, after a pause, until it is stopped. */
export function restartWhenEnded(
  first: LeagueProcess,
  restart: () => Promise<LeagueProcess>,
  logError: (message: string) => void,
): RestartedProcess {
  let current: LeagueProcess | null = first;
  const stopping = new AbortController();

  async function run(process: LeagueProcess): Promise<void> {
    current = process;
    await process.ended;
    current = null;
    if (stopping.signal.aborted) return;
    logError('The league process has ended and is started again');
    await startAgain();
  }

  async function startAgain(): Promise<void> {
    await delay(pauseMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    if (stopping.signal.aborted) return;
    try {
      const next = await restart();
      if (stopping.signal.aborted) return await next.stop();
      await run(next);
    } catch (error) {
      logError(error instanceof Error ? error.message : String(error));
      await startAgain();
    }
  }

  const running = run(first);
  return {
    pid: () => current?.pid ?? null,
    async stop() {
      stopping.abort();
      await current?.stop();
      await running;
    },
  };
}
