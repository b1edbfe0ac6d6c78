import { z } from 'zod';

export const manifestEntrySchema = z.object({
  /** path and query as far as known; other hosts in full */
  request: z.string(),
  /** relative to the folder */
  file: z.string(),
  about: z.string(),
  /** false: somebody cut the answer */
  complete: z.boolean(),
  source: z.string(),
});

export const manifestSchema = z.array(manifestEntrySchema);

export type ManifestEntry = z.infer<typeof manifestEntrySchema>;
