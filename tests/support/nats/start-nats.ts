import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findNatsServer } from '../../../scripts/find-nats-server.ts';
import { findFreePort } from '../app/find-free-port.ts';
import { isPortOpen } from '../app/is-port-open.ts';

/** null: NATS is not installed, so the tests that need it are skipped */
export const natsServer = findNatsServer();

type Nats = {
  url: string;
  /** Ends the server without notice and starts it again at the same URL, without what it had in memory. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

/** Starts a NATS server with JetStream on a free port of this machine. `options`: of its command line */
export async function startNats(...options: string[]): Promise<Nats> {
  if (natsServer === null) throw new Error('nats-server is not installed');
  const program = natsServer;
  const port = await findFreePort();
  const folder = mkdtempSync(join(tmpdir(), 'called-shot-nats-'));
  const start = async () => {
    const child = spawn(program, ['-js', '-sd', folder, '-a', '127.0.0.1', '-p', String(port), ...options], {
      stdio: 'ignore',
    });
    while (!(await isPortOpen(port))) {
      if (child.exitCode !== null) throw new Error(`nats-server ended with code ${child.exitCode}`);
      await delay(20);
    }
    return child;
  };
  let child = await start();
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  return {
    url: `nats://127.0.0.1:${port}`,
    async restart() {
      await kill();
      child = await start();
    },
    async stop() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
