import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays } from '#rules/baseball/days.ts';
import type { GameLog } from '#rules/baseball/game/event.ts';
import { createLeague } from '#simulator/create-league.ts';
import { readQuery } from '#simulator/http/query.ts';
import { simulatedLeague } from '#simulator/wire/simulated-league.ts';
import { toGameLog } from '#sources/statsapi/live/live-feed.ts';
import { wireFeed } from '#sources/statsapi/live/wire-feed.ts';
import { hasRecordings, recordingsFolder } from '#tests/support/upstream/recorded-feeds.ts';

/** The games of an evening, whose events have times of one clock. */
export type Evening = { name: string; games: GameLog[] };

const settings = { seed: 'evenings', openingDay: '2026-03-26' };
/** every player has played for some weeks */
const firstDay = '2026-05-01';

/** The evenings of a simulated league, one after the other. Its games are spread over a day, so they begin here as on an evening. */
export function* simulatedEvenings(count: number): Generator<Evening> {
  const league = createLeague(settings);
  const respond = simulatedLeague(league);
  for (let day = 0; day < count; day += 1) {
    const date = addDays(firstDay, day);
    const now = Date.parse(`${addDays(date, 2)}T12:00:00Z`);
    const games = league.games(1, date).flatMap(({ gamePk }) => {
      const path = `/api/v1.1/game/${gamePk}/feed/live`;
      return toGameLog(wireFeed.parse(respond({ path, query: readQuery(new URLSearchParams()), now })));
    });
    yield { name: `Simulated ${date}`, games: asEvening(games) };
  }
}

/** 7:05 PM Eastern */
const start = Date.UTC(2026, 4, 1, 23, 5);
const minute = 60_000;
/** minutes after the first start: a full evening of the major leagues */
const starts = [0, 0, 5, 5, 5, 10, 30, 35, 35, 60, 65, 75, 125, 155, 160];

function asEvening(logs: readonly GameLog[]): GameLog[] {
  return logs.map((log, place) => startAt(log, start + (starts[place % starts.length] ?? 0) * minute));
}

/** Every recorded game with plays, as one evening. Null without recordings. */
export function recordedEvening(): Evening | null {
  if (!hasRecordings) return null;
  const folder = join(recordingsFolder, 'live');
  const files = readdirSync(folder)
    .filter((name) => /^live-\d+.*\.json$/.test(name))
    .toSorted();
  const logs = files.map((name) => toGameLog(wireFeed.parse(JSON.parse(readFileSync(join(folder, name), 'utf8')))));
  // two recordings of one game: the one with more events
  const longest = new Map<number, GameLog>();
  for (const log of logs)
    if (log.events.length > (longest.get(log.header.gamePk)?.events.length ?? 0)) longest.set(log.header.gamePk, log);
  const games = [...longest.values()].filter(({ events }) => events.some(({ type }) => type === 'pitch'));
  return { name: 'Recorded games', games: asEvening(games) };
}

function startAt(log: GameLog, time: number): GameLog {
  const first = log.events.find(({ type }) => type === 'plateAppearanceStarted')?.at ?? 0;
  return { ...log, events: log.events.map((event) => ({ ...event, at: event.at - first + time })) };
}
