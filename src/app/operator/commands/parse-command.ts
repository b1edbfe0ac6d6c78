import { parseArgs } from 'node:util';
import { type Command, OperatorError } from '#features/admin/server/command.ts';
import { gameCommands } from '#features/admin/server/game-commands.ts';
import { resetLinkCommand } from './reset-link-command.ts';
import { actionOf } from './run-command.ts';
import { taskCommands } from './task-commands.ts';
import { userCommands } from '#features/admin/server/user-commands.ts';

export const commands: Command[] = [...userCommands, resetLinkCommand, ...gameCommands, ...taskCommands];

export type ParsedCommand = {
  command: Command;
  values: string[];
  isConfirmed: boolean;
  database: string | undefined;
};

/** Parses the arguments of the program. Null if help is requested. Throws `OperatorError`. */
export function parseCommand(args: string[]): ParsedCommand | null {
  const { values: options, positionals } = parseOptions(args);
  if (options.help === true || positionals.length === 0) return null;
  const command = commands.find((candidate) => {
    const words = actionOf(candidate).split(' ');
    return words.every((word, index) => positionals[index] === word);
  });
  if (command === undefined) throw new OperatorError(`Unknown command "${positionals.join(' ')}"; see --help`);
  const values = positionals.slice(actionOf(command).split(' ').length);
  const parameters = command.usage.split(' ').filter((word) => /^[[A-Z]/.test(word));
  const required = parameters.filter((word) => !word.startsWith('['));
  if (values.length < required.length || values.length > parameters.length)
    throw new OperatorError(`Usage: npm run admin -- ${command.usage}`);
  return { command, values, isConfirmed: options.yes === true, database: options.database };
}

function parseOptions(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { yes: { type: 'boolean' }, database: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    throw new OperatorError(error instanceof Error ? error.message : String(error));
  }
}

function changesData(command: Command): boolean {
  return command.kind === 'change' || (command.kind === 'task' && command.changesData);
}

/** The output of `--help`. */
export function commandHelp(): string {
  const width = Math.max(...commands.map(({ usage }) => usage.length)) + 2;
  const lines = commands.map((command) => {
    const { usage, summary } = command;
    return `  ${usage.padEnd(width)}${summary}${changesData(command) ? ' *' : ''}`;
  });
  return `Usage: npm run admin -- COMMAND [--yes] [--database NAME]

${lines.join('\n')}

Commands marked with * change data: without --yes they show what they would do. Every change is recorded in the table
audit_log. The settings are those of the application (npm start -- --help).
`;
}
