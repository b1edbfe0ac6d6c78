import { pages } from '#platform/api/pages.ts';
import type { Mail } from '#platform/mail/mail.ts';
import type { ReminderText } from '../rules/describe-reminder.ts';

type Reminder = { username: string; text: ReminderText; publicUrl: string };

/** The mail that reminds a user of missing picks, or has the results of an evening. */
export function reminderMail({ username, text, publicUrl }: Reminder): Omit<Mail, 'unsubscribe'> {
  const { kind, title, body, lines } = text;
  if (kind === 'results') {
    return {
      subject: title,
      paragraphs: [`The picks of ${username}:`, ...lines, body],
      link: { text: 'See each game', url: `${publicUrl}${pages['my-picks'].path}` },
    };
  }
  return {
    subject: title,
    paragraphs: [`Games of today without a pick of ${username}:`, ...lines],
    link: { text: 'Make your picks', url: `${publicUrl}${pages.today.path}` },
  };
}
