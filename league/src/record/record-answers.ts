import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type ManifestEntry, manifestSchema } from '../recorded/manifest.ts';
import { type Json, number, objects, text } from '../wire/json.ts';
import { answerFile } from './answer-file.ts';
import { gameRequests, requestsFor } from './requests-for.ts';

export type RecordOptions = {
  baseUrl: string;
  folder: string;
  fetch: (url: string) => Promise<Response>;
  /** waits before each request but the first: one a second is the promise to the real API */
  pause: () => Promise<void>;
  tell: (line: string) => void;
};

/**
 * Saves the answers that `what` names (gamePk, date or path) and adds them to the folder's manifest. Resolves with the
 * number saved; an answer that is no JSON or not 200 is told and left out.
 */
export async function recordAnswers(what: string, options: RecordOptions): Promise<number> {
  const { requests, withGames } = requestsFor(what);
  const queue = [...requests];
  const entries: ManifestEntry[] = [];
  for (let turn = 0; turn < queue.length; turn++) {
    if (turn > 0) await options.pause();
    const request = queue[turn] ?? '';
    const body = await ask(request, options);
    if (body === undefined) continue;
    entries.push(await save(request, body, options));
    if (withGames && turn === 0) queue.push(...gamePks(body).flatMap(gameRequests));
  }
  await addToManifest(options.folder, entries);
  return entries.length;
}

async function ask(request: string, { baseUrl, fetch, tell }: RecordOptions): Promise<Json | undefined> {
  try {
    const response = await fetch(new URL(request, baseUrl).href);
    const body: Json = JSON.parse(await response.text());
    if (response.status === 200) return body;
    tell(`${request}: HTTP ${response.status}, not recorded`);
  } catch (error) {
    tell(`${request}: ${error instanceof Error ? error.message : String(error)}, not recorded`);
  }
  return undefined;
}

async function save(request: string, body: Json, { folder, baseUrl, tell }: RecordOptions): Promise<ManifestEntry> {
  const file = answerFile(request);
  await writeWhole(join(folder, file), JSON.stringify(body));
  tell(`${request} → ${file}`);
  return { request, file, about: about(body), complete: true, source: baseUrl };
}

/** Written beside and renamed: a recording is whole or absent. */
async function writeWhole(file: string, content: string) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.part`, content);
  await rename(`${file}.part`, file);
}

function about(body: Json): string {
  const feed = text(body, 'gameData', 'status', 'detailedState');
  return feed === null ? '' : `${text(body, 'gameData', 'datetime', 'officialDate') ?? ''} ${feed}`.trim();
}

const gamePks = (schedule: Json) =>
  objects(schedule, 'dates')
    .flatMap((date) => objects(date, 'games'))
    .flatMap((game) => number(game, 'gamePk') ?? []);

async function addToManifest(folder: string, entries: readonly ManifestEntry[]) {
  const file = join(folder, 'manifest.json');
  const known = manifestSchema.parse(JSON.parse(await readFile(file, 'utf8').catch(() => '[]')));
  const files = new Set(entries.map((entry) => entry.file));
  const all = [...known.filter((entry) => !files.has(entry.file)), ...entries];
  await writeWhole(file, `${JSON.stringify(all, null, 1)}\n`);
}
