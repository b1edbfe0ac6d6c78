import { setTimeout as sleep } from 'node:timers/promises';
import { errorLine } from '#platform/db/open-server.ts';
import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import type { Fetch } from '#sources/statsapi/client/fetch-json.ts';
import type { ResponseKind } from '#sources/statsapi/client/response-kinds.ts';
import { machineTiming } from '#sources/statsapi/client/response.ts';
import { createStatsApiClient, type StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { toTime } from '#sources/statsapi/wire/league-day.ts';
import { createFieldUse, observeFields, listFieldNames, type FieldUse } from './known-fields.ts';

/** The result of one check. */
export type CheckedResponse = {
  kind: ResponseKind;
  pages: string;
  /** null: no response */
  status: number | null;
  /** from the request to the converted data */
  ms: number;
  /** null: converted; otherwise the reason */
  problem: string | null;
  /** required fields that the response does not have */
  missing: string[];
  /** the names of all fields of the response */
  names: string[];
  /** what else was found; null: nothing */
  note: string | null;
};

/** Epoch ms of the same moment: in the `Date` header of the first response (null without one), and here */
type Times = { serverTime: number | null; now: number };

/** A response as it arrived, for a report. */
export type SavedResponse = { kind: ResponseKind; url: string; body: unknown };

type UpstreamOptions = {
  baseUrl: string;
  savantUrl: string;
  clock: { now(): number };
  fetch: Fetch;
  requestsPerSecond?: number;
  /** real time, epoch ms */
  realNow: () => number;
  onResponse?: (response: SavedResponse) => void;
};

/** The newest request of a check. */
type Observed = {
  kind: ResponseKind | null;
  url: string;
  status: number | null;
  startedAt: number;
  use: FieldUse;
  names: Set<string>;
  isSaved: boolean;
};

/** Pauses keep the program alive. */
const timing = { ...machineTiming, sleep: (ms: number) => sleep(ms) };

/** Runs the checks one after the other, with at most two requests a second. */
export async function runUpstreamChecks(
  checks: readonly UpstreamCheck[],
  options: UpstreamOptions,
): Promise<Times & { responses: CheckedResponse[] }> {
  const { baseUrl, savantUrl, clock, realNow, requestsPerSecond = 2 } = options;
  let observed = startOf(null, realNow());
  let times: Times | null = null;
  const fetch: Fetch = async (url, init) => {
    const isFirst = observed.url === '';
    if (isFirst) Object.assign(observed, { url, startedAt: realNow() });
    const response = await options.fetch(url, init);
    if (observed.url === url) observed.status = response.status;
    times ??= { serverTime: toTime(response.headers.get('date') ?? undefined), now: realNow() };
    return response;
  };
  const log = { warn: () => undefined };
  const client = createStatsApiClient({ baseUrl, savantUrl, clock, log, fetch, timing, requestsPerSecond });
  const watched = watchConversions(client, (kind, body, convert) => {
    // a reader can read other data instead
    if (kind !== observed.kind) return;
    if (!observed.isSaved) options.onResponse?.({ kind, url: observed.url, body });
    observed.isSaved = true;
    listFieldNames(body, observed.names);
    convert(observeFields(body, observed.use));
  });
  const today = baseballDay(clock.now());
  const nothing = { teamId: null, playerId: null, gamePk: null, duel: null };
  const found: Found = { now: clock.now(), today, gameDay: today, season: today.slice(0, 4), ...nothing };
  const results: CheckedResponse[] = [];
  for (const check of checks) {
    observed = startOf(check.kind, realNow());
    const outcome = await check.read(watched, found).then(
      ({ note = null, ...more }) => ({ more, note, problem: null }),
      (error: unknown) => ({ more: {}, note: null, problem: errorLine(error) }),
    );
    const { more, ...result } = outcome;
    Object.assign(found, more);
    results.push({ ...describe(check, observed), ms: realNow() - observed.startedAt, ...result });
  }
  return { responses: results, ...(times ?? { serverTime: null, now: realNow() }) };
}

function startOf(kind: ResponseKind | null, now: number): Observed {
  return { kind, url: '', status: null, startedAt: now, use: createFieldUse(), names: new Set(), isSaved: false };
}

function describe({ kind, pages, required }: UpstreamCheck, { status, use, names }: Observed) {
  const missing = required.filter((path) => isAbsent(path, use));
  return { kind, pages, status, missing, names: [...names].toSorted() };
}

/** Whether the field or an object around it was read and is in no part of the response. An empty list lacks no field. */
function isAbsent(path: string, { absent, present }: FieldUse): boolean {
  const names = path.split('.');
  const paths = names.map((_, index) => names.slice(0, index + 1).join('.'));
  return paths.map((text) => text.replace(/\[\]$/, '')).some((text) => absent.has(text) && !present.has(text));
}

type OnConversion = (kind: ResponseKind, body: object, convert: (body: object) => void) => void;

/** Calls `onConversion` with each body and a conversion of it, before the client converts it. */
function watchConversions(client: StatsApiClient, onConversion: OnConversion): StatsApiClient {
  return {
    ...client,
    read: (path, request) =>
      client.read(path, {
        ...request,
        convert(body) {
          if (typeof body === 'object' && body !== null)
            onConversion(request.kind, body, (observed) => ignoreErrors(() => request.convert(observed)));
          return request.convert(body);
        },
      }),
  };
}

/** The client converts the body itself, and reports its errors. */
function ignoreErrors(convert: () => unknown): void {
  try {
    convert();
  } catch {
    // reported by the client
  }
}

/** What earlier checks found, for the URLs of later ones. */
export type Found = {
  /** epoch ms, league clock */
  now: number;
  /** the league's date, YYYY-MM-DD */
  today: string;
  season: string;
  /** a day with games: today, or the last day of the season */
  gameDay: string;
  teamId: number | null;
  playerId: number | null;
  /** of the first plate appearance of the game */
  duel: { batterId: number; pitcherId: number } | null;
  gamePk: number | null;
};

/** One request of a kind, through the reader that the pages use. */
export type UpstreamCheck = {
  kind: ResponseKind;
  /** the pages that show this data */
  pages: string;
  /** fields without which these pages lack something essential */
  required: readonly string[];
  /** Reads the data, and returns what later checks need, and what the report says. Rejects with `UpstreamError`. */
  read(client: StatsApiClient, found: Found): Promise<Partial<Found> & { note?: string }>;
};
