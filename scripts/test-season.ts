import { randomBytes } from 'node:crypto';
import { runCommand } from './steps/step.ts';

/**
 * Runs the season test of `npm test` with SEASON_COUNT seasons (default 100) of SEASON_DAYS days (default 30), seeded by
 * SEASON_SEED (default random). SEASON_SEEDS, from the title of a failed test, repeats single seasons.
 */
const { SEASON_COUNT = '100', SEASON_DAYS = '30', SEASON_SEED = randomBytes(4).toString('hex') } = process.env;
const seeds = Array.from({ length: Number(SEASON_COUNT) }, (_, index) => `${SEASON_SEED}-${index + 1}`);
const env = { ...process.env, SEASON_DAYS, SEASON_SEEDS: process.env.SEASON_SEEDS ?? seeds.join(',') };
process.exitCode = await runCommand('vitest', ['run', '--project', 'integration', 'tests/season/season.db'], env);
