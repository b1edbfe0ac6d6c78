import { z } from 'zod';

const lineSchema = z.object({ reqId: z.string(), responseTime: z.number() });
const incomingSchema = z.object({ reqId: z.string(), req: z.object({ method: z.string(), url: z.string() }) });

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
};

/** From the application's own log: how long each request took on the server, in ms, by method and path. */
export function serverTimes(log: string): Map<string, number[]> {
  const names = new Map<string, string>();
  const times = new Map<string, number[]>();
  for (const line of log.split('\n').map(parsed)) {
    const incoming = incomingSchema.safeParse(line);
    if (incoming.success)
      names.set(incoming.data.reqId, `${incoming.data.req.method} ${incoming.data.req.url.split('?')[0]}`);
    const done = lineSchema.safeParse(line);
    const name = done.success ? names.get(done.data.reqId) : undefined;
    if (done.success && name !== undefined) append(times, name, done.data.responseTime);
  }
  return times;
}

function append(times: Map<string, number[]>, name: string, ms: number): void {
  const known = times.get(name);
  if (known) known.push(ms);
  else times.set(name, [ms]);
}
