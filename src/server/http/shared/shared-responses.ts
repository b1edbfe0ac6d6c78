import type { IncomingMessage } from 'node:http';
import type { Clock } from '#server/clock.ts';
import type { After } from '#server/live/timers.ts';
import type { HttpBody } from '../bodies/http-body.ts';
import { sharedKey } from './shared-key.ts';

/** A response for every client that sends the same request. */
export type SharedResponse = {
  status: 200 | 304;
  /** without those of one client: request id, encoding and length */
  headers: Readonly<Record<string, string>>;
  /** null: none */
  body: HttpBody | null;
  /** for log and metrics */
  route: string;
  operation: string | undefined;
};

export type SharedEntry = SharedResponse & {
  /** the numbers of sent responses by status, for log and metrics */
  sent: { [status in 200 | 304]: number };
};

/** When the making of a response began. */
export type Stamp = {
  /** address, or key of a request */
  key: string;
  /** the same for requests that may receive the same response */
  flight: string;
  startedAt: Time;
};

/** The right to store the response of a request. */
export type Ticket = Stamp;

type Time = { real: number; league: number };

export type SharedResponses = {
  /** Null if the response of this request must be made. */
  find(request: IncomingMessage): SharedEntry | null;
  /** Null if the response of this request must not be stored. Call it before the data is read. */
  begin(request: IncomingMessage): Ticket | null;
  /** Stores a response, unless data may have changed since `begin`. */
  store(ticket: Ticket, response: SharedResponse): void;
  stamp(address: string): Stamp;
  /** Whether a response that was begun then may still be sent. */
  isCurrent(stamp: Stamp): boolean;
  /** Call this when the data of any response has changed. */
  clear(): void;
  /** Call this when the live feed of a game has changed. Pages remain, because they follow the game themselves. */
  clearGame(gamePk: number): void;
  /** Afterwards no response is shared, because each must have `Connection: close`. */
  close(): void;
};

type Options = {
  clock: Clock;
  /** real time, epoch ms */
  realNow: () => number;
  after: After;
  isBehindProxy: boolean;
  /** called when an entry that was sent is removed */
  onRemoved: (entry: SharedEntry) => void;
};

type Stored = SharedEntry & { key: string; gamePk: number | null; madeAt: Time; isRenewed: boolean };

/** Real ms for which a response is sent. The league's clock may not have moved further than in this time. */
const validForMs = 1000;
/** Real ms for which a response is sent although making it took long, so that a busy process still shares. */
const validAfterSlowMs = 500;
/** Real ms after which one request makes a new response, while others still receive the stored one. */
const renewedAfterMs = 700;
/** Real ms after which an entry is removed that nothing has replaced. */
const removedAfterMs = 1500;

const maxEntries = 2000;
const maxBytes = 64 * 1024 * 1024;

/**
 * Responses that are the same for every client, for at most one second. An expired entry is never sent. The oldest entries are
 * removed if there are too many, so that requests with invented addresses do not fill the memory.
 */
export function createSharedResponses({ clock, realNow, after, isBehindProxy, onRemoved }: Options): SharedResponses {
  const entries = new Map<string, Stored>();
  const renewing = new WeakSet<IncomingMessage>();
  const gameChanges = new Map<number, number>();
  let bytes = 0;
  let changes = 0;
  let isClosed = false;

  const readTime = (): Time => ({ real: realNow(), league: clock.now() });
  const flightOf = (key: string): string => `${changes} ${gameChanges.get(gameOf(key) ?? 0) ?? 0} ${key}`;
  const stamp = (key: string): Stamp => ({ key, flight: flightOf(key), startedAt: readTime() });

  function remove(entry: Stored): void {
    if (entries.get(entry.key) !== entry) return;
    entries.delete(entry.key);
    bytes -= sizeOf(entry);
    if (entry.sent[200] + entry.sent[304] > 0) onRemoved(entry);
  }

  function removeOldest(): void {
    for (const entry of entries.values()) {
      if (entries.size <= maxEntries && bytes <= maxBytes) return;
      remove(entry);
    }
  }

  function clear(): void {
    changes += 1;
    gameChanges.clear();
    for (const entry of entries.values()) remove(entry);
  }

  return {
    find(request) {
      const key = isClosed || renewing.has(request) ? null : sharedKey(request, isBehindProxy);
      const entry = key === null ? undefined : entries.get(key);
      if (entry === undefined) return null;
      const now = readTime();
      if (!isValid(entry.madeAt, now, clock.speed)) {
        remove(entry);
        return null;
      }
      if (entry.isRenewed || now.real - entry.madeAt.real < renewedAfterMs) return entry;
      entry.isRenewed = true;
      renewing.add(request);
      return null;
    },
    begin(request) {
      const key = !isClosed && request.method === 'GET' ? sharedKey(request, isBehindProxy) : null;
      return key === null ? null : stamp(key);
    },
    store({ key, flight, startedAt }, response) {
      if (flight !== flightOf(key)) return;
      const current = entries.get(key);
      // several requests may have received the result of one
      if (current !== undefined && current.body !== null && current.body === response.body) return;
      if (current) remove(current);
      const sent = { 200: 0, 304: 0 };
      const entry = {
        ...response,
        sent,
        key,
        gamePk: gameOf(key),
        madeAt: validFrom(startedAt, readTime(), clock.speed),
        isRenewed: false,
      };
      entries.set(key, entry);
      bytes += sizeOf(entry);
      removeOldest();
      after(removedAfterMs, () => remove(entry));
    },
    stamp,
    isCurrent: ({ key, flight, startedAt }) =>
      !isClosed && flight === flightOf(key) && isValid(startedAt, readTime(), clock.speed),
    clear,
    clearGame(gamePk) {
      gameChanges.set(gamePk, (gameChanges.get(gamePk) ?? 0) + 1);
      for (const entry of entries.values()) if (entry.gamePk === gamePk) remove(entry);
    },
    close() {
      isClosed = true;
      clear();
    },
  };
}

function isValid(madeAt: Time, now: Time, speed: number): boolean {
  return Math.abs(now.real - madeAt.real) < validForMs && Math.abs(now.league - madeAt.league) <= validForMs * speed;
}

/** The time from which a response is valid: the start of its request, or later if that took long without a jump of the clock. */
function validFrom(startedAt: Time, now: Time, speed: number): Time {
  const elapsed = now.real - startedAt.real;
  const jump = now.league - startedAt.league - elapsed * speed;
  const late = validForMs - validAfterSlowMs;
  if (elapsed <= late || Math.abs(jump) > validForMs * speed) return startedAt;
  return { real: now.real - late, league: now.league - late * speed };
}

function sizeOf({ body, key }: Stored): number {
  // with the compressed forms and the headers
  return (body?.bytes.length ?? 0) * 1.5 + key.length + 2000;
}

function gameOf(key: string): number | null {
  const [, gamePk] = /^\/api\/games\/(\d+)/.exec(key) ?? [];
  return gamePk === undefined ? null : Number(gamePk);
}
