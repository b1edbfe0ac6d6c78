import { z } from 'zod';
import { wireNamed, wireTeam, wireVenue } from '../wire/named.ts';
import { figure, flag, optional, rows, text, integer } from '../wire/tolerant.ts';

const wireTeamProfile = wireTeam.extend({
  season: figure,
  locationName: text,
  firstYearOfPlay: figure,
  venue: optional(wireVenue),
  league: optional(wireNamed),
  division: optional(wireNamed),
  sport: optional(wireNamed),
  parentOrgId: integer,
  parentOrgName: text,
  active: flag,
});

export const wireTeams = z.object({ teams: rows(wireTeamProfile) });

export type WireTeamProfile = z.infer<typeof wireTeamProfile>;
