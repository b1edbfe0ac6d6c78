/** One line of progress. */
export function say(line) {
  process.stderr.write(`${line}\n`);
}

/** Ends the process with one clear line. */
export function stop(line) {
  say(line);
  process.exit(1);
}
