// The entry of every `npm run …`: plain JavaScript without packages, for Node 20.19 and newer. It installs packages and builds the
// product when needed, then runs the command with the pinned Node, which executes TypeScript directly.
import { build, isBuilt } from './bootstrap/build.mjs';
import { findCommand } from './bootstrap/commands.mjs';
import { install, isInstalled } from './bootstrap/install.mjs';
import { printLine, exitWithMessage } from './bootstrap/messages.mjs';
import { unsupportedNodeMessage } from './bootstrap/node-version.mjs';
import { runPinned } from './bootstrap/run-pinned.mjs';

const command = findCommand(process.argv.slice(2));
if ('message' in command) exitWithMessage(command.message);

const unsupported = unsupportedNodeMessage(process.versions.node);
if (unsupported) exitWithMessage(unsupported);

if (!isInstalled()) {
  printLine('Installing packages (only on the first start; one or two minutes) …');
  install();
}

const { args } = command;
const isHelp = args.includes('--help') || args.includes('-h');
if (command.needsBuild && !isHelp && !isBuilt()) {
  printLine('Building …');
  await build();
}

// help does not wait for a build
const script = (isHelp && command.helpScript) || command.script;
if (script) process.exitCode = await runPinned([...(command.flags ?? []), script, ...args]);
