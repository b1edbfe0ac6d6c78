import { z } from 'zod';

/** The groups of positions on a roster sheet; `twoWay` is a pitcher who also bats, `hitter` bats and has no position in the field. */
const positionGroups = ['catcher', 'infielder', 'outfielder', 'hitter', 'pitcher', 'twoWay', 'other'] as const;

export const positionSchema = z.object({
  group: z.enum(positionGroups),
  code: z.string(),
  /** 'Shortstop' */
  name: z.string(),
  /** the displayed group: 'Infielder', 'Pitcher', 'Two-Way Player' … */
  type: z.string(),
  /** 'SS' */
  abbreviation: z.string(),
});

/** `injuredSixty` is the 60-day injured list, whose players do not use a spot of the 40-man roster. */
const rosterStatusKinds = ['active', 'injured', 'injuredSixty', 'minors', 'other'] as const;

export const rosterEntrySchema = z.object({
  id: z.number().int(),
  name: z.string(),
  jerseyNumber: z.string().nullable(),
  age: z.number().int().nullable(),
  position: positionSchema.nullable(),
  /** 'Right', 'Left' or 'Switch' */
  bats: z.string().nullable(),
  /** 'Right' or 'Left' */
  throws: z.string().nullable(),
  /** `text` is the displayed text: 'Active', 'Injured 60-Day' …; null in rosters before 2019 */
  status: z.object({ kind: z.enum(rosterStatusKinds), text: z.string() }).nullable(),
  /** 'Right calf strain.' */
  note: z.string().nullable(),
});

export const rosterSchema = z.object({
  /** the type in the upstream's response, which can differ from the requested one */
  type: z.string(),
  entries: z.array(rosterEntrySchema),
});

export const coachSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  jerseyNumber: z.string().nullable(),
  /** 'Manager', 'Hitting Coach' … */
  title: z.string(),
});

export type RosterStatusKind = (typeof rosterStatusKinds)[number];
export type PositionGroup = (typeof positionGroups)[number];
export type Position = z.infer<typeof positionSchema>;
export type RosterEntry = z.infer<typeof rosterEntrySchema>;
export type Roster = z.infer<typeof rosterSchema>;
export type Coach = z.infer<typeof coachSchema>;
