import type { League } from '../../league.ts';
import type { Club } from '../../model.ts';
import type { JsonObject } from '../json.ts';
import { reference } from '../references.ts';

/** A club as in `/teams/{id}`. */
export function teamBody(league: League, club: Club): JsonObject {
  const venue = league.venue(club.venueId);
  const division = league.divisions().find(({ id }) => id === club.divisionId);
  const group = league.leagues().find(({ id }) => id === club.leagueId);
  const sport = league.sports().find(({ id }) => id === club.sportId);
  const parent = club.parentClubId === null ? undefined : league.club(club.parentClubId);
  return {
    ...reference(club),
    season: league.season,
    ...(venue ? { venue: reference(venue) } : {}),
    abbreviation: club.abbreviation,
    teamName: club.clubName,
    locationName: club.locationName,
    firstYearOfPlay: String(club.firstYearOfPlay),
    ...(group ? { league: reference(group) } : {}),
    ...(division ? { division: reference(division) } : {}),
    sport: { id: club.sportId, name: sport?.name ?? '' },
    shortName: club.shortName,
    clubName: club.clubName,
    active: true,
    ...(club.isPlaceholder ? { placeholder: true } : {}),
    ...(parent ? { parentOrgName: parent.name, parentOrgId: parent.id } : {}),
  };
}
