import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { compare } from './compare.ts';
import { record } from './record.ts';

const usage = `npm run check -- baseline record FOLDER [COMMIT]   records the site of a commit, or of the present checkout
npm run check -- baseline compare FOLDER           lists the differences of the present checkout

  --with-benches   also what the benches of the crowd and of grading print, and the time of the tests
`;

/** Records a frozen site, or compares the present checkout with a recording; sets the exit code 1 if it differs. */
export async function runBaseline(args: readonly string[]): Promise<void> {
  const hasBenches = args.includes('--with-benches');
  const [action, folder, commit = null] = args.filter((word) => !word.startsWith('--'));
  if (action === 'record' && folder !== undefined) return record(resolve(folder), { commit, hasBenches });
  if (action === 'compare' && folder !== undefined) return compareWith(resolve(folder), hasBenches);
  process.stdout.write(usage);
  process.exitCode = 2;
}

async function compareWith(before: string, hasBenches: boolean): Promise<void> {
  const after = await mkdtemp(join(tmpdir(), 'called-shot-compared-'));
  try {
    await record(after, { commit: null, hasBenches });
    const changes = await compare(before, after);
    process.stdout.write(`${changes.join('\n')}\n${changes.length === 0 ? 'No' : changes.length} differences\n`);
    if (changes.length > 0) process.exitCode = 1;
  } finally {
    await rm(after, { recursive: true, force: true });
  }
}
