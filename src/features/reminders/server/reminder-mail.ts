import { pages } from '#platform/api/pages.ts';
import type { Mail } from '#platform/mail/mail.ts';

/** `title`: also that of the notification in a browser; `lines`: one for each game */
type Reminder = { username: string; title: string; lines: readonly string[]; publicUrl: string };

/** The mail that reminds a user of missing picks. */
export function reminderMail({ username, title, lines, publicUrl }: Reminder): Omit<Mail, 'unsubscribe'> {
  return {
    subject: title,
    paragraphs: [`Games of today without a pick of ${username}:`, ...lines],
    link: { text: 'Make your picks', url: `${publicUrl}${pages.today.path}` },
  };
}
