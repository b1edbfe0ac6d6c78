import { spawn } from 'node:child_process';
import { pinnedNode, projectEnvironment, root } from './project.mjs';

const parentLookMs = 1000;

/**
 * Runs a script of ours under the pinned Node and resolves to its exit code. Signals are passed on; from a terminal's
 * Ctrl-C the script has its own already, and takes ours for its echo.
 */
export function runPinned(script, args) {
  const child = spawn(pinnedNode, [script, ...args], {
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

/** npm does not pass a SIGTERM on through its shell: when that is gone, so is whoever wanted us. */
function stopWithParent(child) {
  const parent = process.ppid;
  const look = () => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  };
  setInterval(look, parentLookMs).unref();
}
