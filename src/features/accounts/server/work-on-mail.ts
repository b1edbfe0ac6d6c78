import type { Db } from '#platform/db/open-db.ts';
import type { Jobs } from '#platform/jobs/open-jobs.ts';
import { mailJob, type Mailer } from '#platform/outgoing/mail.ts';
import { resetLinkJob, verificationJob } from './account-mails.ts';
import { mailVerification } from './change-email.ts';
import { mailResetLink } from './recover-account.ts';

type Parts = { db: Db; mailer: Mailer; /** epoch ms */ realNow: () => number };

/** Sends the mail of accounts from now on. */
export async function workOnMail(jobs: Jobs, { db, mailer, realNow }: Parts): Promise<void> {
  await jobs.work(mailJob, ({ to, mail }) => mailer.send(to, mail));
  await jobs.work(resetLinkJob, ({ email }) => mailResetLink(db, mailer, email, realNow()));
  await jobs.work(verificationJob, ({ userId, email }) =>
    mailVerification(db, mailer, { id: userId, email }, realNow()),
  );
}
