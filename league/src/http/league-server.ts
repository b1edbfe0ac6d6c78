import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { LeagueClock } from '../clock/league-clock.ts';
import { type Fault, orderSchema } from './fault.ts';
import { createMisbehaviour, type Misbehaviour } from './misbehaviour.ts';
import { pruneFields } from './prune-fields.ts';
import { readQuery } from './query.ts';
import { readBody } from './read-body.ts';
import { Refusal, refusalBody } from './refusal.ts';
import type { Answerer } from './routes.ts';
import { type Reply, send } from './send.ts';
import { withoutFields } from './without-fields.ts';

export type LeagueServerOptions = {
  clock: LeagueClock;
  /** answers a path of the Stats API */
  answer: Answerer;
  /** told of faults of our own making */
  onError: (error: unknown) => void;
};

type TakenFault = Fault & { since: number };

/** The league over HTTP: the API's own paths, `GET /league/clock` and `POST /league/misbehave`. */
export function createLeagueServer(options: LeagueServerOptions): Server {
  const misbehaviour = createMisbehaviour();
  const server = createServer((request, response) => {
    handle(request, response, { ...options, misbehaviour }).catch((error: unknown) => {
      options.onError(error);
      response.destroy();
    });
  });
  server.keepAliveTimeout = 65_000;
  return server;
}

type Context = LeagueServerOptions & { misbehaviour: Misbehaviour };

async function handle(request: IncomingMessage, response: ServerResponse, context: Context) {
  const url = new URL(request.url ?? '/', 'http://league');
  if (url.pathname.startsWith('/league/')) {
    await send(request, response, await control(request, url.pathname, context), []);
    return;
  }
  const faults = context.misbehaviour.take(url.pathname);
  const delay = faults.find((fault) => fault.kind === 'delay');
  if (delay) await wait(delay.ms);
  await send(request, response, reply(request, url, context, faults), faults);
}

async function control(request: IncomingMessage, path: string, { clock, misbehaviour }: Context): Promise<Reply> {
  if (path === '/league/clock' && request.method === 'GET') return json(200, { ...clock.state, now: clock.now() });
  if (path !== '/league/misbehave') return json(404, { error: `There is no ${path}` });
  if (request.method === 'POST') {
    const order = orderSchema.safeParse(await readBody(request));
    if (!order.success) return json(400, { error: order.error.message });
    misbehaviour.order(order.data, clock.now());
  }
  return json(200, { faults: misbehaviour.active() });
}

function reply(request: IncomingMessage, url: URL, context: Context, faults: readonly TakenFault[]): Reply {
  const status = faults.find((fault) => fault.kind === 'status');
  if (status) return failure(status);
  if (faults.some(({ kind }) => kind === 'html')) return { status: 200, type: 'text/html', text: maintenancePage };
  const now = apparentNow(context.clock.now(), faults);
  const good = goodReply(request, url, context, now);
  const missing = faults.find((fault) => fault.kind === 'missingFields');
  const body = missing ? { ...good, body: withoutFields(good.body, missing.fields) } : good;
  const full = json(body.status, body.body);
  const isBroken = faults.some(({ kind }) => kind === 'brokenJson');
  return isBroken ? { ...full, text: full.text.slice(0, Math.floor(full.text.length * 0.6)) } : full;
}

function goodReply(request: IncomingMessage, url: URL, { answer, onError }: Context, now: number) {
  const method = request.method ?? 'GET';
  try {
    if (method !== 'GET' && method !== 'HEAD') throw new Refusal(405, 5, `Request method '${method}' not supported`);
    const query = readQuery(url.searchParams);
    const body = answer({ path: url.pathname, query, now });
    const fields = query.list('fields');
    return { status: 200, body: fields.length > 0 ? pruneFields(body, new Set(fields)) : body };
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, body: refusalBody(error, now) };
    onError(error);
    return { status: 500, body: refusalBody({ number: 1, message: 'Internal error occurred' }, now) };
  }
}

function apparentNow(now: number, faults: readonly TakenFault[]): number {
  const frozen = faults.find(({ kind }) => kind === 'frozen');
  const back = faults.find((fault) => fault.kind === 'timeBack');
  return (frozen?.since ?? now) - (back?.seconds ?? 0) * 1000;
}

function failure({ status, retryAfter }: Extract<Fault, { kind: 'status' }>): Reply {
  const text = JSON.stringify({ messageNumber: 1, message: 'Internal error occurred', timestamp: null, traceId: null });
  const headers: Record<string, string> = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  return { status, type: jsonType, text, headers };
}

const jsonType = 'application/json;charset=UTF-8';
const json = (status: number, body: unknown): Reply => ({ status, type: jsonType, text: JSON.stringify(body) });
const maintenancePage = '<!doctype html><title>Maintenance</title><h1>We will be back shortly</h1>';
