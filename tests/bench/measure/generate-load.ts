import { connect, type Socket } from 'node:net';
import { z } from 'zod';

const settings = z
  .object({
    port: z.number(),
    /** whole request, in turn for each connection */
    requests: z.array(z.string()),
    connections: z.number(),
    seconds: z.number(),
    /** requests per second; null: each connection sends the next request after the response */
    rate: z.number().nullable(),
  })
  .parse(JSON.parse(process.argv[2] ?? ''));

/**
 * A small HTTP client in a process of its own, which sends the same bytes again and again. It prints the number of responses by
 * status, the bytes and the latency in ms. At a fixed rate, the latency counts from the time at which a request was due.
 */
const latencies: number[] = [];
const statuses: Record<string, number> = {};
let bytes = 0;
const idle: Connection[] = [];
const due: number[] = [];

type Connection = { socket: Socket; request: Buffer; sentAt: number; left: number; head: string };

/** ms after its time at which a request is still sent */
const longestLateMs = 1;
/** ms for opening the connections, before a fixed rate begins */
const connectMs = 200;
const start = performance.now() + (settings.rate === null ? 0 : connectMs);
const end = start + settings.seconds * 1000;

function send(connection: Connection, dueAt: number): void {
  connection.sentAt = dueAt;
  connection.socket.write(connection.request);
}

/** Counts the bytes of a response. It must have a Content-Length or no body. */
function receive(connection: Connection, chunk: Buffer): void {
  bytes += chunk.length;
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
  else if (settings.rate === null) send(connection, now);
  else {
    const dueAt = due.shift();
    if (dueAt === undefined) idle.push(connection);
    else send(connection, dueAt);
  }
}

function open(index: number): void {
  const socket = connect(settings.port, '127.0.0.1');
  const request = Buffer.from(settings.requests[index % settings.requests.length] ?? '');
  const connection: Connection = { socket, request, sentAt: start, left: 0, head: '' };
  socket.setNoDelay(true).on('data', (chunk) => receive(connection, Buffer.from(chunk)));
  socket.once('connect', () => {
    if (settings.rate === null) send(connection, performance.now());
    else idle.push(connection);
  });
}

/** Sends the requests that have become due, and returns to the event loop. */
function sendDue(interval: number, nextAt: number): void {
  const now = performance.now();
  // a pause of this process moves the schedule, because a burst of the missed requests would measure the pause
  let dueAt = Math.max(nextAt, now - longestLateMs);
  for (; dueAt <= now && dueAt < end; dueAt += interval) {
    const connection = idle.pop();
    if (connection === undefined) due.push(dueAt);
    else send(connection, dueAt);
  }
  if (now < end) setImmediate(sendDue, interval, dueAt);
}

for (let index = 0; index < settings.connections; index++) open(index);
if (settings.rate !== null) setTimeout(sendDue, connectMs, 1000 / settings.rate, start);
setTimeout(
  () => {
    const sorted = latencies.toSorted((one, other) => one - other);
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
    const result = { responses: sorted.length, bytes, statuses, p50: at(0.5), p99: at(0.99) };
    process.stdout.write(JSON.stringify(result), () => process.exit());
  },
  connectMs + settings.seconds * 1000 + 300,
);
