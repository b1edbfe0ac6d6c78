import { Client } from 'pg';
import { requireSupportedVersion } from '#server/db/open-db.ts';
import type { DbServer } from '#server/db/open-server.ts';

/** Describes the server. Rejects when it does not respond or has an older version than the supported one. */
export async function checkDatabase(open: () => Promise<DbServer>): Promise<{ detail: string; problem: null }> {
  const server = await open();
  const client = new Client(server.connection);
  try {
    await client.connect();
    const startedAt = performance.now();
    const { rows } = await client.query<{ version: string }>("select current_setting('server_version') as version");
    const version = rows[0]?.version ?? '';
    const ms = (performance.now() - startedAt).toFixed(1);
    await requireSupportedVersion(client);
    return { detail: `PostgreSQL ${version} responds in ${ms} ms`, problem: null };
  } finally {
    await client.end().catch(() => undefined);
    await server.stop();
  }
}
