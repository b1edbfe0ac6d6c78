import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { listLiveGames } from './list-live-games.ts';

/** What `follow-streams.ts` prints: counts, and times in ms. */
const reportSchema = z.object({
  updates: z.number(),
  /** from the first arrival of an update at any subscriber to its arrival at another one */
  median: z.number(),
  p99: z.number(),
  most: z.number(),
  /** the longest time in which a subscriber had no update */
  longestPause: z.number(),
  /** updates that a subscriber did not receive, or received twice */
  missed: z.number(),
  repeated: z.number(),
  reconnected: z.number(),
});

export type CrowdReport = z.infer<typeof reportSchema>;

/** `url`: of the streams; `appUrl`: of an application that lists games; `games`, `subscribers`: their numbers */
type Crowd = { url: string; appUrl: string; games: number; subscribers: number };

/** Opens the streams of all subscribers. `observe` waits and resolves to what they received meanwhile. */
export async function openCrowd({ url, appUrl, games, subscribers }: Crowd) {
  const options = { url, games: await listLiveGames(appUrl, games), count: subscribers };
  const program = join(import.meta.dirname, 'follow-streams.ts');
  const child = spawn(process.execPath, [program, JSON.stringify(options)], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout });
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('The subscribers ended')));
  const read = async (): Promise<string> => String((await Promise.race([once(lines, 'line'), ended]))[0]);
  const ask = async () => {
    child.stdin.write('report\n');
    return read();
  };
  await read();
  // the time of connecting does not count
  await ask();
  return {
    async observe(seconds: number): Promise<CrowdReport> {
      return this.observeDuring(delay(seconds * 1000));
    },
    /** What they received since the report before, until some work has ended. */
    async observeDuring(work: Promise<unknown>): Promise<CrowdReport> {
      await work;
      return reportSchema.parse(JSON.parse(await ask()));
    },
    async stop() {
      child.kill();
      await ended.catch(() => undefined);
    },
  };
}
