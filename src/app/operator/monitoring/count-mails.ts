import type { Mailer } from '#platform/outgoing/mail.ts';
import type { Metrics } from './create-metrics.ts';

/** A mailer that counts what it sends. */
export function countMails(mailer: Mailer, { countMail }: Pick<Metrics, 'countMail'>): Mailer {
  return {
    ...mailer,
    async send(to, mail) {
      await mailer.send(to, mail).catch((error: unknown) => {
        countMail('failed');
        throw error;
      });
      countMail('sent');
    },
  };
}
