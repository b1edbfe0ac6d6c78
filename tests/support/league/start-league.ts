import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { clockSettingSchema } from '#platform/jobs/clock.ts';

const readySchema = z.object({
  ready: z.literal(true),
  url: z.string(),
  clock: clockSettingSchema,
});

export type LeagueProcess = z.infer<typeof readySchema> & { stop: () => Promise<void> };

/** Starts the league's program on a free port and resolves when it is ready. */
export async function startLeague(settings: Record<string, string>): Promise<LeagueProcess> {
  const child = spawn(process.execPath, ['simulator/src/main.ts'], {
    cwd: join(import.meta.dirname, '..', '..', '..'),
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      LEAGUE_PORT: '0',
      ...settings,
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const first = await Promise.race([
    createInterface({ input: child.stdout })[Symbol.asyncIterator]().next(),
    ended.then(() => ({ value: null })),
  ]);
  if (typeof first.value !== 'string') throw new Error('The league ended before it was ready.');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { ...readySchema.parse(JSON.parse(first.value)), stop };
}
