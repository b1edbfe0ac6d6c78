import { z } from 'zod';

/** What became of a form that was posted without scripts, for the page that is shown after it. */
export const formResultSchema = z.object({
  /** names the form on the page, such as 'pick-777' */
  form: z.string(),
  /** a stable error code of the API, or 'done' */
  code: z.string(),
  message: z.string(),
  /** the error of each invalid field */
  fields: z.record(z.string(), z.string()),
  /** what was entered, without passwords */
  values: z.record(z.string(), z.string()),
});

export type FormResult = z.infer<typeof formResultSchema>;
