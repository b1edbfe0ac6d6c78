import { createResetLink } from '#features/accounts/server/create-reset-link.ts';
import { commandActor, writeAuditEntry } from '#features/admin/server/audit-log.ts';
import { type Command, dryRunNote, OperatorError, type TaskContext } from '#features/admin/server/command.ts';
import { findUser } from '#features/admin/server/user-commands.ts';
import { withDatabase } from './with-database.ts';

async function printResetLink(context: TaskContext, [username = '']: string[]): Promise<string[]> {
  const { settings, isConfirmed, now } = context;
  const publicUrl = settings.publicUrl ?? `http://localhost:${settings.port}`;
  return withDatabase(context, async (db) => {
    const user = await db.transaction((tx) => findUser(tx, username));
    if (user.isSimulated) throw new OperatorError('A simulated fan cannot sign in');
    if (!isConfirmed) return [`A link for ${user.username} would be created`, dryRunNote];
    const link = await createResetLink(db, { username, publicUrl, now });
    if (link === null) throw new OperatorError(`There is no user ${JSON.stringify(username)}`);
    const entry = { actor: commandActor(), action: 'users reset-link', target: `user ${user.id}` };
    await writeAuditEntry(db, entry, now);
    return [`A new password for ${user.username}, within 30 minutes: ${link}`];
  });
}

export const resetLinkCommand: Command = {
  kind: 'task',
  changesData: true,
  usage: 'users reset-link NAME',
  summary: 'creates a link for a new password',
  run: printResetLink,
};
