import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { z } from 'zod';
import type { Db } from '#server/db/open-db.ts';
import { prepared } from '#server/db/run-prepared.ts';
import { mostBytes } from '#server/statsapi/client/read-text.ts';
import type { PastDelta, PreparedUpdate } from '../live-reader.ts';

/** The channel of the changes; the payload is the gamePk. */
export const liveGamesChannel = 'live_games';

export type PublishedGame = {
  version: number;
  past: PastDelta[];
  feedNumber: number;
  /** body of the live feed; null if the caller has it */
  feed: unknown;
  /** epoch ms (league clock) */
  asOf: number;
  isStale: boolean;
  isFollowed: boolean;
};

const pastSchema = z.array(z.tuple([z.number(), z.string()]));
const rowSchema = z.object({
  version: z.coerce.number(),
  past: z.string().transform((text) => pastSchema.parse(JSON.parse(text))),
  feed: z.instanceof(Buffer).nullable(),
  feedNumber: z.coerce.number(),
  asOf: z.date(),
  isStale: z.boolean(),
  isFollowed: z.boolean(),
});

// a row that no process follows can be of a season that was played before on this database
const findRow = prepared(`
  select version, past, case when feed_number is distinct from $2 then feed end as feed, feed_number as "feedNumber",
    as_of as "asOf", is_stale as "isStale", is_followed as "isFollowed"
  from live_games where game_pk = $1 and (is_followed or published_at > now() - interval '10 minutes')`);

const startRow = prepared(`
  insert into live_games as g (game_pk, version, past, feed, as_of, is_stale, is_followed)
  values ($1, $2, $3, $4, $5, $6, true)
  on conflict (game_pk) do update set version = excluded.version, past = excluded.past, feed = excluded.feed,
    feed_number = g.feed_number + 1, as_of = excluded.as_of, is_stale = excluded.is_stale, is_followed = true,
    published_at = now()
  returning pg_notify('${liveGamesChannel}', game_pk::text)`);

const continueRow = prepared(`
  update live_games set version = $3, past = $4, feed = coalesce($5, feed),
    feed_number = feed_number + ($5::bytea is not null)::integer, as_of = $6, is_stale = $7, is_followed = true,
    published_at = now()
  where game_pk = $1 and version = $2
  returning case when $8 then pg_notify('${liveGamesChannel}', game_pk::text) end`);

const releaseRow = prepared(`
  update live_games set is_followed = false where game_pk = $1
  returning pg_notify('${liveGamesChannel}', game_pk::text)`);

const deleteOldRows = prepared(`delete from live_games where published_at < now() - interval '1 day'`);

/** Reads a published game; null if there is none that is followed or of the last ten minutes. `known`: the number of the feed that the caller has. */
export async function findPublishedGame(db: Db, gamePk: number, known: number | null): Promise<PublishedGame | null> {
  const [found] = await findRow(db, [gamePk, known]);
  if (found === undefined) return null;
  const { feed, past, asOf, ...row } = rowSchema.parse(found);
  return {
    ...row,
    asOf: asOf.getTime(),
    past: past.map(([version, delta]) => ({ version, delta })),
    feed: feed && (await decompress(feed)),
  };
}

/** Publishes an update. False if another process has published one since `update.from`. */
export async function publishGame(db: Db, gamePk: number, update: PreparedUpdate): Promise<boolean> {
  const { from, version, reading } = update;
  const past = JSON.stringify(update.past.map((each) => [each.version, each.delta]));
  const asOf = new Date(reading.asOf);
  if (reading.versions.kind === 'restarted') {
    await deleteOldRows(db, []);
    await startRow(db, [gamePk, version, past, await compress(reading.body), asOf, reading.isStale]);
    return true;
  }
  const feed = update.hasNewFeed ? await compress(reading.body) : null;
  const values = [
    gamePk,
    from,
    version,
    past,
    feed,
    asOf,
    reading.isStale,
    update.hasNewFeed || update.hasNewFreshness,
  ];
  return (await continueRow(db, values)).length > 0;
}

/** Records that all changes are published, so that the next process continues to count their versions. */
export async function releaseGame(db: Db, gamePk: number): Promise<void> {
  await releaseRow(db, [gamePk]);
}

function compress(body: unknown): Promise<Buffer> {
  return promisify(gzip)(JSON.stringify(body), { level: 1 });
}

async function decompress(feed: Buffer): Promise<unknown> {
  return JSON.parse((await promisify(gunzip)(feed, { maxOutputLength: mostBytes })).toString());
}
