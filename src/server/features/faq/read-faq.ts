import { marked } from 'marked';
import type { Faq } from '#contract/faq.ts';

/** Such as '## What is it for? {#purpose}'. */
const questionHeading = /^## (.+?) \{#([a-z-]+)\}$/gm;

/** The contact as a Markdown link, or a sentence if there is none. */
function formatContact(contact: string | null): string {
  if (contact === null)
    return 'The operator of this copy of Called Shot has not set a contact address (the setting `CONTACT`).';
  return contact.includes('://') ? `[${contact}](${contact})` : `[${contact}](mailto:${contact})`;
}

/** Parses a Markdown file of questions and answers: each question is a second-level heading with an id. */
export function readFaq(text: string, contact: string | null): Faq {
  const [, ...parts] = text.split(questionHeading);
  const questions: Faq['questions'] = [];
  for (let at = 0; at + 2 < parts.length; at += 3) {
    const [question = '', id = '', answer = ''] = parts.slice(at, at + 3);
    const html = marked.parse(answer.replaceAll('{contact}', formatContact(contact)), { async: false }).trim();
    questions.push({ id, question, html });
  }
  return { questions };
}
