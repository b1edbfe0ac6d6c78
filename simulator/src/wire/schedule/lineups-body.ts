import { leagueDateOf } from '../../clock/league-date.ts';
import type { League } from '../../league.ts';
import type { Side } from '../../model.ts';
import type { PlayedGame } from '../../played-game.ts';
import type { JsonObject } from '../json.ts';
import { personBody } from '../people/person-body.ts';
import { positionBody } from '../people/position-body.ts';

/** The announced batting orders, as the `lineups` hydration of the schedule shows them. */
export function lineupsBody(league: League, played: PlayedGame, now: number): JsonObject {
  const side = (name: Side) =>
    played.starters[name].order.flatMap(({ personId, position }) => {
      const person = league.person(personId);
      return person ? [{ ...personBody(person, leagueDateOf(now)), primaryPosition: positionBody(position) }] : [];
    });
  return { awayPlayers: side('away'), homePlayers: side('home') };
}
