import { existsSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { findFreePort } from './find-free-port.ts';
import { midSeason } from './mid-season.ts';
import { startApp } from './start-app.ts';

/** Starts one application for the whole run. Requires the built pages. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync('dist/.built-from')) throw new Error('Build the pages first: npm run build');
  const leaguePort = String(await findFreePort());
  const app = await startApp({ ...midSeason, LEAGUE_PORT: leaguePort, TRUSTED_PROXIES: '127.0.0.1' });
  project.provide('sharedAppUrl', app.url);
  project.provide('sharedAppDataDir', app.dataDir);
  project.provide('sharedLeagueUrl', `http://127.0.0.1:${leaguePort}`);
  return async () => {
    await app.stop();
    if (app.stderr() !== '') throw new Error(`The shared application wrote to its standard error:\n${app.stderr()}`);
  };
}
