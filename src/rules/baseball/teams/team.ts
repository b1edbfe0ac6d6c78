import type { z } from 'zod';
import { teamProfileSchema } from './team-profile.ts';

/** A club in a list of the clubs of a season. */
export const listedTeamSchema = teamProfileSchema.pick({
  id: true,
  name: true,
  shortName: true,
  abbreviation: true,
  league: true,
  division: true,
  parent: true,
});

export type ListedTeam = z.infer<typeof listedTeamSchema>;
