import { z } from 'zod';
import { housePlayerIds } from '../rules/house-pick.ts';
import { endpoint } from '#platform/api/endpoint.ts';

/** A player that the program computes by a fixed rule: its picks of the major-league games of a season, which are not ranked. */
const housePlayerSchema = z.object({
  id: z.enum(housePlayerIds),
  name: z.string(),
  rule: z.string(),
  correct: z.number().int(),
  wrong: z.number().int(),
  totalScore: z.number().int(),
  longestStreak: z.number().int(),
  /** correct picks above the crowd's per pick, -1 to 1; null before the first pick that counts */
  skill: z.number().nullable(),
});

export const housePlayersSchema = z.object({
  /** a year; null before the first graded game */
  season: z.string().nullable(),
  players: z.array(housePlayerSchema),
});

export const housePlayers = endpoint('GET /api/house-players', {
  results: { topic: 'leaderboard', changes: 'at finals' },
  summary: 'The house players with their rules and their records of the season, without ranks',
  response: housePlayersSchema,
  maxAge: 60,
});

export type HousePlayers = z.infer<typeof housePlayersSchema>;
export type HousePlayer = HousePlayers['players'][number];
