import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listTourStops } from '../../scripts/tour/tour-stops.ts';
import { print } from '../bench/measure/print.ts';
import { recordBenches } from './record-benches.ts';
import { recordEndpoints } from './record-endpoints.ts';
import { recordPages } from './record-pages.ts';
import { recordScreens } from './record-screens.ts';
import { withSeededSite } from './seeded-site.ts';

const project = join(import.meta.dirname, '..', '..');

type Options = {
  /** null: the present checkout */
  commit: string | null;
  hasBenches: boolean;
};

/** Records the site of a commit into a folder, which is emptied before. */
export async function record(folder: string, { commit, hasBenches }: Options): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const since = Date.now() - 3_600_000;
  await withCheckout(commit, async (checkout) => {
    await withSeededSite(checkout, async (client, facts) => {
      const stops = await listTourStops(client.url, facts.username);
      const site = { client, facts, stops, varying: { origin: client.url, since, random: facts.random } };
      await writeFile(join(folder, 'routes.txt'), stops.map(({ name, path }) => `${name} ${path}\n`).join(''));
      print('endpoints …');
      await recordEndpoints(folder, site);
      print('pages …');
      await recordPages(folder, site);
      print('pictures …');
      await recordScreens(folder, site);
    });
    if (hasBenches) await recordBenches(folder, checkout);
  });
}

/** Checks the commit out into a temporary work tree. */
async function withCheckout(commit: string | null, work: (checkout: string) => Promise<void>): Promise<void> {
  if (commit === null) return work(project);
  const parent = await mkdtemp(join(tmpdir(), 'called-shot-checkout-'));
  const checkout = join(parent, 'called-shot');
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: project, stdio: ['ignore', 'ignore', 'inherit'] });
  git('worktree', 'add', '--quiet', '--detach', checkout, commit);
  try {
    await work(checkout);
  } finally {
    git('worktree', 'remove', '--force', checkout);
    await rm(parent, { recursive: true, force: true });
  }
}
