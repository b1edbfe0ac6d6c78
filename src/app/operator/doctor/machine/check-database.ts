import { resolve } from 'node:path';
import { Client } from 'pg';
import { requireSupportedVersion } from '#platform/db/open-db.ts';
import { openSharedServer } from '#platform/db/open-server.ts';
import { hasServerData } from '#platform/db/server-folders.ts';

type Place = { databaseUrl: string | null; dataDir: string };

/** Describes the server of `npm start`, without creating one. Rejects when it does not respond or has an older version than the supported one. */
export async function checkDatabase(place: Place, open = openSharedServer): Promise<{ detail: string; problem: null }> {
  if (place.databaseUrl === null && !(await hasServerData(place.dataDir)))
    return { detail: `none in ${resolve(place.dataDir)}: npm start with these settings creates it`, problem: null };
  const server = await open(place);
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
