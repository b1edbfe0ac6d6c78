import { get, type IncomingMessage } from 'node:http';

/** Opens one event stream per URL and resolves when all have started. */
export async function openViewers(urls: string[]): Promise<{ bytes: () => number; close: () => void }> {
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

function openStream(url: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { accept: 'text/event-stream' }, agent: false }, (response) => {
      if (response.statusCode === 200) resolve(response);
      else reject(new Error(`${url} responded with status ${response.statusCode}`));
    }).once('error', reject);
  });
}
