import { expect, test } from 'vitest';
import { createMailer } from '#platform/outgoing/create-mailer.ts';
import { renderHtml, renderText } from './mail.ts';
import { startMailServer } from './testing/start-mail-server.ts';

const mail = {
  subject: 'A new password',
  paragraphs: ['For <Casey> & friends.'],
  link: { text: 'Choose', url: 'https://called.example/recover#token=abc' },
};
const settings = { from: 'site@called.example', publicUrl: 'https://called.example' };

test('a mail arrives with a plain text and an HTML part', async () => {
  const { url, mails } = await startMailServer();
  const mailer = createMailer({ ...settings, smtpUrl: url });
  await mailer.send('casey@example.com', mail);
  mailer.close();
  expect(mails).toHaveLength(1);
  expect(mails[0]?.to).toEqual(['casey@example.com']);
  for (const part of ['Subject: A new password', 'From: site@called.example', 'text/plain', 'text/html'])
    expect(mails[0]?.content).toContain(part);
});

test('an email with line breaks adds no recipient or header', async () => {
  const { url, mails } = await startMailServer();
  const mailer = createMailer({ ...settings, smtpUrl: url });
  await mailer.send('casey@example.com\r\nBcc: other@example.com', mail).catch(() => undefined);
  mailer.close();
  expect(mails.flatMap(({ to }) => to)).not.toContain('other@example.com');
  expect(mails.map(({ content }) => content).join('')).not.toMatch(/^Bcc:/m);
});

test('the error of a failure does not contain the email', async () => {
  const mailer = createMailer({ ...settings, smtpUrl: 'smtp://127.0.0.1:9' });
  const sent = mailer.send('casey@example.com', mail);
  await expect(sent).rejects.toThrow(/^The mail “A new password” was not sent \(\w+\)$/);
  mailer.close();
});

test('both forms have the link, and the HTML escapes the text', () => {
  expect(renderText(mail)).toBe('For <Casey> & friends.\n\nhttps://called.example/recover#token=abc\n\nCalled Shot');
  expect(renderHtml(mail)).toContain('<p>For &lt;Casey&gt; &amp; friends.</p>');
  expect(renderHtml(mail)).toContain('<a href="https://called.example/recover#token=abc">Choose</a>');
});
