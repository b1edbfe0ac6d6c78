import { z } from 'zod';

/** The source of all games: the real league, a simulated one, or recorded responses of the real one. */
export const leagueKindSchema = z.enum(['mlb', 'simulated', 'recorded']);

export type LeagueKind = z.infer<typeof leagueKindSchema>;
