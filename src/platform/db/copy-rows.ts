import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StringDecoder } from 'node:string_decoder';
import { setImmediate } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { Tx } from './open-db.ts';

const dialect = new PgDialect();
const rowsOfChunk = 1000;

/** The cell of null. */
export const nullCell = '\\N';

/** Rows for COPY, kept as bytes because they can be a million. Cells are numbers, dates and words, which need no escapes. */
export function createRows() {
  const chunks: Buffer[] = [];
  let lines: string[] = [];
  const flush = () => {
    chunks.push(Buffer.from(lines.join('')));
    lines = [];
  };
  return {
    add(cells: readonly (string | number | null)[]): void {
      lines.push(`${cells.map((cell) => cell ?? nullCell).join('\t')}\n`);
      if (lines.length === rowsOfChunk) flush();
    },
    async writeTo(tx: Tx, table: string): Promise<void> {
      flush();
      const { sql: text } = dialect.sqlToQuery(sql`copy ${sql.identifier(table)} from stdin`);
      await pipeline(Readable.from(chunks), tx.$client.query(copyFrom(text)));
    },
  };
}

/** Reads the rows of a query without parameters as cells, some rows at a time. */
export async function* copyRows(tx: Tx, query: SQL): AsyncGenerator<string[][]> {
  const decoder = new StringDecoder();
  let rest = '';
  for await (const chunk of tx.$client.query(copyTo(dialect.sqlToQuery(sql`copy (${query}) to stdout`).sql))) {
    const lines = (rest + decoder.write(chunk)).split('\n');
    rest = lines.pop() ?? '';
    yield lines.map((line) => line.split('\t'));
    // the stream has further chunks at once; requests are answered first
    await setImmediate();
  }
}
