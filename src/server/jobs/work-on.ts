import { type BackupWork, workOnBackups } from '#server/backup/work-on-backups.ts';
import { workOnMail } from '#server/features/accounts/work-on-mail.ts';
import { type PlayerWork, workOnPlayers } from '#server/features/players/work-on-players.ts';
import { pushContact } from '#server/features/reminders/push-contact.ts';
import { type ReminderWork, workOnReminders } from '#server/features/reminders/work-on-reminders.ts';
import { workOnWebhooks } from '#server/features/webhooks/work-on-webhooks.ts';
import type { Settings } from '#server/settings.ts';
import type { Jobs } from './open-jobs.ts';

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
