import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss, type JobWithMetadata } from 'pg-boss';
import type { ClientConfig } from 'pg';
import type { z } from 'zod';
import type { Db } from '#server/db/open-db.ts';

/** A kind of work in the background. `data` is stored as JSON until the work is done. */
export type JobKind<Data extends object = object> = {
  /** of its queue */
  name: string;
  data: z.ZodType<Data>;
  /** number of further attempts after a failure; their distance doubles, from half a minute to an hour */
  retries: number;
  /** jobs of this kind that one process does at the same time */
  atOnce: number;
};

/** Work that failed in every attempt. */
export type FailedJob = { id: string; kind: string; failedAt: Date; attempts: number; problem: string };

type Tx = Pick<Db, 'execute'>;

export type Jobs = {
  /** Adds work, with `tx` in the transaction that causes it. */
  send<Data extends object>(kind: JobKind<Data>, data: Data, tx?: Tx): Promise<void>;
  /** Does work of a kind from now on; work that throws is tried again. Every process of a site works. */
  work<Data extends object>(kind: JobKind<Data>, perform: (data: Data) => Promise<void>): Promise<void>;
  /** Lists failed work, the newest first. */
  listFailed(): Promise<FailedJob[]>;
  /** Tries all failed work again. */
  retryFailed(): Promise<number>;
  /** Resolves when the work in progress has ended. */
  stop(): Promise<void>;
};

type Options = {
  /** of the database, not through a pooler */
  connection: ClientConfig;
  log: { error(detail: object, message: string): void };
  /** s from a failure to the second attempt */
  firstRetry?: number;
  /** s after which work is found for which no notification arrived, such as that which is tried again */
  poll?: number;
};

const deadLetters = 'dead-letters';
const hour = 3600;
const shownFailures = 100;
const stopLimitMs = 5000;

/** Opens the queues of the site in the schema `pgboss` of its database. They are not part of backups. */
export function openJobs({ connection, log, firstRetry = 30, poll = 15 }: Options): Jobs {
  const boss = new PgBoss({
    ...toBossOptions(connection),
    max: 3,
    useListenNotify: true,
    schedule: false,
    registerInstance: false,
    openTelemetry: { enabled: false },
  });
  boss.on('error', (error) => log.error({ err: error }, 'The queues of work failed'));
  const ready = boss.start().then(() => boss.createQueue(deadLetters));
  // reported by the first use
  ready.catch(() => undefined);

  return {
    async work(kind, perform) {
      const { name, atOnce } = kind;
      await ready;
      await boss.createQueue(name, { notify: true });
      const options = { localConcurrency: atOnce, pollingIntervalSeconds: poll, notifyPollingIntervalSeconds: poll };
      await boss.work<object>(name, options, async ([job]) => {
        if (job === undefined) return;
        try {
          await perform(kind.data.parse(job.data));
        } catch (error) {
          log.error({ err: error, job: name, attempt: job.retryCount + 1 }, 'An attempt of work failed');
          throw error;
        }
        // completed work would keep its data, such as addresses
        await boss.deleteJob(name, job);
      });
    },
    async send({ name, retries }, data, tx) {
      await ready;
      await boss.send(name, data, {
        retryLimit: retries,
        retryDelay: firstRetry,
        retryBackoff: true,
        retryDelayMax: hour,
        expireInSeconds: 120,
        retentionSeconds: 14 * 24 * hour,
        deleteAfterSeconds: 24 * hour,
        deadLetter: deadLetters,
        ...(tx && { db: fromDrizzle(tx, sql) }),
      });
    },
    async listFailed() {
      await ready;
      const jobs = await boss.findJobs(deadLetters, { queued: true });
      return jobs.toReversed().slice(0, shownFailures).map(describeFailure);
    },
    async retryFailed() {
      await ready;
      return boss.redrive(deadLetters);
    },
    async stop() {
      await ready.catch(() => undefined);
      await boss.stop({ graceful: true, timeout: stopLimitMs });
    },
  };
}

/** The options of a connection that the library knows. */
function toBossOptions({ connectionString, host, port, user, password, database }: ClientConfig) {
  return {
    ...(connectionString !== undefined && { connectionString }),
    ...(host !== undefined && { host }),
    ...(port !== undefined && { port }),
    ...(user !== undefined && { user }),
    ...(typeof password === 'string' && { password }),
    ...(database !== undefined && { database }),
  };
}

function describeFailure(job: JobWithMetadata<unknown>): FailedJob {
  const { id, sourceName, createdOn, sourceRetryCount, sourceOutput } = job;
  const problem = sourceOutput !== null && 'message' in sourceOutput ? String(sourceOutput.message) : 'unknown';
  return { id, kind: sourceName ?? '', failedAt: createdOn, attempts: (sourceRetryCount ?? 0) + 1, problem };
}
