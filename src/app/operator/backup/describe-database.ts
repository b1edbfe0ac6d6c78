import type { ClientBase } from 'pg';
import type { BackupHeader } from './backup-format.ts';

export type TableShape = { table: string; columns: string[] };

type Row = TableShape & { references: string[] };

/** The names of the applied migrations are in the header; what the upstream sent is read again; limits count from zero. */
const skippedTables = ['migrations', 'upstream_responses', 'rate_limits'];

/** Reads the tables with their columns, without generated ones; each table follows those that it references. */
export async function readTables(client: ClientBase): Promise<TableShape[]> {
  const { rows } = await client.query<Row>(
    `select c.relname as table,
      (select array_agg(attname::text order by attnum) from pg_attribute a
       where a.attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      array(select distinct confrelid::regclass::text from pg_constraint where conrelid = c.oid and contype = 'f'
        and confrelid <> c.oid) as references
    from pg_class c
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> all ($1)
    order by relname`,
    [skippedTables],
  );
  const ordered: Row[] = [];
  while (ordered.length < rows.length) {
    const isPlaced = (name: string) => ordered.some(({ table }) => table === name);
    const next = rows.find(({ table, references }) => !isPlaced(table) && references.every(isPlaced));
    if (next === undefined) throw new Error('The tables reference each other in a circle');
    ordered.push(next);
  }
  return ordered.map(({ table, columns }) => ({ table, columns }));
}

export async function readSequences(client: ClientBase): Promise<BackupHeader['sequences']> {
  const { rows } = await client.query<{ table: string; column: string; name: string }>(`
    select relname as table, attname as column, pg_get_serial_sequence(relname, attname) as name
    from pg_attribute join pg_class c on c.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attidentity <> ''
    order by relname, attname`);
  const sequences: BackupHeader['sequences'] = [];
  for (const { table, column, name } of rows) {
    const state = await client.query<{ lastValue: string; isCalled: boolean }>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${name}`,
    );
    sequences.push(...state.rows.map((row) => ({ table, column, ...row })));
  }
  return sequences;
}
