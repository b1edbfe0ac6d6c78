import { z } from 'zod';
import type { JobKind } from '#platform/jobs/open-jobs.ts';

/** The link for a new password. Its token is created when the mail is sent, so that no stored job contains it. */
export const resetLinkJob = {
  name: 'reset-link',
  data: z.object({ email: z.string() }),
  retries: 8,
  atOnce: 2,
} satisfies JobKind;

/** The link that verifies an email of an account; its token too is created when the mail is sent. */
export const verificationJob = {
  name: 'verification',
  data: z.object({ userId: z.number().int(), email: z.string() }),
  retries: 8,
  atOnce: 2,
} satisfies JobKind;
