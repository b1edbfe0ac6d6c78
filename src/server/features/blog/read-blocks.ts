import { marked, type Token } from 'marked';
import type { ArticleBlock } from '#contract/blog.ts';

type Piece = (lines: string[], label: string) => ArticleBlock;

const splitAtBar = (line: string): [string, string] => {
  const [src = '', ...alt] = line.split('|').map((part) => part.trim());
  return [src, alt.join(' | ')];
};

/** What a fenced block stands for, by its first word; the rest of that line is its label. */
const pieces: Record<string, Piece> = {
  gallery: (lines, label) => ({
    kind: 'gallery',
    label,
    pictures: lines.map(splitAtBar).map(([src, alt]) => ({ src, alt })),
  }),
  video: ([src = '', poster = '', captions = ''], label) => ({ kind: 'video', label, src, poster, captions }),
  bullpen: () => ({ kind: 'bullpen' }),
};

function toPiece(token: Token): ArticleBlock | null {
  if (token.type !== 'code' || typeof token.lang !== 'string') return null;
  const [kind = '', ...label] = token.lang.split(' ');
  const lines = String(token.text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return pieces[kind]?.(lines, label.join(' ')) ?? null;
}

const htmlOf = (tokens: Token[]): ArticleBlock[] => {
  const html = marked.parser(tokens).trim();
  return html === '' ? [] : [{ kind: 'text', html }];
};

/** Markdown as pieces: text as HTML, and what its fenced blocks `gallery`, `video` and `bullpen` stand for. */
export function readBlocks(text: string): ArticleBlock[] {
  const blocks: ArticleBlock[] = [];
  let waiting: Token[] = [];
  for (const token of marked.lexer(text)) {
    const piece = toPiece(token);
    if (piece === null) waiting.push(token);
    else {
      blocks.push(...htmlOf(waiting), piece);
      waiting = [];
    }
  }
  return [...blocks, ...htmlOf(waiting)];
}
