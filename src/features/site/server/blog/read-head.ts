import { z } from 'zod';
import { articleHeadSchema } from '../../contract/blog.ts';

const headSchema = z.object({
  title: z.string().min(1),
  summary: z.string().min(1),
  date: z.iso.date().optional(),
  drawing: articleHeadSchema.shape.drawing.unwrap().optional(),
});

export type Head = z.infer<typeof headSchema>;

/** Splits a file into the head (lines `name: value` between two lines of dashes) and the text. Throws on an invalid head. */
export function readHead(source: string): { head: Head; text: string } {
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
