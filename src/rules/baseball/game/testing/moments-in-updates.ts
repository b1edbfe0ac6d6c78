import type { GameLog } from '../event.ts';
import type { GameMoment } from '../moments/game-moment.ts';
import { momentsOf } from '../moments/moments-of.ts';
import { inventedHeader } from './invented-game.ts';

/** The game before its lineups and its first event. */
export function announced({ header }: GameLog): GameLog {
  return { header: { ...header, lineups: { away: [], home: [] } }, events: [] };
}

/** The game with an event every 100 ms, so that nothing in it is old. */
export function hurried({ header, events }: GameLog): GameLog {
  const start = inventedHeader.startsAt ?? 0;
  return { header, events: events.map((event, place) => ({ ...event, at: start + place * 100 })) };
}

/** The moments that are found when these logs of a game are read one after the other; `players`: the wanted ones. */
export function momentsInUpdates(logs: readonly GameLog[], players: ReadonlySet<number>): GameMoment[] {
  const known = new Set<string>();
  return logs.slice(1).flatMap((log, place) => {
    const before = logs[place] ?? log;
    const at = log.events.at(-1)?.at ?? 0;
    const found = momentsOf({ log: before, at }, { log, at }, { players, known });
    for (const { key } of found) known.add(key);
    return found;
  });
}

/** The log after each number of its events; `after` is before the first one. */
export function cut(log: GameLog, counts: readonly number[]): GameLog[] {
  return counts.map((count) => ({ ...log, events: log.events.slice(0, count) }));
}
