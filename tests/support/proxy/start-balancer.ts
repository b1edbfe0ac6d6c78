import { connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** Starts a proxy that gives each connection to the next URL that accepts it. Resolves to its URL. */
export async function startBalancer(...urls: string[]): Promise<string> {
  return (await startRelay(...urls)).url;
}

/**
 * Starts such a proxy, which the test can close, with its connections, and open again at the same URL; or mute: it keeps all connections
 * and accepts new ones, but passes no byte, until it is open to those that are made from then on.
 */
export async function startRelay(...urls: string[]) {
  let turn = 0;
  let isMute = false;
  const sockets = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, async (client) => {
    sockets.add(client);
    client.on('error', () => client.destroy());
    if (isMute) return;
    turn += 1;
    for (let tries = 0; tries < urls.length; tries += 1) {
      const target = await openSocket(urls[(turn + tries) % urls.length] ?? '');
      if (target === null) continue;
      sockets.add(target);
      target.on('error', () => client.destroy()).on('close', () => client.destroy());
      client.on('close', () => target.destroy());
      client.pipe(target).pipe(client);
      return;
    }
    client.destroy();
  });
  const open = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const close = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  await open(0);
  onTestFinished(close);
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const mute = () => {
    isMute = true;
    for (const socket of sockets) socket.unpipe().pause();
  };
  const unmute = () => (isMute = false);
  return { url: `http://127.0.0.1:${port}`, close, reopen: () => open(port), mute, unmute };
}

/** Null if nothing listens at the URL. */
function openSocket(url: string): Promise<Socket | null> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    socket.once('connect', () => resolve(socket)).once('error', () => resolve(null));
  });
}
