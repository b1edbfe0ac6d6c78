import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faq } from '#contract/faq.ts';
import { serveData } from '#server/http/endpoints/serve-data.ts';
import { readFaq } from './read-faq.ts';

const file = join(import.meta.dirname, '..', '..', '..', '..', 'content', 'faq.md');

export function faqRoutes({ contact }: { contact: string | null }) {
  const answers = readFaq(readFileSync(file, 'utf8'), contact);
  return { faq: serveData(faq, async () => answers) };
}
