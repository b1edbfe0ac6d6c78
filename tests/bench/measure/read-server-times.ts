import { z } from 'zod';

const lineSchema = z.object({
  req: z.object({ method: z.string(), url: z.string() }),
  responseTime: z.number(),
});

const parseLine = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
};

/** Reads the server time of each request in ms from the application's log, by method and path. */
export function readServerTimes(log: string): Map<string, number[]> {
  const times = new Map<string, number[]>();
  for (const line of log.split('\n').map(parseLine)) {
    const { data } = lineSchema.safeParse(line);
    if (data) append(times, `${data.req.method} ${data.req.url.split('?')[0]}`, data.responseTime);
  }
  return times;
}

function append(times: Map<string, number[]>, name: string, ms: number): void {
  const known = times.get(name);
  if (known) known.push(ms);
  else times.set(name, [ms]);
}
