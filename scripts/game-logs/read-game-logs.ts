import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseGameLog, type GameLog } from './parse-game-log.ts';
import { readBatters, withLineups } from './read-batters.ts';

/** Reads a file of Retrosheet's game logs. Lines that are not games are left out. */
export async function readGameLog(path: string): Promise<GameLog[]> {
  const text = await readFile(path, 'latin1');
  return text.split('\n').flatMap((line) => parseGameLog(line) ?? []);
}

/** Orders games by date and, within a date, as in the files. */
function sortByDate(logs: readonly GameLog[]): GameLog[] {
  return logs.toSorted((one, other) => Number(one.date) - Number(other.date));
}

/** Reads all files `glYYYY.txt` of a folder in the order of time. Years may be missing, and other files are not read. */
export async function readGameLogs(folder: string): Promise<GameLog[]> {
  const names = (await readdir(folder)).filter((name) => /^gl\d{4}\.txt$/i.test(name)).toSorted();
  const logs = await Promise.all(names.map((name) => readGameLog(join(folder, name))));
  return sortByDate(logs.flat());
}

type Judgment = {
  name: string;
  judge: (logs: readonly GameLog[]) => string[];
  /** compares the games without and with lineups */
  compare: (without: readonly GameLog[], withLineups: readonly GameLog[]) => string[];
};

/**
 * Runs the tool `name`: writes the lines of `judge` about a folder of game logs. Both paths are its arguments. With a third one, the
 * folder of the batters' seasons, the lineups count, and what they change is printed.
 */
export async function writeJudgments({ name, judge, compare }: Judgment): Promise<void> {
  const [folder, out, batters] = process.argv.slice(2);
  if (folder === undefined || out === undefined)
    throw new Error(`Pass a folder of game logs and a file to write: npm run tool -- ${name} FOLDER OUT.csv [BATTERS]`);
  const logs = await readGameLogs(folder);
  const judged = batters === undefined ? logs : withLineups(logs, await readBatters(batters));
  const lines = judge(judged);
  await writeFile(out, `${lines.join('\n')}\n`);
  process.stdout.write(`${lines.length} lines written to ${out}\n`);
  if (batters !== undefined) process.stdout.write(`${compare(logs, judged).join('\n')}\n`);
}
