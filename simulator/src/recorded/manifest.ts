import { z } from 'zod';

const manifestEntrySchema = z.object({
  /** path and query; the full URL for other hosts */
  request: z.string(),
  /** relative to the folder */
  file: z.string(),
  about: z.string(),
  /** false: the response was shortened */
  complete: z.boolean(),
  source: z.string(),
});

export const manifestSchema = z.array(manifestEntrySchema);

export type ManifestEntry = z.infer<typeof manifestEntrySchema>;
