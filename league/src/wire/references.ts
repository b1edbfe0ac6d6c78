import type { League } from '../league.ts';
import type { Club, Division, LeagueOfClubs, Person, Venue } from '../model.ts';

export type Reference = { id: number; name: string; link: string };
export type PersonReference = { id: number; fullName: string; link: string };

export const personLink = (id: number) => `/api/v1/people/${id}`;
export const feedLink = (gamePk: number) => `/api/v1.1/game/${gamePk}/feed/live`;

export function personReference(league: League, id: number): PersonReference {
  return { id, fullName: league.person(id)?.fullName ?? '', link: personLink(id) };
}

export const personIdLink = (id: number) => ({ id, link: personLink(id) });
export const referenceOf = ({ id, fullName }: Person): PersonReference => ({ id, fullName, link: personLink(id) });
export const clubReference = ({ id, name }: Pick<Club, 'id' | 'name'>): Reference => ({
  id,
  name,
  link: `/api/v1/teams/${id}`,
});
export const venueReference = ({ id, name }: Pick<Venue, 'id' | 'name'>): Reference => ({
  id,
  name,
  link: `/api/v1/venues/${id}`,
});
export const leagueReference = ({ id, name }: Pick<LeagueOfClubs, 'id' | 'name'>): Reference => ({
  id,
  name,
  link: `/api/v1/league/${id}`,
});
export const divisionReference = ({ id, name }: Pick<Division, 'id' | 'name'>): Reference => ({
  id,
  name,
  link: `/api/v1/divisions/${id}`,
});

export function clubReferenceById(league: League, id: number): Reference {
  return clubReference(league.club(id) ?? { id, name: '' });
}
