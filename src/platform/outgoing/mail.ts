import { z } from 'zod';
import type { JobKind } from '#platform/jobs/open-jobs.ts';
import { escapeHtml } from '#rules/text/escape-html.ts';

const mailSchema = z.object({
  subject: z.string(),
  /** plain text */
  paragraphs: z.array(z.string()),
  /** shown after the paragraphs */
  link: z.object({ text: z.string(), url: z.string() }).exactOptional(),
  /** the URL of a page that ends mail of this kind; a mail program can do it with one click (RFC 8058) */
  unsubscribe: z.string().exactOptional(),
});

/** A mail of one action. */
export type Mail = z.infer<typeof mailSchema>;

export type Mailer = {
  /** the URL of the site, without a slash at the end, for links */
  publicUrl: string;
  /** Sends a mail. Rejects with an error that does not contain the email. */
  send(to: string, mail: Mail): Promise<void>;
  close(): void;
};

/** Renders a mail as plain text. */
export function renderText({ paragraphs, link, unsubscribe }: Mail): string {
  const end = unsubscribe && `No more mail like this: ${unsubscribe}`;
  return [...paragraphs, link?.url, 'Called Shot', end].filter((part) => part !== undefined).join('\n\n');
}

/** Renders a mail as HTML. */
export function renderHtml({ subject, paragraphs, link, unsubscribe }: Mail): string {
  const parts = paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`);
  const button = link && `<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.text)}</a></p>`;
  const end = unsubscribe && `<p><a href="${escapeHtml(unsubscribe)}">No more mail like this</a></p>`;
  const body = [...parts, button, '<p>Called Shot</p>', end].filter((part) => part !== undefined).join('\n');
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="max-width: 36rem; margin: 1.5rem auto; padding: 0 1rem; font: 1rem/1.5 sans-serif">
${body}
</body>
</html>
`;
}

/** A mail without secrets. */
export const mailJob = {
  name: 'mail',
  data: z.object({ to: z.string(), mail: mailSchema }),
  retries: 8,
  atOnce: 2,
} satisfies JobKind;
