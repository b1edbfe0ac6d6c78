import type { League } from '../league.ts';
import type { SeasonLine } from '../lines.ts';
import type { PlayedGame } from '../played-game.ts';
import { gameRoster } from './game-people.ts';

const before = new WeakMap<PlayedGame, Map<number, SeasonLine[]>>();

/** The numbers of everybody of a game for this season before it, by person. */
export function seasonBefore(league: League, played: PlayedGame): ReadonlyMap<number, readonly SeasonLine[]> {
  const known = before.get(played);
  if (known) return known;
  const { away, home } = gameRoster(played);
  const wanted = new Set([...away, ...home]);
  const lines = new Map<number, SeasonLine[]>();
  for (const line of league.seasonLines(played.sportId, played.firstPitchAt, played.gameType)) {
    if (wanted.has(line.personId)) lines.set(line.personId, [...(lines.get(line.personId) ?? []), line]);
  }
  before.set(played, lines);
  return lines;
}
