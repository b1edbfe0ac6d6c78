import { once } from 'node:events';
import { connect } from 'node:net';

/** Whether a server of this machine accepts connections on a port. */
export async function isPortOpen(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
