import { once } from 'node:events';
import type { Server } from 'node:http';

/** Starts a server on a free port of the loopback interface, which is stopped by `atEnd`. Resolves to its URL. */
export async function listenLocally(server: Server, atEnd: (stop: () => void) => void): Promise<string> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  atEnd(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}
