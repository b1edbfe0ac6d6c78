import { z } from 'zod';

const reportSchema = z.object({
  categories: z.record(
    z.string(),
    z.object({
      title: z.string(),
      score: z.number(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(
    z.string(),
    z.object({
      title: z.string(),
      score: z.number().nullable(),
      details: z
        .object({ items: z.array(z.unknown()) })
        .optional()
        .catch(undefined),
    }),
  ),
});

/** Returns the scores of a Lighthouse report (0 to 100) and each audit that reduced one, with the start of its details. */
export function readReport(report: unknown): { scores: string; failures: string[] } {
  const { categories, audits } = reportSchema.parse(report);
  const failures = Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
    .flatMap(({ id }) => {
      const audit = audits[id];
      if (audit === undefined || audit.score === null || audit.score === 1) return [];
      return [`${id}: ${audit.title} ${JSON.stringify(audit.details?.items ?? []).slice(0, 600)}`];
    });
  const scores = Object.values(categories).map(({ title, score }) => `${title} ${Math.round(score * 100)}`);
  return { scores: scores.join(', '), failures };
}
