import { spawn } from 'node:child_process';
import { pinnedNode, projectEnvironment, root } from './project.mjs';

const parentCheckMs = 1000;

/**
 * Runs the pinned Node with the arguments and resolves to its exit code. Signals are forwarded. After Ctrl-C in a terminal the script
 * receives the signal twice: from the terminal and from here.
 */
export function runPinned(args) {
  const child = spawn(pinnedNode, args, {
    cwd: root,
    env: projectEnvironment(),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  stopWithParent(child);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 1)));
  });
}

/** npm's shell does not forward SIGTERM. The child is stopped when the parent process has ended. */
function stopWithParent(child) {
  const parent = process.ppid;
  const check = () => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  };
  setInterval(check, parentCheckMs).unref();
}
