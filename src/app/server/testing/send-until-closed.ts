import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';

const { url, paths, clients } = z
  .object({ url: z.string(), paths: z.array(z.string()), clients: z.number() })
  .parse(workerData);

/** The status of a request, the error of its connection, or null if a new connection was not accepted. */
function send(path: string, agent: Agent): Promise<string | null> {
  return new Promise((resolve) => {
    const sent = request(`${url}${path}`, { agent }, (response) => {
      response.resume().once('end', () => resolve(String(response.statusCode)));
      response.once('error', () => resolve('incomplete response'));
    });
    sent.once('error', (error) => resolve(sent.reusedSocket ? error.message : null));
    sent.end();
  });
}

const results: Record<string, number> = {};

/** Sends requests over a persistent connection until the server no longer accepts connections. */
async function sendUntilClosed(client: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let turn = client; ; turn += 1) {
    const result = await send(paths[turn % paths.length] ?? '/', agent);
    if (result === null) break;
    results[result] = (results[result] ?? 0) + 1;
    await delay(turn % 7);
  }
  agent.destroy();
}

const running = Array.from({ length: clients }, (_, client) => sendUntilClosed(client));
while (Object.keys(results).length < 2) await delay(10);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker of Node, not a window
parentPort?.postMessage('started');
await Promise.all(running);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- as above
parentPort?.postMessage(results);
