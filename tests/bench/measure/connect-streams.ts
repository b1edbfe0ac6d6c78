import { connect } from 'node:net';
import { z } from 'zod';

/** Opens live streams over plain sockets, in a process of its own, and prints the ms until all have received a snapshot. */
const { port, path, count } = z
  .object({ port: z.number(), path: z.string(), count: z.number() })
  .parse(JSON.parse(process.argv[2] ?? ''));

const started = performance.now();
await Promise.all(Array.from({ length: count }, openStream));
process.stdout.write(String(performance.now() - started));
process.exit(0);

function openStream(): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let received = '';
    socket.setEncoding('utf8').on('data', (text: string) => {
      if (received.length < 4096) received += text;
      if (received.includes('\ndata:')) resolve();
    });
    socket.once('error', reject).once('close', () => reject(new Error(`The stream ended: ${received.slice(0, 200)}`)));
    socket.write(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\naccept: text/event-stream\r\n\r\n`);
  });
}
