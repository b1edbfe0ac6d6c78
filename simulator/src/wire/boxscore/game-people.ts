import { leagueDateOf } from '../../clock/league-date.ts';
import type { Side } from '../../model.ts';
import type { PlayedGame } from '../../played-game.ts';
import type { JsonObject } from '../json.ts';
import { personBody } from '../people/person-body.ts';
import type { World } from '../world.ts';

const unknown: Record<Side, number[]> = { away: [], home: [] };
const rosters = new WeakMap<PlayedGame, Record<Side, number[]>>();
const bodies = new WeakMap<PlayedGame, JsonObject>();

/** Every eligible player of a team: bench, bullpen, starters and all who appeared. Empty until the lineups are announced. */
export function gameRoster(played: PlayedGame, now: number): Record<Side, number[]> {
  if (now < played.lineupsAt) return unknown;
  const cached = rosters.get(played);
  if (cached) return cached;
  const side = (name: Side, clubId: number) => {
    const { order, pitcherId } = played.starters[name];
    const appeared = played.lines.filter((line) => line.clubId === clubId).map(({ personId }) => personId);
    return [
      ...new Set([
        ...played.bench[name],
        ...played.bullpen[name],
        ...order.map(({ personId }) => personId),
        pitcherId,
        ...appeared,
      ]),
    ].toSorted((a, b) => a - b);
  };
  const roster = { away: side('away', played.awayId), home: side('home', played.homeId) };
  rosters.set(played, roster);
  return roster;
}

/** `gameData.players`: empty until the lineups are announced. */
export function gamePlayers({ league, now }: World, played: PlayedGame): JsonObject {
  if (now < played.lineupsAt) return {};
  const cached = bodies.get(played);
  if (cached) return cached;
  const today = leagueDateOf(played.firstPitchAt);
  const { away, home } = gameRoster(played, now);
  const people = [...away, ...home].flatMap((id) => league.person(id) ?? []);
  const body = Object.fromEntries(people.map((person) => [`ID${person.id}`, personBody(person, today)]));
  bodies.set(played, body);
  return body;
}
