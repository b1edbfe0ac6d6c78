import { marked, type Token } from 'marked';
import type { ArticleBlock } from '../../contract/blog.ts';

type BlockParser = (lines: string[], label: string) => ArticleBlock;

const splitAtBar = (line: string): [string, string] => {
  const [src = '', ...alt] = line.split('|').map((part) => part.trim());
  return [src, alt.join(' | ')];
};

/** Parsers of fenced blocks by the first word of the info string; the rest of it is the label. */
const blockParsers: Record<string, BlockParser> = {
  gallery: (lines, label) => ({
    kind: 'gallery',
    label,
    pictures: lines.map(splitAtBar).map(([src, alt]) => ({ src, alt })),
  }),
  video: ([src = '', poster = '', captions = ''], label) => ({ kind: 'video', label, src, poster, captions }),
  bullpen: () => ({ kind: 'bullpen' }),
};

function parseFencedBlock(token: Token): ArticleBlock | null {
  if (token.type !== 'code' || typeof token.lang !== 'string') return null;
  const [kind = '', ...label] = token.lang.split(' ');
  const lines = String(token.text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return blockParsers[kind]?.(lines, label.join(' ')) ?? null;
}

const htmlOf = (tokens: Token[]): ArticleBlock[] => {
  const html = marked.parser(tokens).trim();
  return html === '' ? [] : [{ kind: 'text', html }];
};

/** Parses Markdown into blocks: text as HTML, and the fenced blocks `gallery`, `video` and `bullpen`. */
export function readBlocks(text: string): ArticleBlock[] {
  const blocks: ArticleBlock[] = [];
  let pending: Token[] = [];
  for (const token of marked.lexer(text)) {
    const block = parseFencedBlock(token);
    if (block === null) pending.push(token);
    else {
      blocks.push(...htmlOf(pending), block);
      pending = [];
    }
  }
  return [...blocks, ...htmlOf(pending)];
}
