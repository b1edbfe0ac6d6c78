import type { TeamProfile } from '#rules/baseball/teams/team-profile.ts';
import { memoizeByBody } from '../client/memoize-by-body.ts';
import { toNamed, toText } from '../wire/to-named.ts';
import { toTeam, toVenue } from '../wire/to-team.ts';
import { wireTeams, type WireTeamProfile } from './wire-teams.ts';

export const toTeamProfiles = memoizeByBody((body): TeamProfile[] => wireTeams.parse(body).teams.map(toTeamProfile));

function toTeamProfile(wire: WireTeamProfile): TeamProfile {
  const { id, name, shortName, abbreviation } = toTeam(wire);
  return {
    id,
    name,
    shortName,
    abbreviation,
    season: wire.season ?? null,
    location: toText(wire.locationName),
    firstYear: wire.firstYearOfPlay ?? null,
    venue: toVenue(wire.venue),
    league: toNamed(wire.league),
    division: toNamed(wire.division),
    level: toNamed(wire.sport),
    parent: toNamed({ id: wire.parentOrgId, name: wire.parentOrgName }),
    isActive: wire.active ?? true,
  };
}
