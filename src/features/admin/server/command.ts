import type { ClientConfig } from 'pg';
import type { Tx } from '#platform/db/open-db.ts';
import type { Settings } from '#platform/settings/settings.ts';

/** What a change did, for the audit log and the operator. */
export type Change = {
  /** such as `user 12` or `game 745123` */
  target: string;
  detail?: object;
  lines: string[];
};

export type TaskContext = {
  settings: Settings;
  connection: ClientConfig;
  /** the database of the league */
  database: string;
  /** false: a dry run */
  isConfirmed: boolean;
  /** epoch ms, real time */
  now: number;
};

/** `now`: epoch ms, real time */
export type ChangeContext = { settings: Pick<Settings, 'adminUser'>; now: number };

type Described = {
  /** the words after `npm run admin --`; words in capital letters are arguments, those in brackets are optional */
  usage: string;
  summary: string;
};

/**
 * A command of the operator. A `change` runs in a transaction, which a dry run rolls back. A `task` runs outside of one and does
 * its own dry run.
 */
export type Command = Described &
  (
    | { kind: 'read'; read(tx: Tx, values: string[]): Promise<string[]> }
    | { kind: 'change'; change(tx: Tx, values: string[], context: ChangeContext): Promise<Change> }
    | { kind: 'task'; changesData: boolean; run(context: TaskContext, values: string[]): Promise<string[]> }
  );

/** The last line of a command that changed nothing. */
export const dryRunNote = 'Dry run: nothing was changed. Add --yes to do it.';

/** An error of the operator's input. The message is one line. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
