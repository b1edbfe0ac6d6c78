import { readdir, readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { workerPolicy } from '../security/content-security-policy.ts';
import { createHttpBody, type HttpBody } from '../bodies/http-body.ts';
import { sendFile } from './send-file.ts';

const mediaTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const workerPath = '/sw.js';

const isTwin = /\.(br|gz|map)$/;

/**
 * Serves the files of a built folder from memory. Each file is a route of its own, so no address can leave the folder.
 * What the bundler named by its content, under /assets, is kept for ever.
 */
export async function serveStaticFiles(app: FastifyInstance, folder: string): Promise<void> {
  for (const path of await publicFiles(folder)) {
    const mediaType = mediaTypes[extname(path)] ?? 'application/octet-stream';
    const body = await readBody(join(folder, path), mediaType);
    const headers = { mediaType, cacheControl: cacheControlOf(path) };
    app.get(encodeURI(path), (request, reply) => {
      if (path === workerPath) reply.header('content-security-policy', workerPolicy);
      return sendFile(request, reply, body, headers);
    });
  }
}

/** The worker and the offline page's script change under their names: a browser asks for the newest each time. */
function cacheControlOf(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return path.endsWith('.js') ? 'no-cache' : 'public, max-age=3600';
}

/** Paths from the folder, with a leading slash; none when there is no such folder. */
async function publicFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll(sep, '/'))
    .filter((path) => !path.startsWith('/.') && !path.endsWith('.html') && !isTwin.test(path));
}

async function readBody(path: string, mediaType: string): Promise<HttpBody> {
  const [bytes, br, gzip] = await Promise.all([readFile(path), readTwin(`${path}.br`), readTwin(`${path}.gz`)]);
  return createHttpBody(bytes, mediaType, { known: { ...(br && { br }), ...(gzip && { gzip }) } });
}

async function readTwin(path: string): Promise<Buffer | null> {
  return readFile(path).catch(() => null);
}
