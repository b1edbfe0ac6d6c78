import { z } from 'zod';
import { optionalId } from '../wire/baseball-bounds.ts';
import { wireNamed, wireTeam, wireVenue } from '../wire/named.ts';
import { figure, flag, optional, rows, text } from '../wire/tolerant.ts';

const wireTeamProfile = wireTeam.extend({
  season: figure,
  locationName: text,
  firstYearOfPlay: figure,
  venue: optional(wireVenue),
  league: optional(wireNamed),
  division: optional(wireNamed),
  sport: optional(wireNamed),
  parentOrgId: optionalId,
  parentOrgName: text,
  active: flag,
});

export const wireTeams = z.object({ teams: rows(wireTeamProfile, 2000) });

export type WireTeamProfile = z.infer<typeof wireTeamProfile>;
