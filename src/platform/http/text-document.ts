/** A link to a page of this site. `note`: text after it, which is not part of the link */
export type TextLink = { label: string; path: string; note?: string };

/** A part of a text without a layout. A fact is one line, however it is shown. */
export type Block =
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'facts'; facts: readonly string[] }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'links'; links: readonly TextLink[] };

/** A text that is written as a page without scripts and as plain text, from the same blocks. */
export type TextDocument = {
  title: string;
  /** its own path, and that of the page with pictures */
  path: string;
  page: string;
  blocks: readonly Block[];
};

/** The path of the same text as plain text: `/today/text?level=11` → `/today/text.txt?level=11`. Other paths are unchanged. */
export function plainPath(path: string): string {
  return path.replace(/\/text(?=\?|$)/, '/text.txt');
}

/** A heading with its facts; nothing without facts. */
export function section(text: string, facts: readonly string[]): Block[] {
  return facts.length === 0 ? [] : [heading(text), { kind: 'facts', facts }];
}

export function heading(text: string, level: 2 | 3 = 2): Block {
  return { kind: 'heading', level, text };
}
