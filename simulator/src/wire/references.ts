import type { League } from '../league.ts';
import type { Club, Division, LeagueOfClubs, Venue } from '../model.ts';

type Reference = { id: number; name: string; link: string };
type PersonReference = { id: number; fullName: string; link: string };

export function personLink(id: number) {
  return `/api/v1/people/${id}`;
}

export function feedLink(gamePk: number) {
  return `/api/v1.1/game/${gamePk}/feed/live`;
}

export function personReference(league: League, id: number): PersonReference {
  return { id, fullName: league.person(id)?.fullName ?? '', link: personLink(id) };
}

export function personIdLink(id: number) {
  return { id, link: personLink(id) };
}

export function clubReference({ id, name }: Pick<Club, 'id' | 'name'>): Reference {
  return {
    id,
    name,
    link: `/api/v1/teams/${id}`,
  };
}

export function venueReference({ id, name }: Pick<Venue, 'id' | 'name'>): Reference {
  return {
    id,
    name,
    link: `/api/v1/venues/${id}`,
  };
}

export function leagueReference({ id, name }: Pick<LeagueOfClubs, 'id' | 'name'>): Reference {
  return {
    id,
    name,
    link: `/api/v1/league/${id}`,
  };
}

export function divisionReference({ id, name }: Pick<Division, 'id' | 'name'>): Reference {
  return {
    id,
    name,
    link: `/api/v1/divisions/${id}`,
  };
}

export function clubReferenceById(league: League, id: number): Reference {
  return clubReference(league.club(id) ?? { id, name: '' });
}
