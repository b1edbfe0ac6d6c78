import { marked } from 'marked';
import type { Faq } from '#contract/faq.ts';

/** '## What is it for? {#purpose}' */
const headLine = /^## (.+?) \{#([a-z-]+)\}$/gm;

/** Whom to tell: an e-mail address, a page, or in words that nobody has been named. */
function contactWords(contact: string | null): string {
  if (contact === null)
    return 'Whoever runs this copy of Called Shot has named no address for it (the setting `CONTACT`).';
  return contact.includes('://') ? `[${contact}](${contact})` : `[${contact}](mailto:${contact})`;
}

/** Questions and answers of a Markdown file: each question is a second-level heading with its mark. */
export function readFaq(text: string, contact: string | null): Faq {
  const [, ...parts] = text.split(headLine);
  const questions: Faq['questions'] = [];
  for (let at = 0; at + 2 < parts.length; at += 3) {
    const [question = '', id = '', answer = ''] = parts.slice(at, at + 3);
    const html = marked.parse(answer.replaceAll('{contact}', contactWords(contact)), { async: false }).trim();
    questions.push({ id, question, html });
  }
  return { questions };
}
