import { Pool } from 'pg';
import { createDb } from '../open-db.ts';

/** A database for tests without one: every query fails to connect. */
export const noDatabase = createDb(new Pool({ host: '/nowhere' }));
