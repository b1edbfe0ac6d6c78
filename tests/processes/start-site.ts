import { Client } from 'pg';
import { inject, onTestFinished } from 'vitest';
import { databaseName } from '#platform/db/open-database.ts';
import { openDb } from '#platform/db/open-db.ts';
import { findFreePort } from '#tests/support/app/find-free-port.ts';
import { type App, startApp } from '#tests/support/app/start-app.ts';
import { startLeague } from '#tests/support/league/start-league.ts';
import { startNats } from '#tests/support/nats/start-nats.ts';
import { formatConnection } from '../../scripts/image/format-connection.ts';
import { watchUpstream } from './watch-upstream.ts';

const openingDay = '2026-05-27';
const natsToken = 'token-of-the-processes';

/** One process of the site. Its URL is the same after a restart. */
type SiteProcess = { name: string; url: string; app: App };

type Options = { speed: number; now: string; simulatedFans?: number };

/** Starts a league and a database that several processes share. `startProcess` starts one of them. */
export async function startSite({ speed, now, simulatedFans: simulatedUsers = 0 }: Options) {
  const seed = `processes-${process.pid}-${Math.floor(performance.now())}`;
  const season = { LEAGUE_SEED: seed, LEAGUE_OPENING_DAY: openingDay, LEAGUE_NOW: now };
  const league = await startLeague({ LEAGUE: 'simulated', ...season, LEAGUE_SPEED: String(speed) });
  onTestFinished(() => league.stop());
  const upstream = await watchUpstream(league.url);
  const connection = inject('databaseConnection');
  const nats = await startNats('--auth', natsToken);
  onTestFinished(() => nats.stop());
  const name = databaseName({ kind: 'simulated', seed, openingDay });
  onTestFinished(() => dropDatabase(name));

  const startOn = (processName: string, port: number) =>
    startApp({
      LEAGUE: 'simulated',
      LEAGUE_URL: upstream.url,
      DATABASE_URL: formatConnection(connection),
      NATS_URL: nats.url.replace('//', `//${natsToken}@`),
      CONTACT: `https://${processName}.example`,
      TRUSTED_PROXIES: '127.0.0.1',
      SIMULATED_FANS: String(simulatedUsers),
      PORT: String(port),
    });

  async function startProcess(processName: string): Promise<SiteProcess> {
    const port = await findFreePort();
    const site: SiteProcess = {
      name: processName,
      url: `http://127.0.0.1:${port}`,
      app: await startOn(processName, port),
    };
    onTestFinished(async () => void (await site.app.stop()));
    return site;
  }

  async function startThree(): Promise<[SiteProcess, SiteProcess, SiteProcess]> {
    // the first one migrates the database and reads the league
    const first = await startProcess('one');
    return [first, ...(await Promise.all([startProcess('two'), startProcess('three')]))];
  }

  return {
    upstream,
    nats,
    startProcess,
    startThree,
    /** Resolves to the exit code and the error output of the stopped process. */
    restart: async (site: SiteProcess) => {
      const stopped = site.app;
      const code = await stopped.stop();
      site.app = await startOn(site.name, Number(new URL(site.url).port));
      return { code, errors: stopped.stderr() };
    },
    async openDatabase() {
      const { db, close } = await openDb(connection, name, () => undefined);
      onTestFinished(close);
      return db;
    },
  };
}

/** Ends a process without notice. */
export function kill({ app }: SiteProcess): void {
  process.kill(app.pid, 'SIGKILL');
}

async function dropDatabase(name: string): Promise<void> {
  const client = new Client(inject('databaseConnection'));
  await client.connect();
  await client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`);
  await client.end();
}
