import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { marked, type Token } from 'marked';
import { z } from 'zod';
import { atomFeed } from '#platform/http/atom-feed.ts';
import type { ServedText } from '#platform/http/serve-texts.ts';
import { fillRuleValues } from '#rules/picks/scoring.ts';
import { type Article, articleSchema, type ArticleBlock, articleHeadSchema, type ArticleHead } from '../contract.ts';

/** The folder of the articles, `<name>.md`. */
const articleFolder = join(import.meta.dirname, '..', '..', '..', '..', 'content', 'blog');

function newestFirst(one: Article, other: Article): number {
  if (one.date === null || other.date === null) return Number(one.date === null) - Number(other.date === null);
  return other.date.localeCompare(one.date) || one.name.localeCompare(other.name);
}

/** Reads all articles of a folder, newest first; articles without a date (announced ones) are last. */
export function openArticles(folder = articleFolder): Article[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => readArticle(parse(file).name, fillRuleValues(readFileSync(join(folder, file), 'utf8'))))
    .toSorted(newestFirst);
}

const wordsPerMinute = 230;

/** Parses the file of an article. The error names the article. */
export function readArticle(name: string, source: string): Article {
  try {
    const { head, text } = readHead(source);
    const words = text.split(/\s+/).length;
    const readingMinutes = Math.max(1, Math.round(words / wordsPerMinute));
    const { title, summary, date = null, drawing = null } = head;
    return articleSchema.parse({ name, title, summary, date, drawing, readingMinutes, blocks: readBlocks(text) });
  } catch (error) {
    throw new Error(`The article ${name} cannot be shown`, { cause: error });
  }
}

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
function readBlocks(text: string): ArticleBlock[] {
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

const headSchema = z.object({
  title: z.string().min(1),
  summary: z.string().min(1),
  date: z.iso.date().optional(),
  drawing: articleHeadSchema.shape.drawing.unwrap().optional(),
});

/** Splits a file into the head (lines `name: value` between two lines of dashes) and the text. Throws on an invalid head. */
function readHead(source: string): { head: z.infer<typeof headSchema>; text: string } {
  const [, lines, text] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source) ?? [];
  if (lines === undefined || text === undefined)
    throw new Error('An article begins with its title, summary and date between two lines of three dashes.');
  const entries = lines.split(/\r?\n/).flatMap((line) => {
    const colon = line.indexOf(':');
    return colon < 0 ? [] : [[line.slice(0, colon).trim(), line.slice(colon + 1).trim()]];
  });
  const head = headSchema.safeParse(Object.fromEntries(entries));
  if (!head.success) throw new Error(`The head is invalid: ${z.prettifyError(head.error)}`);
  return { head: head.data, text };
}

export function feedText(all: readonly Article[]): ServedText {
  return {
    path: '/blog/feed.xml',
    mediaType: 'application/atom+xml; charset=utf-8',
    maxAge: 300,
    write: (origin) => blogFeed(all, origin),
  };
}

/** The published articles as a feed. `origin` has no trailing slash. */
export function blogFeed(all: readonly ArticleHead[], origin: string): string {
  const entries = all.flatMap(({ name, title, summary, date }) => {
    if (date === null) return [];
    const url = `${origin}/blog/${encodeURIComponent(name)}`;
    return [{ id: url, title, url, updated: `${date}T00:00:00Z`, summary }];
  });
  return atomFeed({ title: 'Called Shot', self: `${origin}/blog/feed.xml`, page: `${origin}/blog`, entries });
}
