import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { marked } from 'marked';
import { fillRuleValues } from '#rules/picks/scoring.ts';
import type { Faq } from '../contract.ts';

/** Such as '# First questions'. */
const groupHeading = /^# (.+)$/m;

/** Such as '## What is it for? {#purpose}'. */
const questionHeading = /^## (.+?) \{#([a-z-]+)\}$/gm;

/** The contact as a Markdown link, or a sentence if there is none. */
function formatContact(contact: string | null): string {
  if (contact === null) return 'No contact address has been set up.';
  return contact.includes('://') ? `[${contact}](${contact})` : `[${contact}](mailto:${contact})`;
}

const ruleFolder = join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'rules');

/** The cases of a file of `docs/rules`, which the tests run, as a table to open. */
function ruleTable(name: string): string {
  const text = readFileSync(join(ruleFolder, `${name}.md`), 'utf8');
  const [title = '', ...rest] = text.replace('# ', '').split('\n');
  const cases = marked.parse(rest.join('\n'), { async: false });
  return `<details><summary>All cases: ${title}</summary><div role="region" aria-label="${title}" tabindex="0">${cases}</div></details>`;
}

function fillAnswer(answer: string, contact: string | null): string {
  return fillRuleValues(answer)
    .replaceAll('{contact}', formatContact(contact))
    .replaceAll(/\{rules ([a-z]+)\}/g, (_, name: string) => ruleTable(name));
}

function readGroup(group: string, text: string, contact: string | null): Faq['questions'] {
  const [, ...parts] = text.split(questionHeading);
  const questions: Faq['questions'] = [];
  for (let at = 0; at + 2 < parts.length; at += 3) {
    const [question = '', id = '', answer = ''] = parts.slice(at, at + 3);
    const html = marked.parse(fillAnswer(answer, contact), { async: false }).trim();
    questions.push({ id, group, question, html });
  }
  return questions;
}

/** Parses a Markdown file of questions and answers: each group is a first-level heading, each question in it a second-level one with an id. */
export function readFaq(text: string, contact: string | null): Faq {
  const [, ...parts] = text.split(groupHeading);
  const questions: Faq['questions'] = [];
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const [group = '', ofGroup = ''] = parts.slice(at, at + 2);
    questions.push(...readGroup(group, ofGroup, contact));
  }
  return { questions };
}

const file = join(import.meta.dirname, '..', '..', '..', '..', 'content', 'faq.md');

/** The questions of the site. `contact`: where the answers say to write to; null for nowhere. */
export function openFaq(contact: string | null): Faq {
  return readFaq(readFileSync(file, 'utf8'), contact);
}
