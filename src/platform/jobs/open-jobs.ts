import { sql } from 'drizzle-orm';
import type { ClientConfig } from 'pg';
import { fromDrizzle, type Job, type JobWithMetadata, PgBoss, type WorkOptions } from 'pg-boss';
import type { z } from 'zod';
import type { Db } from '#platform/db/open-db.ts';
import { redactLine } from '../log/create-log.ts';

/** A kind of work in the background. `data` is stored as JSON until the work is done. */
export type JobKind<Data extends object = object> = {
  /** of its queue */
  name: string;
  data: z.ZodType<Data>;
  /** number of further attempts after a failure; their distance doubles, from half a minute to `longestWait` */
  retries: number;
  /** s; by default an hour */
  longestWait?: number;
  /** jobs of this kind that one process does at the same time */
  atOnce: number;
  /** s after which an attempt has failed; by default two minutes */
  timeLimit?: number;
  /** Jobs have keys. Those with the same key are done in order, and wait while an earlier one is tried again. */
  isOrdered?: true;
  /** Jobs have groups: one process does one job of each at a time, and those of other groups meanwhile. */
  isShared?: true;
  /** when a job without data is added: minute, hour, day, month and weekday, in UTC. At most one waits or is in progress. */
  cron?: string;
  /** s after which a job is found that was added without a notification, by `addJobs` */
  poll?: number;
};

/** Work that failed in every attempt. `problem`: without personal data */
type FailedJob = { id: string; kind: string; failedAt: Date; attempts: number; problem: string };

/** Work that has not failed in every attempt yet. `dueAt`: of the next one */
type WaitingJob = { id: string; dueAt: Date };

/** Thrown by work that is tried again without a line in the log. */
export class TryAgain extends Error {}

export type Jobs = {
  /** Adds work, with `tx` in the transaction that causes it. `delay`: s before its first attempt */
  send<Data extends object>(kind: JobKind<Data>, data: Data, tx?: Pick<Db, 'execute'>, delay?: number): Promise<void>;
  /**
   * Does work of a kind from now on; work that throws is tried again. Every process of a site works. `signal`: the process ends
   */
  work<Data extends object>(
    kind: JobKind<Data>,
    perform: (data: Data, signal: AbortSignal) => Promise<unknown>,
  ): Promise<void>;
  /** Lists work with a key that waits. */
  listWaiting(kind: JobKind, key: string): Promise<WaitingJob[]>;
  /** Whether no work with a key waits or is in progress. */
  isIdle(kind: JobKind, key: string): Promise<boolean>;
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

/** the queue of work that failed in every attempt */
export const deadLetters = 'dead-letters';
const hour = 3600;
const shownFailures = 100;
const stopLimitMs = 5000;

/** Logs failures until the end: the server may end a connection that is being closed. */
function logErrors(boss: PgBoss, log: Options['log'], ending: AbortSignal): void {
  boss.on('error', (error) => {
    if (!ending.aborted) log.error({ err: error }, 'The queues of work failed');
  });
}

/** Opens the queues of the site in the schema `pgboss` of its database. They are not part of backups. */
export function openJobs({ connection, log, firstRetry = 30, poll = 15 }: Options): Jobs {
  const boss = new PgBoss({
    ...toBossOptions(connection),
    max: 3,
    useListenNotify: true,
    registerInstance: false,
    openTelemetry: { enabled: false },
  });
  const ending = new AbortController();
  logErrors(boss, log, ending.signal);
  const ready = boss.start().then(() => boss.createQueue(deadLetters));
  // reported by the first use
  ready.catch(() => undefined);

  async function openQueue({ name, retries, longestWait = hour, timeLimit = 120, isOrdered, cron }: JobKind) {
    await ready;
    const options = {
      notify: true,
      retryLimit: retries,
      retryDelay: firstRetry,
      retryBackoff: true,
      retryDelayMax: longestWait,
      expireInSeconds: timeLimit,
      retentionSeconds: 14 * 24 * hour,
      deleteAfterSeconds: 24 * hour,
      deadLetter: deadLetters,
    };
    await boss.createQueue(name, {
      ...options,
      ...(isOrdered && { policy: 'key_strict_fifo' }),
      ...(cron !== undefined && { policy: 'exclusive' }),
    });
    // an earlier version may have created it
    await boss.updateQueue(name, options);
    if (cron !== undefined) await boss.schedule(name, cron, {});
  }

  return {
    async work(kind, perform) {
      const { name, atOnce, isShared } = kind;
      await openQueue(kind);
      const seconds = Math.min(kind.poll ?? poll, poll);
      const intervals = { pollingIntervalSeconds: seconds, notifyPollingIntervalSeconds: seconds };
      const options = { ...intervals, ...(isShared && { localGroupConcurrency: 1 }) };
      const attempt = async (job: Job) => {
        try {
          await perform(kind.data.parse(job.data), ending.signal);
        } catch (error) {
          if (!(error instanceof TryAgain))
            log.error({ err: error, job: name, attempt: job.retryCount + 1 }, 'An attempt of work failed');
          throw error;
        }
      };
      for (let started = 0; started < atOnce; started += 1) await startWorker(boss, { name, options, attempt });
    },
    async send({ name }, data, tx, delay = 0) {
      await ready;
      await boss.send(name, data, { ...(tx && { db: fromDrizzle(tx, sql) }), ...(delay > 0 && { startAfter: delay }) });
    },
    async listWaiting({ name }, key) {
      await ready;
      const jobs = await boss.findJobs(name, { key, queued: true });
      return jobs.map(({ id, startAfter }) => ({ id, dueAt: startAfter }));
    },
    async isIdle({ name }, key) {
      await ready;
      return (await boss.findJobs(name, { key })).every(({ state }) => state === 'completed' || state === 'failed');
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
      ending.abort();
      await ready.catch(() => undefined);
      await boss.stop({ graceful: true, timeout: stopLimitMs });
    },
  };
}

type Worker = { name: string; options: WorkOptions; attempt: (job: Job) => Promise<void> };

/** Does one job of a queue after the other. */
async function startWorker(boss: PgBoss, { name, options, attempt }: Worker): Promise<void> {
  const worker: string = await boss.work<object>(name, options, async ([job]) => {
    if (job === undefined) return;
    await attempt(job);
    // completed work would keep its data, such as addresses
    await boss.deleteJob(name, job);
    // another job may wait, which would be found after the interval only
    boss.notifyWorker(worker);
  });
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
  return {
    id,
    kind: sourceName ?? '',
    failedAt: createdOn,
    attempts: (sourceRetryCount ?? 0) + 1,
    problem: redactLine(problem),
  };
}

/** `id`: a UUID; `key`: see `isOrdered` of the kind; `group`: see `isShared` */
type NewJob<Data> = { id: string; key: string; group: string; data: Data };

/**
 * Adds work in the transaction that causes it, for code that has no queues at hand, such as the grading of picks. pg-boss documents
 * its table for this. Jobs of one call with the same key are done in the order of their ids. No process is notified. `isRetry`: the first
 * attempt has failed elsewhere, so the next one waits, and later jobs with the key behind it
 */
export async function addJobs<Data extends object>(
  tx: Pick<Db, 'execute'>,
  { name }: JobKind<Data>,
  jobs: readonly NewJob<Data>[],
  { isRetry = false }: { isRetry?: boolean } = {},
): Promise<void> {
  if (jobs.length === 0) return;
  await tx.execute(sql`
    insert into pgboss.job (id, name, data, singleton_key, group_id, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max,
      expire_seconds, deletion_seconds, keep_until, dead_letter, state, retry_count, start_after)
    select j.id, q.name, j.data, j.key, j."group", q.policy, q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max,
      q.expire_seconds, q.deletion_seconds, now() + q.retention_seconds * interval '1 second', q.dead_letter,
      ${isRetry ? 'retry' : 'created'}::pgboss.job_state, ${isRetry ? 1 : 0}::integer,
      now() + ${isRetry ? 1 : 0}::integer * q.retry_delay * interval '1 second'
    from pgboss.queue q, jsonb_to_recordset(${JSON.stringify(jobs)}::jsonb) as j (id uuid, key text, "group" text, data jsonb)
    where q.name = ${name}`);
}
