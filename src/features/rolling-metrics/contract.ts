import { z } from 'zod';
import { leaderSchema } from '#features/league-leaders/rules/leader.ts';
import { seasonIdSchema } from '#features/league/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { freshnessSchema, idSchema, textSchema } from '#platform/api/input-schemas.ts';
import { defaultClubId } from '#rules/baseball/teams/club-names.ts';
import { figureValuesSchema, rollingFormSchema } from './rules/form-shapes.ts';
import { defaultWindow, rollingFigures, rollingWindows } from './rules/rolling-figures.ts';

const groups = ['hitting', 'pitching'] as const;
const groupSchema = z.enum(groups, { error: 'must be hitting or pitching' });

const rollingPlayerSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  position: z.string().nullable(),
  ...rollingFormSchema.shape,
});

const rollingMetricsSchema = z.object({
  team: z.number().int(),
  group: groupSchema,
  season: z.string(),
  window: z.number().int(),
  /** the figure of `trend` */
  figure: z.string(),
  /** players of the club, by name */
  players: z.array(rollingPlayerSchema),
  /** rates of all clubs together in the season, in the same order; null for counts, and where they are not known */
  league: figureValuesSchema,
  freshness: freshnessSchema,
});

/** The figures follow from the games of one club. */
function metricsWithout(metrics: RollingMetrics, clubs: ReadonlySet<number>): RollingMetrics | null {
  return clubs.has(metrics.team) ? null : { ...metrics, league: metrics.league.map(() => null) };
}

export const rollingMetrics = endpoint('GET /api/rolling-metrics', {
  results: { topic: 'form', changes: 'at finals', without: metricsWithout },
  summary: 'Each player of a club over the last games, compared with the season',
  query: z
    .object({
      team: idSchema.default(defaultClubId),
      group: z.string().meta({ enum: groups }).default('hitting').pipe(groupSchema),
      season: seasonIdSchema.optional(),
      window: z.coerce
        .number()
        .meta({ enum: rollingWindows })
        .default(defaultWindow)
        .refine((games) => rollingWindows.some((known) => known === games), {
          error: `must be one of ${rollingWindows.join(', ')}`,
        }),
      /** the figure of the trend; default: the main figure of the group */
      figure: textSchema(40).optional(),
    })
    .refine(({ group, figure }) => figure === undefined || rollingFigures[group].some(({ id }) => id === figure), {
      path: ['figure'],
      error: 'must be a figure of the group',
    }),
  response: rollingMetricsSchema,
  maxAge: 60,
});

/** `trend`: OPS over each ten games of the last weeks, oldest first; `season`: OPS of the season. Null when not available. */
const leadersFormSchema = z.object({
  /** the home run leaders, best first, at most four */
  leaders: z.array(leaderSchema),
  /** of the first leader */
  form: rollingPlayerSchema
    .pick({ id: true, name: true, trend: true })
    .extend({ season: z.number().nullable() })
    .nullable(),
});

export const leadersForm = endpoint('GET /api/rolling-metrics/leader', {
  results: { topic: 'form', changes: 'at finals' },
  summary: 'The home run leaders and the form of the first, as cached',
  response: leadersFormSchema,
  maxAge: 60,
});

export type LeadersForm = z.infer<typeof leadersFormSchema>;
export type RollingPlayer = z.infer<typeof rollingPlayerSchema>;
export type RollingMetrics = z.infer<typeof rollingMetricsSchema>;
