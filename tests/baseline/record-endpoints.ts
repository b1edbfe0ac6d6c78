import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Answer, HttpClient } from './http-client.ts';
import { listRequests } from './list-requests.ts';
import { normalizeHtml, normalizeText, type Varying } from './normalize.ts';
import type { Facts } from './seeded-site.ts';
import { viewerCookies } from './viewers.ts';

/** `hash`: of the normalized body, which is the file of this name in `bodies` unless it is a picture */
export type RecordedAnswer = { status: number; cacheControl: string; vary: string; type: string; hash: string };

/** By request, then by viewer. */
export type RecordedEndpoints = Record<string, Record<string, RecordedAnswer>>;

/** Records the OpenAPI document, and the answers of every endpoint to every viewer. Writes are sent by the visitor only. */
export async function recordEndpoints(
  folder: string,
  { client, facts, varying }: { client: HttpClient; facts: Facts; varying: Varying },
): Promise<void> {
  await mkdir(join(folder, 'bodies'), { recursive: true });
  const openApi = await client.read('GET', '/api/openapi.json');
  await writeFile(join(folder, 'openapi.json'), normalizeText(JSON.stringify(openApi, null, 1), varying));
  const recorded: RecordedEndpoints = {};
  const requests = listRequests(openApi, facts);
  for (const [viewer, cookies] of Object.entries(viewerCookies(facts)))
    for (const { method, path } of requests) {
      if (method !== 'GET' && viewer !== 'visitor') continue;
      const answer = await client.send(method, path, { cookies });
      const { body, isText } = normalizeBody(answer, varying);
      const hash = createHash('sha256').update(body).digest('hex').slice(0, 16);
      if (isText) await writeFile(join(folder, 'bodies', hash), body);
      const name = normalizeText(`${method} ${path}`, varying);
      recorded[name] = { ...recorded[name], [viewer]: describe(answer, hash) };
    }
  await writeFile(join(folder, 'endpoints.json'), JSON.stringify(recorded, null, 1));
}

function describe({ status, headers }: Answer, hash: string): RecordedAnswer {
  const header = (name: string) => headers.get(name) ?? '';
  return { status, cacheControl: header('cache-control'), vary: header('vary'), type: header('content-type'), hash };
}

function normalizeBody({ headers, bytes }: Answer, varying: Varying): { body: string | Buffer; isText: boolean } {
  const type = headers.get('content-type') ?? '';
  if (type.startsWith('image/') && !type.includes('svg')) return { body: bytes, isText: false };
  const text = bytes.toString();
  if (type.startsWith('text/html')) return { body: normalizeHtml(text, varying), isText: true };
  // comments keep the connection open
  if (type.startsWith('text/event-stream'))
    return { body: normalizeText(text.replaceAll(/^:.*\n+/gm, ''), varying), isText: true };
  const readable = type.startsWith('application/json') ? JSON.stringify(JSON.parse(text), null, 1) : text;
  return { body: normalizeText(readable, varying), isText: true };
}
