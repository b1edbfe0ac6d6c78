// Writes a forecast for each game of a folder of game logs:
// `npm run tool -- judge-forecast FOLDER OUT.csv` (the folder holds Retrosheet's glYYYY.txt; years may be missing).
import { writeFile } from 'node:fs/promises';
import { judgeForecast } from './forecast/judge-forecast.ts';
import { readGameLogs } from './game-logs/read-game-logs.ts';

const [folder, out] = process.argv.slice(2);
if (folder === undefined || out === undefined)
  throw new Error('Pass a folder of game logs and a file to write: npm run tool -- judge-forecast FOLDER OUT.csv');

const lines = judgeForecast(await readGameLogs(folder));
await writeFile(out, `${lines.join('\n')}\n`);
process.stdout.write(`${lines.length} lines written to ${out}\n`);
