import { addDays, leagueDateOf } from '../../clock/league-date.ts';
import type { RouteRequest, Routes } from '../../http/routes.ts';
import type { League } from '../../league.ts';
import type { RosterMove } from '../../model.ts';
import type { JsonObject } from '../json.ts';
import { copyright } from '../notice.ts';
import { clubReferenceById, personReference } from '../references.ts';

export function transactionRoutes(league: League): Routes {
  return { '/api/v1/transactions': (request) => ({ copyright, transactions: transactions(league, request) }) };
}

function transactions(league: League, { query, now }: RouteRequest): JsonObject[] {
  const today = leagueDateOf(now);
  const from = query.date('date') ?? query.date('startDate') ?? addDays(today, -7);
  const end = query.date('date') ?? query.date('endDate') ?? today;
  const to = end < today ? end : today;
  const clubs = query.ids('teamId');
  const playerId = query.id('playerId');
  const codes = new Set(query.list('transactionTypes'));
  const moves =
    clubs.length > 0
      ? clubs.flatMap((club) => league.movesBetween(club, from, to))
      : league.movesBetween(null, from, to);
  const matching = moves.filter(
    (move) => (playerId === null || move.personId === playerId) && (codes.size === 0 || codes.has(move.typeCode)),
  );
  const limit = query.id('limit') ?? matching.length;
  return matching.slice(0, limit).map((move) => transactionBody(league, move));
}

export function transactionBody(league: League, move: RosterMove): JsonObject {
  const club = (name: string, id: number | null): JsonObject =>
    id === null ? {} : { [name]: clubReferenceById(league, id) };
  return {
    id: move.id,
    ...(move.personId === null ? {} : { person: personReference(league, move.personId) }),
    ...club('fromTeam', move.fromClubId),
    ...club('toTeam', move.toClubId ?? move.fromClubId),
    date: move.date,
    effectiveDate: move.effectiveDate,
    resolutionDate: move.effectiveDate,
    typeCode: move.typeCode,
    typeDesc: move.typeDescription,
    description: move.description,
  };
}
