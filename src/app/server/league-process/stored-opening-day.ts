import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** days of a season including the postseason, whose last game can end on day 186; a new one begins after it */
const seasonDays = 188;
const dayMs = 86_400_000;

/** league days (YYYY-MM-DD) by seed */
const memorySchema = z.record(z.string(), z.iso.date());

const fileIn = (dataDir: string): string => join(dataDir, 'league.json');

async function readMemory(dataDir: string): Promise<Record<string, string>> {
  const text = await readFile(fileIn(dataDir), 'utf8').catch(() => '{}');
  try {
    return memorySchema.parse(JSON.parse(text));
  } catch {
    return {};
  }
}

/**
 * The opening day of the stored simulated season, to which existing picks belong. Null when there
 * is none, or when that season is over at `now` (epoch ms).
 */
export async function readOpeningDay(dataDir: string, seed: string, now: number): Promise<string | null> {
  const openingDay = (await readMemory(dataDir))[seed] ?? null;
  if (openingDay === null || now > Date.parse(openingDay) + seasonDays * dayMs) return null;
  return openingDay;
}

export async function writeOpeningDay(dataDir: string, seed: string, openingDay: string): Promise<void> {
  const memory = { ...(await readMemory(dataDir)), [seed]: openingDay };
  await mkdir(dataDir, { recursive: true });
  const fresh = `${fileIn(dataDir)}.${process.pid}`;
  await writeFile(fresh, `${JSON.stringify(memory, null, 2)}\n`);
  await rename(fresh, fileIn(dataDir));
}
