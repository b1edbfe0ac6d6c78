import type { League } from '../../league.ts';
import type { Club } from '../../model.ts';
import type { JsonObject } from '../json.ts';
import { clubReference, divisionReference, leagueReference, venueReference } from '../references.ts';

/** The leagues of spring training. */
export const springLeagues = {
  cactus: { id: 114, name: 'Cactus League', link: '/api/v1/league/114', abbreviation: 'CL' },
  grapefruit: { id: 115, name: 'Grapefruit League', link: '/api/v1/league/115', abbreviation: 'GL' },
};
/** Clubs that train in Arizona; the others train in Florida. */
const inArizona = new Set([108, 109, 112, 113, 114, 115, 118, 119, 133, 135, 136, 137, 140, 145, 158]);

/** The club whose camp determines the spring league; for a minor-league club, its parent. */
function springLeagueOf(club: Club) {
  return inArizona.has(club.parentClubId ?? club.id) ? springLeagues.cactus : springLeagues.grapefruit;
}

/** A club as in `/teams/{id}`. */
export function teamBody(league: League, club: Club): JsonObject {
  const venue = league.venue(club.venueId);
  const division = league.divisions().find(({ id }) => id === club.divisionId);
  const group = league.leagues().find(({ id }) => id === club.leagueId);
  const sport = league.sports().find(({ id }) => id === club.sportId);
  const parent = club.parentClubId === null ? undefined : league.club(club.parentClubId);
  const spring = league.venue(club.springVenueId ?? club.venueId);
  return {
    springLeague: springLeagueOf(club),
    allStarStatus: 'N',
    ...clubReference(club),
    season: league.season,
    ...(venue ? { venue: venueReference(venue) } : {}),
    ...(spring
      ? {
          springVenue: {
            id: spring.id,
            link: `/api/v1/venues/${spring.id}`,
          },
        }
      : {}),
    teamCode: club.teamCode,
    fileCode: club.fileCode,
    abbreviation: club.abbreviation,
    teamName: club.clubName,
    locationName: club.locationName,
    firstYearOfPlay: String(club.firstYearOfPlay),
    ...(group ? { league: leagueReference(group) } : {}),
    ...(division ? { division: divisionReference(division) } : {}),
    sport: {
      id: club.sportId,
      link: `/api/v1/sports/${club.sportId}`,
      name: sport?.name ?? '',
    },
    shortName: club.shortName,
    franchiseName: club.locationName,
    clubName: club.clubName,
    active: true,
    ...(club.isPlaceholder ? { placeholder: true } : {}),
    ...(parent
      ? {
          parentOrgName: parent.name,
          parentOrgId: parent.id,
        }
      : {}),
  };
}

/** A club as referenced by box scores and plays. */
export function shortTeamBody(club: Club): JsonObject {
  return { springLeague: springLeagueOf(club), allStarStatus: 'N', ...clubReference(club) };
}
