import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import { type Db, runBuilt, runPrepared } from '#platform/db/open-db.ts';
import { type PeriodicJob, periodicJob } from '#platform/jobs/periodic-job.ts';
import type { After } from '#platform/jobs/timers.ts';
import { mostBytes } from './fetch-json.ts';
import type { CachedResponse } from './response.ts';
import { upstreamResponses } from './tables.ts';

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** The newest good response of each URL, stored for the time when the upstream fails. */
export type ResponseStore = {
  /** Stores the response with the next `write`. */
  add(url: string, response: { text: string; asOf: number }): void;
  /** Null when there is none, or when the database fails. */
  find(url: string): Promise<CachedResponse | null>;
};

export type WritableResponseStore = ResponseStore & {
  /** Stores the response now; without effect when the database fails. */
  put(url: string, response: { text: string; asOf: number }): Promise<void>;
  /** Writes the added responses and deletes the oldest ones beyond the limits. */
  write(): Promise<void>;
};

export type StoreLimits = {
  /** compressed bytes of all responses */
  bytes: number;
  responses: number;
  /** ms */
  age: number;
};

const usualLimits: StoreLimits = { bytes: 64_000_000, responses: 5000, age: 7 * 86_400_000 };
/** characters that wait for `write` */
const mostPending = 16_000_000;
/** PostgreSQL cannot index a longer key */
const longestUrl = 2000;

type Options = {
  db: Db;
  clock: { now(): number };
  log: { warn(detail: object, message: string): void };
  limits?: StoreLimits;
  /** the key under which the response of a URL is stored; by default the URL */
  keyOf?: (url: string) => string;
};

export function createResponseStore({
  db,
  clock,
  log,
  limits = usualLimits,
  keyOf = String,
}: Options): WritableResponseStore {
  let pending = new Map<string, { text: string; asOf: number }>();
  let pendingSize = 0;
  return {
    add(url, response) {
      const key = keyOf(url);
      const size = pendingSize - (pending.get(key)?.text.length ?? 0) + response.text.length;
      if (size > mostPending || key.length > longestUrl) return;
      pending.set(key, response);
      pendingSize = size;
    },
    async put(url, { text, asOf }) {
      const key = keyOf(url);
      if (key.length > longestUrl) return;
      await writeStored(db, { url: key, text, asOf }).catch((error: unknown) =>
        log.warn({ err: error }, 'A response could not be stored'),
      );
    },
    async find(url) {
      try {
        return await readStored(db, keyOf(url));
      } catch (error) {
        log.warn({ err: error }, 'A stored response could not be read');
        return null;
      }
    },
    async write() {
      const added = pending;
      pending = new Map();
      pendingSize = 0;
      for (const [url, { text, asOf }] of added) await writeStored(db, { url, text, asOf });
      await deleteOld(db, limits, clock.now());
    },
  };
}

async function readStored(db: Db, url: string): Promise<CachedResponse | null> {
  const { body, asOf } = upstreamResponses;
  const [row] = await runBuilt(db.select({ body, asOf }).from(upstreamResponses).where(eq(upstreamResponses.url, url)));
  if (row === undefined) return null;
  const text = (await decompress(row.body, { maxOutputLength: mostBytes })).toString();
  const parsed: unknown = JSON.parse(text);
  if (typeof parsed !== 'object' || parsed === null) return null;
  return { body: parsed, asOf: row.asOf.getTime(), size: text.length };
}

type Row = { url: string; text: string; asOf: number };

/** Another process may have stored a newer response. */
async function writeStored(db: Db, { url, text, asOf }: Row): Promise<void> {
  const values = { url, body: await compress(text), asOf: new Date(asOf) };
  await runBuilt(
    db
      .insert(upstreamResponses)
      .values(values)
      .onConflictDoUpdate({
        target: upstreamResponses.url,
        set: { body: sql`excluded.body`, asOf: sql`excluded.as_of` },
        setWhere: sql`upstream_responses.as_of < excluded.as_of`,
      }),
  );
}

/** The table has few rows, and the bodies are not read. */
async function deleteOld(db: Db, { bytes, responses, age }: StoreLimits, now: number): Promise<void> {
  await runPrepared(
    db,
    sql`delete from upstream_responses where as_of < ${new Date(now - age)} or url in (
      select url from (
        select url, sum(octet_length(body)) over newest_first as bytes, row_number() over newest_first as place
        from upstream_responses window newest_first as (order by as_of desc, url)
      ) ranked where bytes > ${bytes} or place > ${responses}
    )`,
  );
}

type WriteOptions = {
  store: WritableResponseStore;
  after: After;
  log: { error(detail: object, message: string): void };
};

/** Writes the new responses once a minute, and once more when the job stops. */
export function scheduleResponseWrites({ store, after, log }: WriteOptions): PeriodicJob {
  const name = 'upstream responses';
  const job = periodicJob({ name, work: () => store.write(), firstWait: 10_000, wait: 60_000, after, log });
  return {
    ...job,
    async stop() {
      await job.stop();
      await store
        .write()
        .catch((error: unknown) => log.error({ err: error, job: name }, 'The last responses are not stored'));
    },
  };
}
