import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { z } from 'zod';

const loadSchema = z.object({
  responses: z.number(),
  statuses: z.record(z.string(), z.number()),
  /** ms */
  p50: z.number(),
  p99: z.number(),
});

export type Load = { requests: string[]; connections: number; seconds: number };
type LoadResult = z.infer<typeof loadSchema>;

/** Sends as many requests as possible from another process. */
export async function runLoad(port: number, load: Load): Promise<LoadResult> {
  const file = new URL('generate-load.ts', import.meta.url).pathname;
  const { stdout } = await promisify(execFile)(process.execPath, [file, JSON.stringify({ port, ...load })]);
  return loadSchema.parse(JSON.parse(stdout));
}

/** The text of a GET request on a persistent connection. */
export function formatRequest(path: string, headers: Record<string, string>): string {
  const lines = Object.entries({ host: '127.0.0.1', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
}

export type SentResponse = { status: number; headers: string[]; body: string };

/** Starts a process that sends the response to every request, and calls `work` with its port. */
export async function withBareServer<T>(response: SentResponse, work: (port: number) => Promise<T>): Promise<T> {
  const file = new URL('bare-server.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [file, JSON.stringify(response)], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const [port] = await once(child.stdout, 'data');
    return await work(Number(String(port)));
  } finally {
    child.kill();
  }
}
