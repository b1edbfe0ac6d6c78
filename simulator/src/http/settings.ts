import { z } from 'zod';

const time = z.iso
  .datetime({ offset: true, error: 'must be a time such as 2026-06-11T18:30:00Z' })
  .transform((text) => Date.parse(text));

const portError = 'must be a number from 0 to 65535';
const speedError = 'must be 0 or a number from 0.01 to 10000';
const isSpeed = (speed: number): boolean => speed === 0 || (speed >= 0.01 && speed <= 10_000);

const environmentSchema = z.object({
  LEAGUE: z
    .string()
    .regex(/^(simulated|recorded:.+)$/, 'must be "simulated" or "recorded:<folder>"')
    .default('simulated'),
  LEAGUE_SEED: z.string().min(1).default('called-shot'),
  LEAGUE_NOW: time.optional(),
  LEAGUE_OPENING_DAY: z.iso.date('must be a date such as 2026-03-26').optional(),
  // a slower clock would need timers longer than the platform's 24 days
  LEAGUE_SPEED: z.coerce.number(speedError).refine(isSpeed, speedError).default(1),
  LEAGUE_HOST: z.string().default('127.0.0.1'),
  LEAGUE_PORT: z.coerce
    .number(portError)
    .min(0, portError)
    .max(65_535, portError)
    .int('must be a whole number')
    .default(0),
});

export type Settings = {
  /** null: simulated league */
  recordedFolder: string | null;
  seed: string;
  /** league time at the start, epoch ms; null: real time, or the time of the recordings */
  now: number | null;
  /** league date; null: 100 days before the start */
  openingDay: string | null;
  speed: number;
  /** 0: any free port */
  port: number;
  /** address to listen on */
  host: string;
};

/** Reads the settings from the environment; empty values count as absent. Throws a one-line error that names every wrong setting. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const nonEmpty = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(nonEmpty);
  if (!parsed.success) {
    throw new Error(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '));
  }
  const { LEAGUE, LEAGUE_SEED, LEAGUE_NOW, LEAGUE_OPENING_DAY, LEAGUE_SPEED, LEAGUE_PORT, LEAGUE_HOST } = parsed.data;
  return {
    recordedFolder: LEAGUE === 'simulated' ? null : LEAGUE.slice('recorded:'.length),
    seed: LEAGUE_SEED,
    now: LEAGUE_NOW ?? null,
    openingDay: LEAGUE_OPENING_DAY ?? null,
    speed: LEAGUE_SPEED,
    port: LEAGUE_PORT,
    host: LEAGUE_HOST,
  };
}
