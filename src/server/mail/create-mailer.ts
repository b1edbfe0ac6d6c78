import { renderHtml, renderText, type Mailer } from './mail.ts';
import { openTransport } from './open-transport.ts';

type MailSettings = { smtpUrl: string; from: string; publicUrl: string };
type Log = { error(details: object, message: string): void };

/** Creates the sender of all mail, through the SMTP server of the settings. */
export function createMailer({ smtpUrl, from, publicUrl }: MailSettings, log: Log): Mailer {
  const transport = openTransport(smtpUrl);
  const sending = new Set<Promise<unknown>>();
  return {
    publicUrl,
    send(to, mail) {
      const sent: Promise<unknown> = transport
        .sendMail({
          from,
          to: { name: '', address: to },
          subject: mail.subject,
          text: renderText(mail),
          html: renderHtml(mail),
          ...(mail.unsubscribe !== undefined && {
            headers: {
              'List-Unsubscribe': `<${mail.unsubscribe}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            },
          }),
        })
        // the error's message can contain the address
        .catch((error: unknown) => log.error({ code: codeOf(error), subject: mail.subject }, 'A mail was not sent'))
        .finally(() => sending.delete(sent));
      sending.add(sent);
    },
    close: async () => {
      await Promise.all(sending);
      transport.close();
    },
  };
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}
