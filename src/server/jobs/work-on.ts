import { workOnMail } from '#server/features/accounts/work-on-mail.ts';
import { type ReminderWork, workOnReminders } from '#server/features/reminders/work-on-reminders.ts';
import type { Jobs } from './open-jobs.ts';

/** Does the work of all queues from now on. */
export async function workOn(jobs: Jobs, { mailer, ...parts }: ReminderWork): Promise<void> {
  if (mailer !== null) await workOnMail(jobs, { ...parts, mailer });
  await workOnReminders(jobs, { ...parts, mailer });
}
