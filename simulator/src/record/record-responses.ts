import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseDate } from '../clock/league-date.ts';
import { type ManifestEntry, manifestSchema } from '../recorded/recording.ts';
import { type Json, number, objects, text } from '../wire/json.ts';

type RecordOptions = {
  baseUrl: string;
  folder: string;
  fetch: (url: string) => Promise<Response>;
  /** waits before each request after the first; limits the program to one request per second */
  pause: () => Promise<void>;
  report: (line: string) => void;
};

/**
 * Saves the responses for a gamePk, date or path and adds them to the folder's manifest. Resolves with the number of saved
 * responses. A response that is not JSON or not 200 is reported and left out.
 */
export async function recordResponses(target: string, options: RecordOptions): Promise<number> {
  const { requests, withGames } = planRequests(target);
  const queue = [...requests];
  const entries: ManifestEntry[] = [];
  for (let index = 0; index < queue.length; index++) {
    if (index > 0) await options.pause();
    const request = queue[index] ?? '';
    const body = await fetchJson(request, options);
    if (body === undefined) continue;
    entries.push(await save(request, body, options));
    if (withGames && index === 0) queue.push(...gamePks(body).flatMap(gameRequests));
  }
  await addToManifest(options.folder, entries);
  return entries.length;
}

async function fetchJson(request: string, { baseUrl, fetch, report }: RecordOptions): Promise<Json | undefined> {
  try {
    const response = await fetch(new URL(request, baseUrl).href);
    const body: Json = JSON.parse(await response.text());
    if (response.status === 200) return body;
    report(`${request}: HTTP ${response.status}, not recorded`);
  } catch (error) {
    report(`${request}: ${error instanceof Error ? error.message : String(error)}, not recorded`);
  }
  return undefined;
}

async function save(request: string, body: Json, { folder, baseUrl, report }: RecordOptions): Promise<ManifestEntry> {
  const file = recordingPath(request);
  await writeWhole(join(folder, file), JSON.stringify(body));
  report(`${request} → ${file}`);
  return { request, file, about: describe(body), complete: true, source: baseUrl };
}

/** Writes a temporary file and renames it, so that a recording is never incomplete. */
async function writeWhole(file: string, content: string) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.part`, content);
  await rename(`${file}.part`, file);
}

function describe(body: Json): string {
  const feed = text(body, 'gameData', 'status', 'detailedState');
  return feed === null ? '' : `${text(body, 'gameData', 'datetime', 'officialDate') ?? ''} ${feed}`.trim();
}

const gamePks = (schedule: Json) =>
  objects(schedule, 'dates')
    .flatMap((date) => objects(date, 'games'))
    .flatMap((game) => number(game, 'gamePk') ?? []);

async function addToManifest(folder: string, entries: readonly ManifestEntry[]) {
  const file = join(folder, 'manifest.json');
  const existing = manifestSchema.parse(JSON.parse(await readFile(file, 'utf8').catch(() => '[]')));
  const files = new Set(entries.map((entry) => entry.file));
  const all = [...existing.filter((entry) => !files.has(entry.file)), ...entries];
  await writeWhole(file, `${JSON.stringify(all, null, 1)}\n`);
}

const scheduleHydration = 'team,linescore,probablePitcher,decisions,venue(timezone),weather,seriesStatus,flags';

/** The requests to record. With `withGames`, the games of the first response (a schedule) are added. */
type RequestPlan = { requests: string[]; withGames: boolean };

/** Plans the requests for a gamePk, a date or a path of the API. Throws for any other text. */
function planRequests(target: string): RequestPlan {
  if (/^\d{4,9}$/.test(target)) return { requests: gameRequests(Number(target)), withGames: false };
  const date = parseDate(target);
  if (date !== null)
    return { requests: [`/api/v1/schedule?sportId=1&date=${date}&hydrate=${scheduleHydration}`], withGames: true };
  if (target.startsWith('/api/') || target.startsWith('/player-services/'))
    return { requests: [target], withGames: false };
  throw new Error(`'${target}' is not a gamePk, date (YYYY-MM-DD) or path (/api/…)`);
}

function gameRequests(gamePk: number): string[] {
  return [`/api/v1.1/game/${gamePk}/feed/live`, `/api/v1/game/${gamePk}/winProbability`];
}

/** Returns the file path of a recording: request path and parameters, with characters that every file system accepts. */
export function recordingPath(request: string): string {
  const { pathname, searchParams } = new URL(request, 'https://statsapi.mlb.com');
  const folders = pathname
    .replace(/^\/(api\/v[\d.]+\/)?/, '')
    .split('/')
    .map(toSafeName);
  const query = [...searchParams].map(([name, value]) => `${name}-${value}`).join('_');
  const name = [folders.pop() ?? 'response', query]
    .filter((each) => each !== '')
    .map(toSafeName)
    .join('_');
  return [...folders, `${name.slice(0, 160)}.json`].join('/');
}

const toSafeName = (part: string) => part.replace(/[^A-Za-z0-9.,_-]+/g, '-');
