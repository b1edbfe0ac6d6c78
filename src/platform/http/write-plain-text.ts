import { type Block, plainPath, type TextDocument } from './text-document.ts';

/** The longest line, except for a URL that is longer itself. */
export const columns = 78;

/** Spaces of all kinds become a space, and characters that could control a terminal or turn the text around disappear. */
function clean(text: string): string {
  return text.replaceAll(/[\p{Zs}\s]+/gu, ' ').replaceAll(/\p{C}/gu, '');
}

/** Breaks a text at spaces into lines of at most `columns`. Later lines begin with two spaces if `isItem`. */
function wrap(text: string, isItem = false): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of clean(text).split(' ').flatMap(cut)) {
    if (line !== '' && line.length + 1 + word.length > columns) {
      lines.push(line);
      line = isItem ? `  ${word}` : word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

/** A word of a hostile text can be longer than a line. */
function cut(word: string): string[] {
  return word.match(/.{1,70}/gu) ?? [];
}

function writeLines(block: Block): string[] {
  switch (block.kind) {
    case 'heading':
      return ['', ...wrap(`${'#'.repeat(block.level)} ${block.text}`)];
    case 'facts':
      return block.facts.flatMap((fact) => wrap(fact));
    case 'list':
      return block.items.flatMap((item) => wrap(`- ${item}`, true));
    default:
      return block.links.flatMap(({ label, path, note = '' }) => [
        ...wrap(`- ${label}${note === '' ? '' : `: ${note}`}`, true),
        `  ${plainPath(path)}`,
      ]);
  }
}

/** Writes a text without markup, in lines of at most 80 columns. `origin`: of the site, for the URLs */
export function writePlainText({ title, blocks }: TextDocument, origin: string): string {
  const lines = [...wrap(`# ${title}`), ...blocks.flatMap(writeLines), '', 'URLs begin with', `  ${origin}`];
  return `${lines.join('\n')}\n`;
}
