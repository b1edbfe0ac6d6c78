import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

type ReceivedMail = { to: string[]; content: string };

/** Starts an SMTP server that stores the mail it receives until the test ends. */
export async function startMailServer(): Promise<{ url: string; mails: ReceivedMail[] }> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        mails.push({ to: envelope.rcptTo.map(({ address }) => address), content: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port');
  return { url: `smtp://127.0.0.1:${address.port}`, mails };
}

/** The token of the link in a mail. */
export function tokenIn({ content }: ReceivedMail): string {
  const plain = content.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  return /#token=([\w-]{43})/.exec(plain)?.[1] ?? '';
}
