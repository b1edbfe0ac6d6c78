import { z } from 'zod';
import type { JobKind } from '#platform/jobs/open-jobs.ts';
import { mailSchema } from './mail.ts';

/** A mail without secrets. */
export const mailJob = {
  name: 'mail',
  data: z.object({ to: z.string(), mail: mailSchema }),
  retries: 8,
  atOnce: 2,
} satisfies JobKind;
