import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import * as schema from '../schema.ts';
import type { Db } from '../open-db.ts';

/** A database for tests without one: every query fails to connect. */
export const noDatabase: Db = drizzle(new Pool({ host: '/nowhere' }), { schema });
