import { spawn } from 'node:child_process';
import { pinnedNode, projectEnvironment, root } from './project.mjs';

const patienceMs = 1000;

/**
 * Runs a script of ours under the pinned Node and resolves to its exit code.
 * The child has a process group of its own, so that a Ctrl-C, which the terminal and npm both deliver, reaches it
 * once, through us. A second one after a moment ends it at once.
 */
export function runPinned(script, args) {
  const child = spawn(pinnedNode, [script, ...args], {
    cwd: root,
    env: projectEnvironment(),
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: process.platform !== 'win32',
  });
  let stoppedAt = null;
  const forward = (signal) => {
    if (stoppedAt === null) {
      stoppedAt = Date.now();
      child.kill(signal);
    } else if (Date.now() - stoppedAt > patienceMs) {
      child.kill('SIGKILL');
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, forward);
  process.on('exit', () => child.kill('SIGKILL'));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 1)));
  });
}
