import { z } from 'zod';

const figure = z.object({ numericValue: z.number() });
const reportSchema = z.object({
  audits: z.object({
    'first-contentful-paint': figure,
    'largest-contentful-paint': figure,
    'total-blocking-time': figure,
    'cumulative-layout-shift': figure,
    'network-requests': z.object({
      details: z.object({
        items: z.array(
          z.object({
            url: z.string(),
            resourceType: z.string().optional(),
            transferSize: z.number().optional(),
            networkRequestTime: z.number(),
          }),
        ),
      }),
    }),
  }),
});

/** Times in ms; `cls` without unit; requests and compressed bytes in all, and before the first script. */
export type PageFigures = {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  requests: number;
  /** of these, pictures of players */
  headshots: number;
  bytes: number;
  requestsBeforeScripts: number;
  bytesBeforeScripts: number;
};

/** Reads the figures of the first view from a report of Lighthouse. */
export function readLighthouse(report: unknown): PageFigures {
  const { audits } = reportSchema.parse(report);
  const all = audits['network-requests'].details.items;
  const firstScript = all.find(({ resourceType }) => resourceType === 'Script');
  const scriptsAt = firstScript?.networkRequestTime ?? Number.POSITIVE_INFINITY;
  const before = all.filter(({ networkRequestTime }) => networkRequestTime < scriptsAt);
  const sum = (items: typeof all) => items.reduce((bytes, { transferSize = 0 }) => bytes + transferSize, 0);
  return {
    fcp: audits['first-contentful-paint'].numericValue,
    lcp: audits['largest-contentful-paint'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    requests: all.length,
    headshots: all.filter(({ url }) => url.includes('/headshot')).length,
    bytes: sum(all),
    requestsBeforeScripts: before.length,
    bytesBeforeScripts: sum(before),
  };
}
