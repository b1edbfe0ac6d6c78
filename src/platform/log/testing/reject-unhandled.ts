import { DrizzleQueryError } from 'drizzle-orm';
import { endWithGrace } from '#app/server/end-with-grace.ts';
import { createLog } from '../create-log.ts';

/** Fails like a query that nothing awaits. Arguments: the folder of the log and a parameter of the query. */
const [, , dataDir = '', parameter = ''] = process.argv;
endWithGrace({ log: createLog({ isProduction: false, dataDir }), print: () => {} });
void Promise.reject(new DrizzleQueryError('select 1', [parameter], new Error('failed')));
setInterval(() => undefined, 1000);
