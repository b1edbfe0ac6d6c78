import type { League } from '../league.ts';
import type { JsonObject } from './json.ts';

export function personReference(league: League, id: number): { id: number; fullName: string } {
  return { id, fullName: league.person(id)?.fullName ?? '' };
}

/** The persons by their roles, without the roles of null. */
export function personReferences(league: League, ids: Readonly<Record<string, number | null>>): JsonObject {
  return Object.fromEntries(
    Object.entries(ids).flatMap(([name, id]) => (id === null ? [] : [[name, personReference(league, id)]])),
  );
}

/** A club, park, league or division as other bodies name it. */
export function reference({ id, name }: { id: number; name: string }): { id: number; name: string } {
  return { id, name };
}

export function clubReferenceById(league: League, id: number): { id: number; name: string } {
  return reference(league.club(id) ?? { id, name: '' });
}
