import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openServer } from '#server/db/open-server.ts';
import { killApplication } from './kill-application.ts';
import { runKills } from './run-kills.ts';

/**
 * Kills `--count` writing programs, and with `--applications` that many times the whole application and its database. The same
 * `--seed` repeats the choices and the times of the kills.
 */
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '1000' },
    applications: { type: 'string', default: '20' },
    seed: { type: 'string', default: randomBytes(4).toString('hex') },
  },
});
const { seed } = values;
const print = (line: string) => process.stdout.write(`${line}\n`);

async function killWriters() {
  const folder = mkdtempSync(join(tmpdir(), 'called-shot-kills-'));
  // when run as root, the database server runs under another account, which needs access
  chmodSync(folder, 0o755);
  const { connection, stop } = await openServer({ databaseUrl: null, dataDir: folder });
  try {
    return await runKills({ connection, count: Number(values.count), seed, print });
  } finally {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

print(`Seed ${seed}`);
const reports = [await killWriters(), await killApplication({ count: Number(values.applications), seed, print })];
for (const { kills, writes, problems } of reports) {
  print(`${kills} kills, ${writes} acknowledged writes, ${problems.length} problems (seed ${seed})`);
  for (const problem of problems) print(problem);
  if (problems.length > 0) process.exitCode = 1;
}
