import { addDays, leagueDateOf } from '../../clock/league-date.ts';
import type { RouteRequest, Routes } from '../../http/routes.ts';
import type { League } from '../../league.ts';
import type { RosterMove } from '../../model.ts';
import type { JsonObject } from '../json.ts';
import { clubReferenceById, personReference } from '../references.ts';

export function transactionRoutes(league: League): Routes {
  return { '/api/v1/transactions': (request) => ({ transactions: transactions(league, request) }) };
}

function transactions(league: League, { query, now }: RouteRequest): JsonObject[] {
  const today = leagueDateOf(now);
  const from = query.date('startDate') ?? addDays(today, -7);
  const end = query.date('endDate') ?? today;
  const to = end < today ? end : today;
  const clubs = query.ids('teamId');
  const moves = (clubs.length > 0 ? clubs : [null]).flatMap((club) => league.movesBetween(club, from, to));
  return moves.map((move) => transactionBody(league, move));
}

function transactionBody(league: League, move: RosterMove): JsonObject {
  const club = (name: string, id: number | null): JsonObject =>
    id === null ? {} : { [name]: clubReferenceById(league, id) };
  return {
    person: personReference(league, move.personId),
    ...club('fromTeam', move.fromClubId),
    ...club('toTeam', move.toClubId ?? move.fromClubId),
    date: move.date,
    effectiveDate: move.date,
    typeCode: move.typeCode,
    typeDesc: move.typeDescription,
    description: move.description,
  };
}
