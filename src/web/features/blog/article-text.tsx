import type { ArticleBlock } from '#contract/blog.ts';

/** Prose of our own writers, made to HTML on the server. */
export function ArticleText({ html }: Extract<ArticleBlock, { kind: 'text' }>) {
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}
