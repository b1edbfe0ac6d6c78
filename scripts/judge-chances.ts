// Writes the chances of each club on each third day of the seasons of a folder of game logs:
// `npm run tool -- judge-chances FOLDER OUT.csv [BATTERS]` (the folder holds Retrosheet's glYYYY.txt; years may be missing).
// BATTERS, a folder of Chadwick's batting-platoon-YYYY.csv of these and three earlier years: the lineups count.
// `--compare FILE` compares them with FiveThirtyEight's file, and with `--draw FILE.svg` draws predicted and observed shares.
// `--seasons 20000` sets the number of simulated seasons a day, `--earlier 1` that of the earlier seasons that are known (default: all of
// the folder), `--from 2016` the first season.
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { compareChances, describeComparison, describeRanges, drawChances } from './chances/compare-chances.ts';
import { formatChances, judgeChances } from './chances/judge-chances.ts';
import { readBatters, withLineups } from './game-logs/read-batters.ts';
import { readGameLogs } from './game-logs/read-game-logs.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    compare: { type: 'string' },
    draw: { type: 'string' },
    seasons: { type: 'string', default: '5000' },
    earlier: { type: 'string', default: 'Infinity' },
    from: { type: 'string', default: '0' },
  },
});
const [folder, out, batters] = positionals;
if (folder === undefined || out === undefined)
  throw new Error(
    'Pass a folder of game logs and a file to write: npm run tool -- judge-chances FOLDER OUT.csv [BATTERS]',
  );

const print = (line: string) => process.stdout.write(`${line}\n`);
const played = await readGameLogs(folder);
const logs = batters === undefined ? played : withLineups(played, await readBatters(batters));
const judged = judgeChances(logs, {
  seasons: Number(values.seasons),
  earlier: Number(values.earlier),
  from: Number(values.from),
});
const lines = formatChances(judged);
await writeFile(out, `${lines.join('\n')}\n`);
print(`${lines.length} lines written to ${out}`);
print(describeRanges(judged, logs));
if (values.compare !== undefined) {
  const compared = await compareChances(judged, values.compare);
  for (const line of describeComparison(compared)) print(line);
  if (values.draw !== undefined) await writeFile(values.draw, drawChances(compared));
}
