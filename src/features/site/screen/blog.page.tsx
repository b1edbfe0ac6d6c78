import { Article } from './blog/article.tsx';
import { BullpenCards } from './bullpen/bullpen-cards.tsx';
import { RecentArticles } from './blog/recent-articles.tsx';
import type { loadBlog } from './blog-loader.ts';
import styles from './blog.page.module.css';

/** An article and the list of the others. */
function BlogPage({ data: { article } }: { data: Awaited<ReturnType<typeof loadBlog>> }) {
  return (
    <div className={styles.page}>
      {article === null ? (
        <h1 tabIndex={-1}>Nothing has been written yet</h1>
      ) : (
        <Article key={article} name={article} bullpen={<BullpenCards />} />
      )}
      <RecentArticles shown={article ?? undefined} />
    </div>
  );
}

export { BlogPage as Component };
export { loadBlog as loader } from './blog-loader.ts';
