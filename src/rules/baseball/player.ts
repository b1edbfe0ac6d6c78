import { z } from 'zod';
import { namedSchema } from './game/model.ts';
import { statBlockSchema } from './stats/stat-block.ts';
import { positionSchema } from './teams/roster.ts';

/** One entry of the list of all players. */
export const listedPlayerSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  teamId: z.number().int().nullable(),
  age: z.number().int().nullable(),
  /** 'SS' */
  position: z.string().nullable(),
  nickname: z.string().nullable(),
});

/** Dates are YYYY-MM-DD, the height has the upstream's format (6' 4"), the weight is in pounds. */
export const playerSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  age: z.number().int().nullable(),
  height: z.string().nullable(),
  weight: z.number().nullable(),
  draftYear: z.number().int().nullable(),
  birthDate: z.string().nullable(),
  /** 'Vineland, NJ, USA' */
  birthPlace: z.string().nullable(),
  /** 'Left', 'Right', 'Switch' */
  bats: z.string().nullable(),
  throws: z.string().nullable(),
  nickname: z.string().nullable(),
  debut: z.string().nullable(),
  jerseyNumber: z.string().nullable(),
  position: positionSchema.nullable(),
  team: namedSchema.nullable(),
  isActive: z.boolean(),
  stats: z.array(statBlockSchema),
});

export type ListedPlayer = z.infer<typeof listedPlayerSchema>;
export type Player = z.infer<typeof playerSchema>;

/** True from one year after the player's major-league debut; `debut` and `today` are YYYY-MM-DD. */
export function isEstablished(debut: string | null, today: string): boolean {
  if (debut === null) return false;
  return `${Number(debut.slice(0, 4)) + 1}${debut.slice(4)}` <= today;
}
