import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Faq, faq } from '../../contract/faq.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import { readFaq } from './read-faq.ts';

const file = join(import.meta.dirname, '..', '..', '..', '..', '..', 'content', 'faq.md');

/** The answers are converted from Markdown at the first request. */
export function faqRoutes({ contact }: { contact: string | null }) {
  let answers: Faq | undefined;
  return { faq: serveData(faq, async () => (answers ??= readFaq(readFileSync(file, 'utf8'), contact))) };
}
