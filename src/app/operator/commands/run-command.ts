import { commandActor, writeAuditEntry } from '#features/admin/server/audit-log.ts';
import { type Change, type Command, dryRunNote, type TaskContext } from '#features/admin/server/command.ts';
import { withDatabase } from './with-database.ts';

/** Ends the transaction of a dry run. */
class DryRun extends Error {
  readonly change: Change;
  constructor(change: Change) {
    super('A dry run is rolled back');
    this.change = change;
  }
}

/** Runs a command and returns the lines of its output. A change and its entry in the audit log are one transaction. */
export async function runCommand(command: Command, context: TaskContext, values: string[]): Promise<string[]> {
  if (command.kind === 'task') return command.run(context, values);
  const run = withDatabase(context, (db) =>
    db.transaction(async (tx) => {
      if (command.kind === 'read') return command.read(tx, values);
      const change = await command.change(tx, values, context);
      if (!context.isConfirmed) throw new DryRun(change);
      const { target, detail = {} } = change;
      await writeAuditEntry(tx, { actor: commandActor(), action: actionOf(command), target, detail }, context.now);
      return change.lines;
    }),
  );
  return run.catch((error: unknown) => {
    if (error instanceof DryRun) return [...error.change.lines, dryRunNote];
    throw error;
  });
}

/** The words of a command without its arguments, such as `users rename`. */
export function actionOf({ usage }: Command): string {
  return usage
    .split(' ')
    .filter((word) => /^[a-z-]+$/.test(word))
    .join(' ');
}
