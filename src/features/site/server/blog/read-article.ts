import { articleSchema, type Article } from '../../contract/blog.ts';
import { readBlocks } from './read-blocks.ts';
import { readHead } from './read-head.ts';

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
