import { createTransport } from 'nodemailer';

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
