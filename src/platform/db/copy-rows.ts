import { pipeline } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { from as copyFrom } from 'pg-copy-streams';
import type { Tx } from './open-db.ts';

const dialect = new PgDialect();

/** Adds rows, by the names of their columns, to a table. Values are numbers, days and words, which need no escapes. */
export async function copyRows(
  tx: Tx,
  table: string,
  rows: readonly Record<string, number | string | null>[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return;
  const names = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  const { sql: text } = dialect.sqlToQuery(sql`copy ${sql.identifier(table)} (${names}) from stdin`);
  const lines = rows.map((row) => `${columns.map((column) => row[column] ?? '\\N').join('\t')}\n`);
  await pipeline([lines.join('')], tx.$client.query(copyFrom(text)));
}
