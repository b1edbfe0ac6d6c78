import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { InvalidSetting } from './cannot-start.ts';
import { readNatsServers } from './nats-servers.ts';

const leaguePattern = /^(auto|mlb|simulated|recorded:.+)$/;

const wholeNumber = (max: number, error: string) => z.coerce.number({ error }).int(error).min(0, error).max(max, error);

const port = wholeNumber(65_535, 'must be a port number, 0 to 65535');

const urlWith = (protocols: RegExp, error: string) =>
  z.url({ protocol: protocols, error }).transform((text) => text.replace(/\/+$/, ''));

const speedError = 'must be 0 or a number from 0.01 to 10000';
// a clock that moves, but more slowly, would need timers longer than the platform's 24 days
const isSpeed = (speed: number): boolean => speed === 0 || (speed >= 0.01 && speed <= 10_000);

/** An address or a network; a network of all addresses would let each client choose its own. */
const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]).refine((text) => !text.endsWith('/0'));

const settingsSchema = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: port.default(3000),
  HOST: z.string().optional(),
  LEAGUE: z.string().regex(leaguePattern, { error: 'must be auto, mlb, simulated or recorded:<folder>' }).optional(),
  LEAGUE_SEED: z.string().max(64, 'must be at most 64 characters').optional(),
  LEAGUE_NOW: z.iso
    .datetime({ offset: true, error: 'must be a time such as 2026-06-11T18:30:00Z' })
    .transform((text) => Date.parse(text))
    .optional(),
  LEAGUE_OPENING_DAY: z.iso.date('must be a day such as 2026-03-26').optional(),
  LEAGUE_SPEED: z.coerce.number({ error: speedError }).refine(isSpeed, { error: speedError }).default(1),
  LEAGUE_PORT: port.default(0),
  LEAGUE_URL: urlWith(/^https?$/, 'must be an http(s) URL').optional(),
  SIMULATED_FANS: wholeNumber(60, 'must be a number from 0 to 60').default(60),
  DATA_DIR: z.string().default('.data'),
  BACKUP_DIR: z.string().optional(),
  DATABASE_URL: urlWith(/^postgres(ql)?$/, 'must be a URL such as postgres://user@host/database').optional(),
  DATABASE_DIRECT_URL: urlWith(/^postgres(ql)?$/, 'must be a URL such as postgres://user@host/database').optional(),
  NATS_URL: z
    .string()
    .transform((text, { issues }) => {
      const nats = readNatsServers(text);
      if (typeof nats !== 'string') return nats;
      issues.push({ code: 'custom', message: nats, input: text });
      return z.NEVER;
    })
    .optional(),
  PUBLIC_URL: urlWith(/^https?$/, 'must be a URL such as https://shot.example, without a path')
    .refine((text) => URL.canParse(text) && new URL(text).origin === text.toLowerCase(), {
      error: 'must be a URL such as https://shot.example, without a path',
    })
    .optional(),
  TRUSTED_PROXIES: z
    .string()
    .transform((text) => text.split(/[,\s]+/).filter((part) => part !== ''))
    .refine((parts) => parts.every((part) => network.safeParse(part).success), {
      error: 'must be addresses such as 127.0.0.1, 10.0.0.0/8',
    })
    .default([]),
  CONTACT: z
    .union([z.url({ protocol: /^https?$/ }), z.email()], { error: 'must be an email address or an http(s) URL' })
    .optional(),
  SMTP_URL: urlWith(/^smtps?$/, 'must be a URL such as smtp://user:password@mail.example:587').optional(),
  MAIL_FROM: z.email({ error: 'must be an email address' }).optional(),
  ADMIN_USER: z.string().max(64, 'must be at most 64 characters').optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  STATS_API_URL: urlWith(/^https?$/, 'must be an http(s) URL').default('https://statsapi.mlb.com'),
  SAVANT_URL: urlWith(/^https?$/, 'must be an http(s) URL').default('https://baseballsavant.mlb.com'),
});

type LeagueChoice = { kind: 'auto' } | { kind: 'mlb' } | { kind: 'simulated' } | { kind: 'recorded'; folder: string };

/** Reads the settings from environment variables; an empty one is absent. Throws `InvalidSetting` for the first invalid one. */
export function readSettings(env: Environment) {
  const present = Object.entries(readSecretFiles(env)).filter(([, value]) => value !== undefined && value !== '');
  const given = Object.fromEntries(present);
  if ('WORKERS' in given)
    throw new InvalidSetting(
      'WORKERS is no longer a setting: start more processes with NATS_URL (docs/operations.md, Grow)',
    );
  const parsed = settingsSchema.safeParse(given);
  if (!parsed.success) throw toInvalidSetting(parsed.error.issues[0], given);
  const values = parsed.data;
  const isProduction = values.NODE_ENV === 'production';
  if (isProduction && values.PUBLIC_URL === undefined)
    throw new InvalidSetting('PUBLIC_URL must be set in production, such as https://shot.example');
  const league = parseLeague(values.LEAGUE ?? (isProduction ? 'mlb' : 'auto'));
  if (values.LEAGUE_URL !== undefined && league.kind !== 'simulated' && league.kind !== 'recorded')
    throw new InvalidSetting('LEAGUE_URL needs LEAGUE=simulated or LEAGUE=recorded:<folder>');
  if (values.NATS_URL !== undefined && values.DATABASE_URL === undefined)
    throw new InvalidSetting('NATS_URL needs DATABASE_URL, the database of all processes');
  if (values.SMTP_URL !== undefined && (values.MAIL_FROM === undefined || values.PUBLIC_URL === undefined))
    throw new InvalidSetting('SMTP_URL needs MAIL_FROM and PUBLIC_URL too');
  return {
    isProduction,
    port: values.PORT,
    host: values.HOST ?? (isProduction ? '0.0.0.0' : 'localhost'),
    league,
    leagueSeed: values.LEAGUE_SEED ?? null,
    /** epoch ms: start of the league's clock; null: the real time */
    leagueNow: values.LEAGUE_NOW ?? null,
    /** YYYY-MM-DD; null: the stored one, or chosen by the league */
    leagueOpeningDay: values.LEAGUE_OPENING_DAY ?? null,
    /** league milliseconds per real millisecond; 0: the clock stands, for tests */
    leagueSpeed: values.LEAGUE_SPEED,
    /** of the league's HTTP service; 0: any free port */
    leaguePort: values.LEAGUE_PORT,
    /** of a simulated or recorded league that runs already; null: one is started */
    leagueUrl: values.LEAGUE_URL ?? null,
    /** their number in a simulated league, 0 to 60 */
    simulatedFans: values.SIMULATED_FANS,
    dataDir: values.DATA_DIR,
    /** folder of the daily backups */
    backupDir: values.BACKUP_DIR ?? join(values.DATA_DIR, 'backups'),
    databaseUrl: values.DATABASE_URL ?? null,
    /** the same server without a pooler between, for the queues of work and the leader's lock; null: `databaseUrl` */
    databaseDirectUrl: values.DATABASE_DIRECT_URL ?? null,
    /** broker of a site with several processes; null: this process is the only one */
    nats: values.NATS_URL ?? null,
    /** scheme and host of the site, for absolute URLs; null: those of each request */
    publicUrl: values.PUBLIC_URL?.toLowerCase() ?? null,
    /** addresses of the proxies whose forwarded headers are used */
    trustedProxies: values.TRUSTED_PROXIES,
    /** contact for errors and ideas: an email address or an http(s) URL */
    contact: values.CONTACT ?? null,
    /** SMTP server; null: no mail */
    smtpUrl: values.SMTP_URL ?? null,
    /** the sender of all mail */
    mailFrom: values.MAIL_FROM ?? null,
    /** username of an account that becomes an admin at the start; the name cannot be registered */
    adminUser: values.ADMIN_USER ?? null,
    /** bearer token of `/metrics`; null: no metrics */
    metricsToken: values.METRICS_TOKEN ?? null,
    statsApiUrl: values.STATS_API_URL,
    savantUrl: values.SAVANT_URL,
  };
}

export type Settings = ReturnType<typeof readSettings>;

function parseLeague(text: string): LeagueChoice {
  if (text.startsWith('recorded:')) return { kind: 'recorded', folder: text.slice('recorded:'.length) };
  return text === 'mlb' || text === 'simulated' ? { kind: text } : { kind: 'auto' };
}

function toInvalidSetting(issue: z.core.$ZodIssue | undefined, given: Environment): InvalidSetting {
  const name = String(issue?.path[0] ?? 'environment');
  const fault = `${name} ${issue?.message ?? 'is invalid'}`;
  return new InvalidSetting(secretSettings.includes(name) ? fault : `${fault}; it is ${JSON.stringify(given[name])}`);
}

/** Settings that can also be read from the file named by the setting with the suffix `_FILE`. */
export const secretSettings = ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'METRICS_TOKEN', 'NATS_URL', 'SMTP_URL'];

type Environment = Record<string, string | undefined>;

/** Adds the content of the files that `NAME_FILE` settings name. Throws `InvalidSetting` for an unreadable file. */
function readSecretFiles(env: Environment): Environment {
  const added = secretSettings.flatMap((name) => {
    const file = env[`${name}_FILE`];
    if (file === undefined || file === '') return [];
    if (env[name] !== undefined && env[name] !== '') throw new InvalidSetting(`Set ${name} or ${name}_FILE, not both`);
    return [[name, readSecret(`${name}_FILE`, file)]];
  });
  return { ...env, ...Object.fromEntries(added) };
}

function readSecret(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new InvalidSetting(`${name} must be a file that can be read; it is ${JSON.stringify(file)}`);
  }
}
