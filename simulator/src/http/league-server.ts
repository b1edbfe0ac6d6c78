import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { LeagueClock } from '../clock/league-clock.ts';
import { ApiError, apiErrorBody } from './api-error.ts';
import { type FaultEffects, faultKinds, keepFields } from './fault-kinds.ts';
import { readQuery } from './query.ts';
import type { ApiHandler } from './routes.ts';
import { jsonReply, type Reply, send } from './send.ts';

/** What distinguishes a season from others. Null for recordings. */
type LeagueSeason = { seed: string; openingDay: string } | null;

type LeagueServerOptions = {
  clock: LeagueClock;
  season: LeagueSeason;
  /** handles a request for a path of the Stats API */
  handleRequest: ApiHandler;
  /** called with every unexpected error */
  onError: (error: unknown) => void;
};

/** Creates the HTTP server: the paths of the API, `GET /league/clock`, `GET /league/season`, and `GET`, `POST` and `DELETE /league/faults`. */
export function createLeagueServer(options: LeagueServerOptions): Server {
  const faults = createFaults();
  const server = createServer((request, response) => {
    respond(request, response, { ...options, faults }).catch((error: unknown) => {
      options.onError(error);
      response.destroy();
    });
  });
  server.keepAliveTimeout = 65_000;
  return server;
}

type Context = LeagueServerOptions & { faults: ReturnType<typeof createFaults> };

async function respond(request: IncomingMessage, response: ServerResponse, context: Context) {
  const url = new URL(request.url ?? '/', 'http://league');
  if (url.pathname.startsWith('/league/')) {
    await send(request, response, await controlReply(request, url.pathname, context));
    return;
  }
  const effects = context.faults.take(url.pathname);
  const delayMs = effects.reduce((sum, effect) => sum + (effect.delayMs ?? 0), 0);
  if (delayMs > 0) await wait(delayMs);
  await send(request, response, apiReply(request, url, context, effects), effects.find((effect) => effect.send)?.send);
}

async function controlReply(
  request: IncomingMessage,
  path: string,
  { clock, season, faults }: Context,
): Promise<Reply> {
  if (path === '/league/clock' && request.method === 'GET') return jsonReply(200, { ...clock.state, now: clock.now() });
  if (path === '/league/season' && request.method === 'GET') return jsonReply(200, { season });
  if (path !== '/league/faults') return jsonReply(404, { error: `Unknown path ${path}` });
  try {
    if (request.method === 'POST') faults.add(await readBody(request), clock.now());
    if (request.method === 'DELETE') faults.clear();
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    return jsonReply(400, { error: z.prettifyError(error) });
  }
  const kinds = Object.entries(faultKinds).map(([kind, { description }]) => ({ kind, description }));
  return jsonReply(200, { active: faults.active(), kinds });
}

function apiReply(request: IncomingMessage, url: URL, context: Context, effects: readonly FaultEffects[]): Reply {
  const now = effects.reduce((time, effect) => effect.leagueTime?.(time) ?? time, context.clock.now());
  const { status, body } = computeResponse(request, url, context, now);
  const changedBody = effects.reduce((value, effect) => (effect.body ? effect.body(value) : value), body);
  return effects.reduce((reply, effect) => effect.reply?.(reply) ?? reply, jsonReply(status, changedBody));
}

function computeResponse(request: IncomingMessage, url: URL, { handleRequest, onError }: Context, now: number) {
  const method = request.method ?? 'GET';
  try {
    if (method !== 'GET' && method !== 'HEAD') throw new ApiError(405, 5, `Request method '${method}' not supported`);
    const query = readQuery(url.searchParams);
    const body = handleRequest({ path: url.pathname, query, now });
    const fields = query.list('fields');
    return { status: 200, body: fields.length > 0 ? pruneFields(body, new Set(fields)) : body };
  } catch (error) {
    if (error instanceof ApiError) return { status: error.status, body: apiErrorBody(error, now) };
    onError(error);
    return { status: 500, body: apiErrorBody({ number: 1, message: 'Internal error occurred' }, now) };
  }
}

/** Reads the JSON body of a request; undefined when it is not JSON. */
async function readBody(request: IncomingMessage): Promise<unknown> {
  try {
    return JSON.parse(await text(request));
  } catch {
    return undefined;
  }
}

/**
 * Applies the API's `fields` parameter: returns only members with the listed names, at every depth. A container must be listed too.
 * Keys that are ids ('ID660271') are included with their container.
 */
function pruneFields(body: unknown, fields: ReadonlySet<string>): unknown {
  return keepFields(body, (name) => fields.has(name) || /^ID\d+$/.test(name));
}

const isFaultKind = (kind: string): kind is keyof typeof faultKinds => Object.hasOwn(faultKinds, kind);

const faultRequestSchema = z.object({
  kind: z.string().refine(isFaultKind, 'unknown kind of fault'),
  /** part of a path, `*` matches anything; default every path of the API */
  path: z.string().min(1).optional(),
  /** number of requests; default until the faults are cleared */
  times: z.number().int().positive().optional(),
});

type FaultRequest = z.infer<typeof faultRequestSchema>;
type ActiveFault = {
  request: FaultRequest;
  effects: FaultEffects;
  paths: RegExp;
  remaining: number;
};

/** The faults that are active, and which requests they apply to. */
function createFaults() {
  let faults: ActiveFault[] = [];
  return {
    /** Adds a fault at a league time (epoch ms). Throws a `ZodError` when the request is invalid. */
    add(request: unknown, addedAt: number): void {
      const { kind, path, times } = faultRequestSchema.parse(request);
      const { fields, effects } = faultKinds[kind].add(request, addedAt);
      const paths = pathExpression(path);
      faults.push({ request: { kind, path, times, ...fields }, effects, paths, remaining: times ?? Infinity });
    },
    clear(): void {
      faults = [];
    },
    /** Returns the effects on a request for `path`, oldest fault first, and counts the request for each fault. */
    take(path: string): FaultEffects[] {
      const taken = faults.filter((fault) => fault.paths.test(path));
      for (const fault of taken) fault.remaining -= 1;
      faults = faults.filter((fault) => fault.remaining > 0);
      return taken.map(({ effects }) => effects);
    },
    active: () => faults.map(({ request }) => request),
  };
}

function pathExpression(pattern = '*'): RegExp {
  const source = pattern
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');
  return new RegExp(source);
}
