import type { League } from '../league.ts';

export function personReference(league: League, id: number): { id: number; fullName: string } {
  return { id, fullName: league.person(id)?.fullName ?? '' };
}

/** A club, park, league or division as other bodies name it. */
export function reference({ id, name }: { id: number; name: string }): { id: number; name: string } {
  return { id, name };
}

export function clubReferenceById(league: League, id: number): { id: number; name: string } {
  return reference(league.club(id) ?? { id, name: '' });
}
