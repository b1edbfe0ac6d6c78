import { mailJob, type Mailer } from '#platform/outgoing/mail.ts';
import type { Services } from '#sources/services.ts';
import { createMailLimits } from './account-limits.ts';
import { resetLinkJob, verificationJob } from './account-mails.ts';
import { mailVerification } from './change-email.ts';
import { mailResetLink } from './recover-account.ts';

/** Sends the mail of accounts from now on. */
export async function workOnMail(
  { db, createRateLimit, realNow, jobs }: Pick<Services, 'db' | 'createRateLimit' | 'realNow' | 'jobs'>,
  mailer: Mailer,
): Promise<void> {
  const limits = createMailLimits(createRateLimit);
  const mailing = () => ({ db, mailer, limits, now: realNow() });
  await jobs.work(mailJob, ({ to, mail }) => mailer.send(to, mail));
  await jobs.work(resetLinkJob, (request) => mailResetLink(mailing(), request));
  await jobs.work(verificationJob, ({ userId, email }) => mailVerification(mailing(), { id: userId, email }));
}
