import type { ArticleBlock } from '#contract/blog.ts';
import styles from '../article.module.css';

/** Text of an article, converted from Markdown to HTML on the server. */
export function ArticleText({ html }: Extract<ArticleBlock, { kind: 'text' }>) {
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />;
}
