import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** Recorded responses of the real Stats API, next to the checkout; they must not be in the repository. */
export const recordingsFolder = join(import.meta.dirname, '..', '..', '..', '..', 'shared', 'recorded');

/** Tests of the recordings are skipped when false; the simulated league covers the same code. */
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

/** Reads the recorded live feed of a game, unparsed by the application. */
export function readRecordedFeed(gamePk: number): unknown {
  const folder = join(recordingsFolder, 'live');
  const [file] = readdirSync(folder)
    .filter((name) => name.startsWith(`live-${gamePk}`))
    .toSorted();
  return JSON.parse(readFileSync(join(folder, file ?? ''), 'utf8'));
}

/** Reads the official line score of a recorded game in the shape of a `GameView`. */
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
