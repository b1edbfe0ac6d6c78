// Writes both win probabilities at the start of each half-inning of a folder of game logs:
// `npm run tool -- judge-live FOLDER OUT.csv` (the folder holds Retrosheet's glYYYY.txt; years may be missing).
import { writeFile } from 'node:fs/promises';
import { judgeLive } from './forecast/judge-live.ts';
import { readGameLogs } from './game-logs/read-game-logs.ts';

const [folder, out] = process.argv.slice(2);
if (folder === undefined || out === undefined)
  throw new Error('Pass a folder of game logs and a file to write: npm run tool -- judge-live FOLDER OUT.csv');

const lines = judgeLive(await readGameLogs(folder));
await writeFile(out, `${lines.join('\n')}\n`);
process.stdout.write(`${lines.length} lines written to ${out}\n`);
