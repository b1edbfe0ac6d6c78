import { type BackupWork, workOnBackups } from '#app/operator/backup/work-on-backups.ts';
import { workOnMail } from '#features/accounts/server/work-on-mail.ts';
import { type PlayerWork, workOnPlayers } from '#features/players/server/work-on-players.ts';
import { pushContact } from '#features/reminders/server/push-contact.ts';
import { type ReminderWork, workOnReminders } from '#features/reminders/server/work-on-reminders.ts';
import { workOnWebhooks } from '#features/webhooks/server/work-on-webhooks.ts';
import type { Settings } from '#platform/settings/settings.ts';
import type { Jobs } from '#platform/jobs/open-jobs.ts';

/** Does the work of all queues from now on. */
export async function workOn(
  jobs: Jobs,
  { mailer, ...others }: Omit<ReminderWork, 'contact' | 'network'> & BackupWork & PlayerWork & { settings: Settings },
): Promise<void> {
  const parts = { ...others, contact: pushContact(others.settings), network: null };
  if (mailer !== null) await workOnMail(jobs, { ...parts, mailer });
  await workOnReminders(jobs, { ...parts, mailer });
  await workOnWebhooks(jobs, parts);
  await workOnBackups(jobs, parts);
  await workOnPlayers(jobs, parts);
}
