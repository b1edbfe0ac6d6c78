import { connect, type Socket } from 'node:net';
import { z } from 'zod';

const settings = z
  .object({
    port: z.number(),
    /** whole request, in turn for each connection */
    requests: z.array(z.string()),
    connections: z.number(),
    seconds: z.number(),
  })
  .parse(JSON.parse(process.argv[2] ?? ''));

/**
 * A small HTTP client in a process of its own, which sends the same bytes again and again: each connection sends the next request
 * after the response. It prints the number of responses by status, and the latency in ms.
 */
const latencies: number[] = [];
const statuses: Record<string, number> = {};

type Connection = { socket: Socket; request: Buffer; sentAt: number; left: number; head: string };

const end = performance.now() + settings.seconds * 1000;

function send(connection: Connection): void {
  connection.sentAt = performance.now();
  connection.socket.write(connection.request);
}

/** Counts the bytes of a response. It must have a Content-Length or no body. */
function receive(connection: Connection, chunk: Buffer): void {
  if (connection.left > 0) {
    connection.left -= chunk.length;
  } else {
    connection.head += chunk.toString('latin1');
    const headEnd = connection.head.indexOf('\r\n\r\n');
    if (headEnd < 0) return;
    const status = connection.head.slice(9, 12);
    statuses[status] = (statuses[status] ?? 0) + 1;
    const [, length = '0'] = /\r\ncontent-length: (\d+)/i.exec(connection.head.slice(0, headEnd + 2)) ?? [];
    connection.left = headEnd + 4 + Number(status === '304' ? 0 : length) - connection.head.length;
    connection.head = '';
  }
  if (connection.left <= 0) complete(connection);
}

function complete(connection: Connection): void {
  const now = performance.now();
  connection.left = 0;
  latencies.push(now - connection.sentAt);
  if (now >= end) connection.socket.destroy();
  else send(connection);
}

for (let index = 0; index < settings.connections; index++) {
  const socket = connect(settings.port, '127.0.0.1');
  const request = Buffer.from(settings.requests[index % settings.requests.length] ?? '');
  const connection: Connection = { socket, request, sentAt: 0, left: 0, head: '' };
  socket.setNoDelay(true).on('data', (chunk) => receive(connection, Buffer.from(chunk)));
  socket.once('connect', () => send(connection));
}
setTimeout(
  () => {
    const sorted = latencies.toSorted((one, other) => one - other);
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
    const result = { responses: sorted.length, statuses, p50: at(0.5), p99: at(0.99) };
    process.stdout.write(JSON.stringify(result), () => process.exit());
  },
  settings.seconds * 1000 + 500,
);
