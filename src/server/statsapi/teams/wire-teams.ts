import { z } from 'zod';
import { wireNamed, wireTeam, wireVenue } from '../wire/named.ts';
import { figure, flag, maybe, rows, text, whole } from '../wire/tolerant.ts';

const wireTeamProfile = wireTeam.extend({
  season: figure,
  locationName: text,
  firstYearOfPlay: figure,
  venue: maybe(wireVenue),
  league: maybe(wireNamed),
  division: maybe(wireNamed),
  sport: maybe(wireNamed),
  parentOrgId: whole,
  parentOrgName: text,
  active: flag,
});

export const wireTeams = z.object({ teams: rows(wireTeamProfile) });

export type WireTeamProfile = z.infer<typeof wireTeamProfile>;
