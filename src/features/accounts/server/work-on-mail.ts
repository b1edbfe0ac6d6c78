import type { Db } from '#platform/db/open-db.ts';
import type { CreateRateLimit } from '#platform/http/rate-limit.ts';
import type { Jobs } from '#platform/jobs/open-jobs.ts';
import { mailJob, type Mailer } from '#platform/outgoing/mail.ts';
import { createMailLimits } from './account-limits.ts';
import { resetLinkJob, verificationJob } from './account-mails.ts';
import { mailVerification } from './change-email.ts';
import { mailResetLink } from './recover-account.ts';

type Parts = { db: Db; mailer: Mailer; createRateLimit: CreateRateLimit; /** epoch ms */ realNow: () => number };

/** Sends the mail of accounts from now on. */
export async function workOnMail(jobs: Jobs, { db, mailer, createRateLimit, realNow }: Parts): Promise<void> {
  const limits = createMailLimits(createRateLimit);
  const mailing = () => ({ db, mailer, limits, now: realNow() });
  await jobs.work(mailJob, ({ to, mail }) => mailer.send(to, mail));
  await jobs.work(resetLinkJob, (request) => mailResetLink(mailing(), request));
  await jobs.work(verificationJob, ({ userId, email }) => mailVerification(mailing(), { id: userId, email }));
}
