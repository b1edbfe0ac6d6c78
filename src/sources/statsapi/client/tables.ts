import { pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, utcTime } from '#platform/db/column-types.ts';

/** `body` is JSON, compressed with gzip. */
export const upstreamResponses = pgTable('upstream_responses', {
  url: text('url').primaryKey(),
  body: bytes('body').notNull(),
  asOf: utcTime('as_of').notNull(),
});
