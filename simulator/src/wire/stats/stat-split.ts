import type { SeasonLine } from '../../lines.ts';
import type { League } from '../../league.ts';
import type { SportId } from '../../model.ts';
import type { JsonObject } from '../json.ts';
import { clubReferenceById, leagueReference, personReference } from '../references.ts';

/** The part of a split that identifies the player. `short`: short league names ('AL') and name parts, as in long lists. */
export function splitOwner(
  league: League,
  line: Pick<SeasonLine, 'personId' | 'clubId' | 'sportId'>,
  short: boolean,
): JsonObject {
  const club = league.club(line.clubId);
  const group = league.leagues().find(({ id }) => id === club?.leagueId);
  const person = league.person(line.personId);
  return {
    team: clubReferenceById(league, line.clubId),
    player: {
      ...personReference(league, line.personId),
      ...(short && person ? { firstName: person.firstName, lastName: person.lastName } : {}),
    },
    ...(group ? { league: { ...leagueReference(group), ...(short ? { name: group.abbreviation } : {}) } } : {}),
    sport: sportReference(league, line.sportId),
  };
}

export function sportReference(league: League, id: SportId): JsonObject {
  return {
    id,
    link: `/api/v1/sports/${id}`,
    abbreviation: league.sports().find((sport) => sport.id === id)?.abbreviation ?? '',
  };
}
