import { setTimeout as delay } from 'node:timers/promises';

export type Answer = { status: number; headers: Headers; bytes: Buffer };

type Sent = { cookies?: string; body?: object };

/** A stream sends the newest state at once, and then nothing while the clock stands. */
const streamPause = 1000;

/** Sends requests to a site, each from a network of its own. */
export function createHttpClient(url: string) {
  let requests = 0;

  async function send(method: string, path: string, { cookies = '', body }: Sent = {}): Promise<Answer> {
    const ending = new AbortController();
    const response = await fetch(url + path, {
      method,
      redirect: 'manual',
      signal: ending.signal,
      headers: {
        origin: url,
        'x-forwarded-for': nextNetwork(),
        ...(cookies !== '' && { cookie: cookies }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
    const bytes = isStream ? await readFirst(response) : Buffer.from(await response.arrayBuffer());
    if (isStream) ending.abort();
    return { status: response.status, headers: response.headers, bytes };
  }

  function nextNetwork(): string {
    requests += 1;
    return `10.${requests >> 8}.${requests & 255}.1`;
  }

  return {
    url,
    send,
    nextNetwork,
    /** The parsed body of a successful request. */
    async read(method: string, path: string, sent: Sent = {}): Promise<unknown> {
      const { status, bytes } = await send(method, path, sent);
      if (status >= 300) throw new Error(`${method} ${path}: ${status} ${bytes.toString().slice(0, 500)}`);
      return JSON.parse(bytes.toString());
    },
  };
}

export type HttpClient = ReturnType<typeof createHttpClient>;

async function readFirst(response: Response): Promise<Buffer> {
  const reader = response.body?.getReader();
  const parts: Uint8Array[] = [];
  for (;;) {
    const part = await Promise.race([reader?.read(), delay(streamPause, null)]);
    if (part?.value === undefined) return Buffer.concat(parts);
    parts.push(part.value);
  }
}
