import { z } from 'zod';
import { endpoint } from '#platform/api/endpoint.ts';
import { imaginedRecordSchema, pickBiasSchema } from './shapes.ts';

const pickReportSchema = z.object({
  /** a year */
  season: z.string(),
  /** every club of the report */
  clubs: z.array(z.object({ id: z.number().int(), name: z.string() })),
  /** wrong picks of games of the regular season, whose results are turned around */
  turned: z.number().int(),
  /** empty while the standings are not available */
  divisions: z.array(z.object({ name: z.string(), lines: z.array(imaginedRecordSchema) })),
  bias: pickBiasSchema,
});

export const pickReport = endpoint('GET /api/my-picks/season', {
  results: { topic: 'picks', changes: 'at finals' },
  summary:
    "The user's own graded picks of the season: the standings if they had come true, and what they lean to, with the forecast's expectation",
  access: 'signed-in',
  allowsKeys: true,
  response: pickReportSchema,
});

export type PickReport = z.infer<typeof pickReportSchema>;
