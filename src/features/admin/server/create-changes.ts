import { userInfo } from 'node:os';
import { eq } from 'drizzle-orm';
import type { Db, Tx } from '#platform/db/open-db.ts';
import { users } from '#platform/db/schema.ts';
import { AppError, NotFound } from '#platform/http/app-error.ts';
import { auditLog } from '../tables.ts';
import { type Change, OperatorError } from './command.ts';
import type { UserRow } from './user-changes.ts';

type Done = { message: string };

/** `by`: the id of the admin; `id`: that of the changed user */
type Ids = { by: number; id: number };

/** Creates the functions that run a change of an admin with its entry in the audit log, in one transaction. */
export function createChanges(db: Db, realNow: () => number) {
  /** Throws `AppError` with the reason if the change is not possible. */
  async function change(action: string, by: number, work: (tx: Tx, now: number) => Promise<Change>): Promise<Done> {
    const now = realNow();
    try {
      return await db.transaction(async (tx) => {
        const { target, detail = {}, lines } = await work(tx, now);
        await writeAuditEntry(tx, { actor: `user:${by}`, action, target, detail }, now);
        return { message: lines.join(' ') };
      });
    } catch (error) {
      throw error instanceof OperatorError ? new AppError('unacceptable', error.message) : error;
    }
  }

  const changeUser = (
    action: string,
    { by, id }: Ids,
    work: (tx: Tx, row: UserRow, now: number) => Promise<Change>,
  ): Promise<Done> => change(action, by, async (tx, now) => work(tx, await findChangeable(tx, id), now));

  return { change, changeUser };
}

/** Admins and simulated users are changed by the operator only. */
async function findChangeable(tx: Tx, id: number): Promise<UserRow> {
  const [row] = await tx.select().from(users).where(eq(users.id, id));
  if (row === undefined) throw new NotFound('There is no such user.');
  if (row.isAdmin) throw new OperatorError('Only the operator can change an admin.');
  if (row.isSimulated) throw new OperatorError('This is a simulated user, which only the operator can change.');
  return row;
}

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
