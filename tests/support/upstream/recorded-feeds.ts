import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** Recorded answers of the real Stats API, kept beside the checkout (they may not be in it). */
export const recordingsFolder = join(import.meta.dirname, '..', '..', '..', '..', 'shared', 'recorded');

/** Tests of the recordings skip themselves where this is false, and the simulated league covers the same code. */
export const hasRecordings = existsSync(join(recordingsFolder, 'manifest.json'));

const side = z.object({ runs: z.number().optional(), hits: z.number().optional(), errors: z.number().optional() });
const feedSchema = z.object({
  liveData: z.object({
    linescore: z.object({
      innings: z.array(z.object({ num: z.number(), away: side, home: side })),
      teams: z.object({ away: side, home: side }),
    }),
  }),
});

/** The newest recorded live feed of a game, as it was answered. */
export function readRecordedFeed(gamePk: number): unknown {
  const folder = join(recordingsFolder, 'live');
  const [file] = readdirSync(folder)
    .filter((name) => name.startsWith(`live-${gamePk}`))
    .toSorted();
  return JSON.parse(readFileSync(join(folder, file ?? ''), 'utf8'));
}

/** The official line score of the newest recording of a game, in the shape of a `GameView`'s. */
export function readOfficialLineScore(gamePk: number) {
  const { innings, teams } = feedSchema.parse(readRecordedFeed(gamePk)).liveData.linescore;
  return {
    lineScore: innings.map(({ num, away, home }) => ({
      number: num,
      away: away.runs ?? null,
      home: home.runs ?? null,
    })),
    totals: teams,
  };
}
