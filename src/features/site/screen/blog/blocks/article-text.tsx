import type { ArticleBlock } from '../../../contract/blog.ts';
import { Html } from '#ui/html/html.tsx';
import styles from '../article.module.css';

/** Text of an article, converted from Markdown to HTML on the server. */
export function ArticleText({ html }: Extract<ArticleBlock, { kind: 'text' }>) {
  return <Html className={styles.text} html={html} />;
}
