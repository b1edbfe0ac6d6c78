import { Client } from 'pg';
import type { DbServer } from '#server/db/open-server.ts';

/** Whether the server responds and has the supported version. */
export async function checkDatabase(
  open: () => Promise<DbServer>,
): Promise<{ detail: string; problem: string | null }> {
  const server = await open();
  const client = new Client(server.connection);
  try {
    await client.connect();
    const startedAt = performance.now();
    const { rows } = await client.query<{ version: string }>("select current_setting('server_version') as version");
    const version = rows[0]?.version ?? '';
    const ms = (performance.now() - startedAt).toFixed(1);
    const detail = `PostgreSQL ${version} responds in ${ms} ms`;
    return { detail, problem: Number.parseInt(version, 10) < 18 ? 'version 18 or newer is required' : null };
  } finally {
    await client.end().catch(() => undefined);
    await server.stop();
  }
}
