import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { createServer, Agent, type AgentOptions } from 'node:https';
import type { AddressInfo } from 'node:net';
import { Duplex } from 'node:stream';
import { connect, type ConnectionOptions } from 'node:tls';
import { onTestFinished } from 'vitest';
import { createCertificate } from './create-certificate.ts';

export type Received = { method: string; path: string; headers: IncomingHttpHeaders; body: string; bytes: Buffer };

type Place = { host?: string; otherHosts?: string[]; addresses?: string[] };

type Respond = (response: ServerResponse, received: Received) => void;

/**
 * Starts an HTTPS server on this machine that stands for `host`, and for other hosts, on the public Internet. `network` sends requests there: its
 * names have `addresses`, and its connections go to the server, whatever their address is.
 */
export async function startReceiver(
  respond: Respond = (response) => void response.writeHead(204).end(),
  { host = 'receiver.example', otherHosts = [], addresses = ['93.184.216.34'] }: Place = {},
) {
  const certificate = await createCertificate(host, ...otherHosts);
  const received: Received[] = [];
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '', headers } = request;
    const bytes = await readBody(request);
    const one = { method, path: url, headers, body: bytes.toString(), bytes };
    received.push(one);
    respond(response, one);
  };
  const server = createServer(certificate, (request, response) => void receive(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  /** the addresses to which connections were pinned */
  const pinned: string[][] = [];
  /** the local addresses of the connections */
  const connections = new Set<string>();
  server.on('secureConnection', ({ remotePort }) => connections.add(String(remotePort)));
  const createAgent = (given?: AgentOptions) => {
    const agent = new Agent({ ca: certificate.cert, ...given });
    agent.createConnection = (options: ConnectionOptions, done) => {
      options.lookup?.(host, { all: true }, (error, found) => {
        if (error === null) {
          pinned.push(typeof found === 'string' ? [found] : found.map(({ address }) => address));
          done?.(null, connect({ ...options, host: '127.0.0.1', port, servername: options.servername ?? host }));
        } else done?.(error, new Duplex());
      });
      return undefined;
    };
    return agent;
  };
  const resolve = async () => addresses;
  return {
    url: `https://${host}/hook`,
    port,
    ca: certificate.cert,
    received,
    pinned,
    connections,
    network: { resolve, createAgent },
  };
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request as AsyncIterable<Uint8Array>) chunks.push(chunk);
  return Buffer.concat(chunks);
}
