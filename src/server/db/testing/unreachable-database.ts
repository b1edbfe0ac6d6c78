import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import * as schema from '#server/db/schema.ts';
import type { Db } from '#server/db/open-db.ts';

/** For tests of what needs none: whoever asks it something is refused a connection. */
export const noDatabase: Db = drizzle(new Pool({ host: '/nowhere' }), { schema });
