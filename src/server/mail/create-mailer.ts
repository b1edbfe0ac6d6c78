import { createTransport } from 'nodemailer';
import { renderHtml, renderText, type Mailer } from './mail.ts';

type MailSettings = { smtpUrl: string; from: string; publicUrl: string };
type Log = { error(details: object, message: string): void };

const timeoutMs = 20_000;

/** Creates the sender of all mail, through the SMTP server of the settings. */
export function createMailer({ smtpUrl, from, publicUrl }: MailSettings, log: Log): Mailer {
  const url = new URL(smtpUrl);
  const isSecure = url.protocol === 'smtps:';
  const transport = createTransport({
    host: url.hostname,
    port: url.port === '' ? (isSecure ? 465 : 587) : Number(url.port),
    secure: isSecure,
    ...(url.username !== '' && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
      // a password is never sent without encryption
      requireTLS: !isSecure,
    }),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
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
