import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 200 });

export type TimedResponse = { status: number; body: Buffer; ms: number };
/** `address`: of the client, for an application that trusts this machine as a proxy */
type RequestOptions = { method?: string; cookie?: string; body?: object; encoding?: string; address?: string };

/** Sends a request on a keep-alive connection and measures the ms until the last byte of the response. */
export function sendTimedRequest(
  url: string,
  { method = 'GET', cookie, body, encoding, address }: RequestOptions = {},
): Promise<TimedResponse> {
  const text = body === undefined ? null : JSON.stringify(body);
  const headers = {
    ...(cookie !== undefined && { cookie }),
    ...(encoding !== undefined && { 'accept-encoding': encoding }),
    ...(address !== undefined && { 'x-forwarded-for': address }),
    ...(text !== null && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
  };
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const sent = request(url, { method, headers, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks), ms: performance.now() - began }),
      );
    });
    sent.on('error', reject);
    sent.end(text ?? undefined);
  });
}
