import { userInfo } from 'node:os';
import type { Db } from '#platform/db/open-db.ts';
import { auditLog } from '../tables.ts';

type AuditEntry = { actor: string; action: string; target: string; detail?: object };

/** The actor of a command: the operating-system account, or its number if it has no name, as in a container. */
export function commandActor(): string {
  try {
    return `cli:${userInfo().username}`;
  } catch {
    return `cli:${process.getuid?.() ?? 'unknown'}`;
  }
}

/** Adds an entry to the audit log, in the transaction of the change. `now`: epoch ms, real time. */
export async function writeAuditEntry(db: Pick<Db, 'insert'>, entry: AuditEntry, now: number): Promise<void> {
  await db.insert(auditLog).values({ at: new Date(now), ...entry });
}
