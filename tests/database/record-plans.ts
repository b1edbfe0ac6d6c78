import type { PoolClient } from 'pg';
import { z } from 'zod';
import type { Db } from '#platform/db/open-db.ts';
import { collapseSpaces } from './statements-of-source.ts';

/** A statement that ran, and the large tables and the indexes that it read from end to end. */
export type RecordedPlan = { text: string; scans: string[] };

const nodeSchema = z.object({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Actual Rows': z.number(),
  'Actual Loops': z.number(),
  'Rows Removed by Filter': z.number().default(0),
  'Index Name': z.string().optional(),
  'Index Cond': z.string().optional(),
  get Plans() {
    return z.array(nodeSchema).optional();
  },
});
type PlanNode = z.infer<typeof nodeSchema>;
const messageSchema = z.object({ 'Query Text': z.string(), Plan: nodeSchema });

const settings = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': 0,
  'auto_explain.log_level': 'notice',
  'auto_explain.log_format': 'json',
  'auto_explain.log_nested_statements': 'on',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_timing': 'off',
};

/** `rowCounts`: of each large table; `firstColumns`: of each index. */
type Sizes = { rowCounts: ReadonlyMap<string, number>; firstColumns: ReadonlyMap<string, string> };

async function readFirstColumns(db: Db): Promise<Map<string, string>> {
  const { rows } = await db.$client.query<{ index: string; first: string }>(`
    select i.indexrelid::regclass::text as index, a.attname as first
    from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
    where i.indrelid::regclass::text not like 'pg_%'`);
  return new Map(rows.map(({ index, first }) => [index, first]));
}

/** Whether the index is read from end to end, because the condition is not on its first column. */
function isUnbounded(
  { 'Index Name': index = '', 'Index Cond': condition }: PlanNode,
  { firstColumns }: Sizes,
): boolean {
  const first = firstColumns.get(index);
  return first !== undefined && condition !== undefined && !new RegExp(`\\b${first}\\b`).test(condition);
}

function findScans(node: PlanNode, sizes: Sizes): string[] {
  const { 'Node Type': type, 'Relation Name': table = '', Plans: children = [] } = node;
  const rowsRead = (node['Actual Rows'] + node['Rows Removed by Filter']) * node['Actual Loops'];
  const all = type.endsWith('Scan') ? (sizes.rowCounts.get(table) ?? Infinity) : Infinity;
  const isScan = all < Infinity && (type === 'Seq Scan' || rowsRead > all / 2);
  const own = isScan ? [table] : isUnbounded(node, sizes) ? [`index ${node['Index Name']}`] : [];
  return [...own, ...children.flatMap((child) => findScans(child, sizes))];
}

/**
 * Records the plans of all statements on connections that the pool opens from now on, also of those in transactions and
 * of the checks of foreign keys: PostgreSQL's module `auto_explain` sends each plan to the client.
 */
export async function recordPlans(db: Db, rowCounts: ReadonlyMap<string, number>): Promise<RecordedPlan[]> {
  const sizes = { rowCounts, firstColumns: await readFirstColumns(db) };
  const plans: RecordedPlan[] = [];
  db.$client.options.options = Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
  db.$client.on('connect', (client: PoolClient) => {
    client.on('notice', ({ message = '' }) => {
      const [, json] = /^duration: .*?plan:\n(.*)$/s.exec(message) ?? [];
      if (json === undefined) return;
      const { 'Query Text': text, Plan: plan } = messageSchema.parse(JSON.parse(json));
      plans.push({ text: collapseSpaces(text), scans: findScans(plan, sizes) });
    });
  });
  return plans;
}
