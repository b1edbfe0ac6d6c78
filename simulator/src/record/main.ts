import { setTimeout as wait } from 'node:timers/promises';
import { recordResponses } from './record-responses.ts';

const usage = `npm run record -- <gamePk | date | path>

  747175                       a game: its live feed and win probability
  2024-07-12                   a day: its schedule and all its games
  /api/v1/teams/121/roster     any path of the Stats API, with its parameters

Settings: STATS_API_URL (default https://statsapi.mlb.com), RECORD_FOLDER (default .data/recorded).
Serve the recordings with LEAGUE=recorded:.data/recorded npm start`;

const printLine = (line: string) => process.stdout.write(`${line}\n`);

async function main(target: string) {
  const folder = process.env.RECORD_FOLDER ?? '.data/recorded';
  const saved = await recordResponses(target, {
    baseUrl: process.env.STATS_API_URL ?? 'https://statsapi.mlb.com',
    folder,
    fetch: (url) => fetch(url, { signal: AbortSignal.timeout(30_000) }),
    pause: () => wait(1000),
    report: printLine,
  });
  printLine(`${saved} responses in ${folder}`);
  if (saved === 0) process.exitCode = 1;
}

const [target] = process.argv.slice(2);
if (target === undefined || target === '--help') printLine(usage);
else {
  main(target).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
}
