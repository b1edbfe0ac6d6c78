import { get, type IncomingMessage } from 'node:http';

/** Opens one event stream per URL, each of another visitor, and resolves when all have started. */
export async function openSubscribers(urls: string[]): Promise<{ bytes: () => number; close: () => void }> {
  let received = 0;
  const streams = await Promise.all(urls.map(openStream));
  for (const stream of streams) stream.on('data', (chunk: Buffer) => (received += chunk.length));
  return {
    bytes: () => received,
    close: () => {
      for (const stream of streams) stream.destroy();
    },
  };
}

function openStream(url: string, index: number): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const address = `198.51.${Math.floor(index / 250) % 250}.${1 + (index % 250)}`;
    get(url, { headers: { accept: 'text/event-stream', 'x-forwarded-for': address }, agent: false }, (response) => {
      if (response.statusCode === 200) resolve(response);
      else reject(new Error(`${url} responded with status ${response.statusCode}`));
    }).once('error', reject);
  });
}
