import { Agent } from 'node:https';
import { connect, type ConnectionOptions } from 'node:tls';
import { queueDueAlerts } from '#features/alerts/server/send-alerts.ts';
import { workOnAlerts } from '#features/alerts/server/work-on-alerts.ts';
import { openDb, withDatabaseName } from '#platform/db/open-db.ts';
import { openJobs } from '#platform/jobs/open-jobs.ts';
import { after } from '#platform/jobs/timers.ts';
import { alertProgramSchema, pushHost } from './alert-program.ts';

const { connection, database, port, ca } = alertProgramSchema.parse(JSON.parse(process.argv[2] ?? '{}'));

/** A process of a site that only gives and sends alerts, until it is killed. */
async function sendUntilKilled(): Promise<void> {
  const log = { error: (detail: object) => void process.stderr.write(`${JSON.stringify(detail)}\n`) };
  const { db } = await openDb(connection, database, () => undefined);
  const jobs = openJobs({ connection: withDatabaseName(connection, database), log, firstRetry: 1, poll: 0.5 });
  const createAgent = (options: object = {}) => {
    const agent = new Agent({ ca, ...options });
    agent.createConnection = (given: ConnectionOptions) =>
      connect({ ...given, host: '127.0.0.1', port, servername: pushHost });
    return agent;
  };
  const network = { resolve: async () => ['93.184.216.34'], createAgent };
  const clock = { speed: 1, now: Date.now };
  const services = { db, clock, realNow: Date.now, contact: null, publicUrl: null, network, jobs };
  await workOnAlerts(services, () => undefined);
  queueDueAlerts({ ...services, after, log }).start();
}

await sendUntilKilled();
