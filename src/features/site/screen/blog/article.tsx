import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Article as ArticleData, ArticleBlock, article } from '../../contract/blog.ts';
import { query } from '#platform/api/browser/query.ts';
import { Drawing } from '#ui/pictures/drawing.tsx';
import { Loader } from '#ui/loader.tsx';
import { dateParts } from '#ui/time/time-text.ts';
import { ArticleText } from './blocks/article-text.tsx';
import styles from './article.module.css';
import { Gallery } from './blocks/gallery.tsx';
import { Video } from './blocks/video.tsx';

/** An article; names are case-insensitive. */
export function articleQuery(name: string) {
  return query<typeof article>(
    'GET /api/articles/:name',
    { params: { name: name.toLowerCase() } },
    { staleTime: 3_600_000 },
  );
}

type ArticleProps = {
  name: string;
  /** rendered for a bullpen block of the article */
  bullpen: ReactNode;
};

function Block({ block, bullpen }: { block: ArticleBlock; bullpen: ReactNode }) {
  if (block.kind === 'text') return <ArticleText {...block} />;
  if (block.kind === 'gallery') return <Gallery {...block} />;
  if (block.kind === 'video') return <Video {...block} />;
  return bullpen;
}

function Byline({ date, readingMinutes }: ArticleData) {
  if (date === null) return <p className={styles.byline}>Coming soon</p>;
  const { monthAndDay, year } = dateParts(date);
  return (
    <p className={styles.byline}>
      <time dateTime={date}>{`${monthAndDay}, ${year}`}</time> · {readingMinutes} min read
    </p>
  );
}

export function Article({ name, bullpen }: ArticleProps) {
  const { data, refetch } = useQuery(articleQuery(name));
  if (data === undefined) return <Loader onRetry={() => void refetch()} />;
  return (
    <article className={styles.article}>
      <header>
        {data.drawing !== null && <Drawing of={data.drawing} className={styles.opening} />}
        <Byline {...data} />
        <h1 tabIndex={-1}>{data.title}</h1>
        <p className={styles.summary}>{data.summary}</p>
      </header>
      {data.blocks.map((block, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the pieces of an article never change their order
        <Block key={index} block={block} bullpen={bullpen} />
      ))}
    </article>
  );
}
