/** Prints one line of progress to standard error. */
export function printLine(line) {
  process.stderr.write(`${line}\n`);
}

/** Prints one line and exits with code 1. */
export function exitWithMessage(line) {
  printLine(line);
  process.exit(1);
}
