import { createTransport } from 'nodemailer';
import { renderHtml, renderText, type Mailer } from '#platform/outgoing/mail.ts';

type MailSettings = { smtpUrl: string; from: string; publicUrl: string };

/** Creates the sender of all mail, through the SMTP server of the settings. */
export function createMailer({ smtpUrl, from, publicUrl }: MailSettings): Mailer {
  const transport = openTransport(smtpUrl);
  return {
    publicUrl,
    async send(to, mail) {
      const message = {
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
      };
      await transport.sendMail(message).catch((error: unknown) => {
        // the message of the error can contain the email
        throw new Error(`The mail “${mail.subject}” was not sent (${codeOf(error)})`);
      });
    },
    close: () => transport.close(),
  };
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}

const timeoutMs = 20_000;

/** Opens the connection to an SMTP server of the form `smtp://user:password@mail.example:587`. */
export function openTransport(smtpUrl: string) {
  const url = new URL(smtpUrl);
  const isSecure = url.protocol === 'smtps:';
  return createTransport({
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
}
