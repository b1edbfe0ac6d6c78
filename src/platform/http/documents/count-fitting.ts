import type { Block, TextDocument } from './text-document.ts';
import { writeBlock, writeHtml } from './write-html.ts';

/** The largest size of a text, in bytes of HTML before compression. */
export const maxDocumentBytes = 10_000;

const bytesOf = (text: string): number => Buffer.byteLength(text);

/** The number of items, from the first and at least one, that fit in a document which contains everything else already. */
export function countFitting(items: readonly (readonly Block[])[], others: TextDocument): number {
  let left = maxDocumentBytes - bytesOf(writeHtml(others));
  const tooMany = items.findIndex((blocks) => {
    left -= blocks.reduce((sum, block) => sum + bytesOf(writeBlock(block).text), 0);
    return left < 0;
  });
  return tooMany === -1 ? items.length : Math.max(1, tooMany);
}
