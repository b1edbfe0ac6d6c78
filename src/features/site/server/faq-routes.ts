import { type Faq, faq } from '../contract/faq.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import { openFaq } from './read-faq.ts';

/** The answers are converted from Markdown at the first request. */
export function faqRoutes({ contact }: { contact: string | null }) {
  let answers: Faq | undefined;
  return { faq: serveData(faq, async () => (answers ??= openFaq(contact))) };
}
