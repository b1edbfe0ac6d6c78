import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';

/**
 * A push service on this machine, in a process of its own. Prints its port, and for each line of its standard input how many messages it
 * has received since the previous one, how many of them to a browser that had one already, and when the last one came (epoch ms).
 */
const [keyFile = '', certificateFile = ''] = process.argv.slice(2);
let seen = new Set<string>();
let [count, lastAt] = [0, 0];

const server = createServer(
  { key: readFileSync(keyFile), cert: readFileSync(certificateFile), keepAliveTimeout: 60_000 },
  (request, response) => {
    request.resume();
    request.once('end', () => {
      count += 1;
      seen.add(request.url ?? '');
      lastAt = Date.now();
      response.writeHead(201).end();
    });
  },
);
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`));
for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(`${JSON.stringify({ count, repeated: count - seen.size, lastAt })}\n`);
  if (line !== 'reset') continue;
  seen = new Set();
  [count, lastAt] = [0, 0];
}
process.exit(0);
