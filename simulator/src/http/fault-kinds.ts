import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { Reply, SendBody } from './send.ts';

/** What a fault changes about a response. Each part is optional; the rest of the response stays as it is. */
export type FaultEffects = {
  /** real ms before the response is computed */
  delayMs?: number;
  /** league time (epoch ms) for which the response is computed, from the current one */
  leagueTime?: (now: number) => number;
  /** changes the value before it is written as JSON */
  body?: (body: unknown) => unknown;
  /** changes or replaces the finished response */
  reply?: (reply: Reply) => Reply;
  /** writes the body after the headers, instead of all at once */
  send?: SendBody;
};

type FaultKind = {
  description: string;
  /** Throws a `ZodError` when fields of the request are missing or wrong. `addedAt` is league time. */
  add: (request: unknown, addedAt: number) => { fields: Record<string, unknown>; effects: FaultEffects };
};

/** Defines a kind of fault by the fields of the request that adds it, and its effects. */
function defineFault<Shape extends z.ZodRawShape>(
  description: string,
  shape: Shape,
  effectsOf: (fields: z.infer<z.ZodObject<Shape>>, addedAt: number) => FaultEffects,
): FaultKind {
  const schema = z.object(shape);
  return {
    description,
    add(request, addedAt) {
      const fields = schema.parse(request);
      return { fields, effects: effectsOf(fields, addedAt) };
    },
  };
}

/** Every fault that the league can simulate, by kind. A new fault is an entry here. Durations are real ms unless stated otherwise. */
export const faultKinds = {
  delay: defineFault('The response starts late.', { ms: z.number().int().positive() }, ({ ms }) => ({ delayMs: ms })),

  drip: defineFault(
    'The body arrives in pieces over `ms`.',
    { ms: z.number().int().positive(), chunks: z.number().int().min(2).default(20) },
    ({ ms, chunks }) => ({
      async send(response, body) {
        const size = Math.max(1, Math.ceil(body.length / chunks));
        for (let start = 0; start < body.length && !response.destroyed; start += size) {
          response.write(body.subarray(start, start + size));
          await wait(ms / chunks);
        }
        response.end();
      },
    }),
  ),

  reset: defineFault('The connection is reset in the middle of the body.', {}, () => ({
    async send(response, body) {
      response.write(body.subarray(0, Math.floor(body.length / 2)), () => response.socket?.resetAndDestroy());
    },
  })),

  html: defineFault('A maintenance page in HTML, with status 200.', {}, () => ({
    reply: () => ({ status: 200, type: 'text/html', text: maintenancePage }),
  })),

  brokenJson: defineFault('The JSON ends early.', {}, () => ({
    reply: (reply) => ({ ...reply, text: reply.text.slice(0, Math.floor(reply.text.length * 0.6)) }),
  })),

  hangUp: defineFault('The connection is closed before the body.', {}, () => ({
    async send(response) {
      response.destroy();
    },
  })),

  text: defineFault(
    'Another response, with the text repeated `repeat` times.',
    {
      text: z.string(),
      type: z.string().default('application/json;charset=UTF-8'),
      status: z.number().int().min(200).max(599).default(200),
      repeat: z.number().int().positive().default(1),
      headers: z.record(z.string(), z.string()).default({}),
    },
    ({ text, repeat, ...reply }) => ({ reply: () => ({ ...reply, text: text.repeat(repeat) }) }),
  ),

  values: defineFault(
    'Fields with the given names have another value at every depth.',
    { fields: z.array(z.string()).min(1), value: z.json() },
    ({ fields, value }) => ({ body: (body) => replaceFields(body, fields, value) }),
  ),

  missingFields: defineFault(
    'Fields with the given names are absent at every depth.',
    { fields: z.array(z.string()).min(1) },
    ({ fields }) => ({ body: (body) => keepFields(body, (name) => !fields.includes(name)) }),
  ),

  status: defineFault(
    'An error status; `retryAfter` in seconds.',
    { status: z.number().int().min(400).max(599), retryAfter: z.number().int().nonnegative().optional() },
    ({ status, retryAfter }) => ({
      reply: () => ({
        status,
        type: 'application/json;charset=UTF-8',
        text: JSON.stringify({ messageNumber: 1, message: 'Internal error occurred', timestamp: null, traceId: null }),
        ...(retryAfter === undefined ? {} : { headers: { 'retry-after': String(retryAfter) } }),
      }),
    }),
  ),

  frozen: defineFault('Responses stay at the league time at which the fault was added.', {}, (_, addedAt) => ({
    leagueTime: () => addedAt,
  })),

  timeBack: defineFault(
    'Responses are those of an earlier league time; `seconds` in league time.',
    { seconds: z.number().positive() },
    ({ seconds }) => ({ leagueTime: (now) => now - seconds * 1000 }),
  ),
};

const maintenancePage = '<!doctype html><title>Maintenance</title><h1>Down for maintenance</h1>';

/** A copy of a JSON value with the members whose names pass a test, at every depth. */
export function keepFields(body: unknown, isKept: (name: string) => boolean): unknown {
  if (Array.isArray(body)) return body.map((element: unknown) => keepFields(element, isKept));
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(
    Object.entries(body)
      .filter(([name]) => isKept(name))
      .map(([name, value]) => [name, keepFields(value, isKept)]),
  );
}

/** A copy of a JSON value in which the members of the given names have another value, at every depth. */
function replaceFields(body: unknown, fields: readonly string[], value: unknown): unknown {
  if (Array.isArray(body)) return body.map((element: unknown) => replaceFields(element, fields, value));
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(
    Object.entries(body).map(([key, current]) => [
      key,
      fields.includes(key) ? value : replaceFields(current, fields, value),
    ]),
  );
}
