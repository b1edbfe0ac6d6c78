import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';

/**
 * Holds event streams over plain sockets, in a process of its own, and prints a line when all have begun. With `leaving`, so many
 * leave each second and others join, in turn over the paths. Ends with its standard input.
 */
const order = z
  .object({ port: z.number(), paths: z.array(z.string()).min(1), count: z.number(), leaving: z.number() })
  .parse(JSON.parse(process.argv[2] ?? ''));
const atOnce = 200;
const open = new Set<Socket>();
let opened = 0;

process.stdin.resume().once('end', () => process.exit(0));
while (open.size < order.count) {
  await Promise.all(Array.from({ length: Math.min(atOnce, order.count - open.size) }, join));
}
process.stdout.write('all\n');
while (order.leaving > 0) {
  await delay(1000 / order.leaving);
  const [oldest] = open;
  oldest?.destroy();
  await join();
}

function join(): Promise<void> {
  const path = order.paths[opened++ % order.paths.length] ?? '/';
  return new Promise((resolve) => {
    const socket = connect(order.port, '127.0.0.1');
    open.add(socket);
    socket.once('data', () => resolve());
    socket.on('data', () => {}).on('error', () => {});
    socket.once('close', () => {
      open.delete(socket);
      resolve();
    });
    socket.write(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\naccept: text/event-stream\r\n\r\n`);
  });
}
