import type { z } from 'zod';
import { teamProfileSchema } from './team-profile.ts';

/** A club in a list of the clubs of a season. */
export const listedTeamSchema = teamProfileSchema.omit({ venue: true, level: true });

export type ListedTeam = z.infer<typeof listedTeamSchema>;
