import { z } from 'zod';

const instant = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));

const environmentSchema = z.object({
  LEAGUE: z
    .string()
    .regex(/^(simulated|recorded:.+)$/, 'must be "simulated" or "recorded:<folder>"')
    .default('simulated'),
  LEAGUE_SEED: z.string().min(1).default('called-shot'),
  LEAGUE_NOW: instant.optional(),
  LEAGUE_OPENING_DAY: z.iso.date().optional(),
  LEAGUE_SPEED: z.coerce.number().min(0).max(10_000).default(1),
  LEAGUE_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
});

export type Settings = {
  /** null: the simulated league */
  recordedFolder: string | null;
  seed: string;
  /** league time at the start, epoch ms; null: the league's own choice */
  now: number | null;
  /** league date; null: 100 days before the start */
  openingDay: string | null;
  speed: number;
  /** 0: any free one */
  port: number;
};

/** Reads the process's environment; empty values count as absent. Throws one line that says what is wrong. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    throw new Error(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '));
  }
  const { LEAGUE, LEAGUE_SEED, LEAGUE_NOW, LEAGUE_OPENING_DAY, LEAGUE_SPEED, LEAGUE_PORT } = parsed.data;
  return {
    recordedFolder: LEAGUE === 'simulated' ? null : LEAGUE.slice('recorded:'.length),
    seed: LEAGUE_SEED,
    now: LEAGUE_NOW ?? null,
    openingDay: LEAGUE_OPENING_DAY ?? null,
    speed: LEAGUE_SPEED,
    port: LEAGUE_PORT,
  };
}
