import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState, type KeyboardEvent } from 'react';
import type { Article as ArticleData, ArticleBlock, article } from '#features/articles/contract.ts';
import { query } from '#platform/page/query.ts';
import { classNames } from '#ui/kit/class-names.ts';
import { Drawing } from '#ui/kit/drawing.tsx';
import { Html } from '#ui/kit/html.tsx';
import { Loader } from '#ui/kit/loader.tsx';
import { longDateText } from '#ui/kit/time-text.ts';
import controls from '#ui/kit/controls.module.css';
import styles from './article.module.css';

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
  return (
    <p className={styles.byline}>
      <time dateTime={date}>{longDateText(date)}</time> · {readingMinutes} min read
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

/** Text of an article, converted from Markdown to HTML on the server. */
function ArticleText({ html }: Extract<ArticleBlock, { kind: 'text' }>) {
  return <Html className={styles.text} html={html} />;
}

type GalleryBlock = Extract<ArticleBlock, { kind: 'gallery' }>;

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };
const wayButton = classNames(controls.control, controls.iconButton);
const size = { width: 960, height: 600 };

/** Without scripts, all pictures are shown below each other. */
function AllPictures({ pictures }: Pick<GalleryBlock, 'pictures'>) {
  return (
    <ol className={`${styles.all ?? ''} needs-no-script`}>
      {pictures.map(({ src, alt }) => (
        <li key={src}>
          <img src={src} alt={alt} loading="lazy" {...size} />
        </li>
      ))}
    </ol>
  );
}

/** A gallery: a click shows the next picture, the arrow keys go both ways, and the last picture is followed by the first. */
function Gallery({ label, pictures }: GalleryBlock) {
  const [shown, setShown] = useState(0);
  const [hasMoved, setHasMoved] = useState(false);
  const picture = pictures[shown];
  const next = pictures[(shown + 1) % pictures.length];
  const move = (by: number) => {
    setShown((shown + by + pictures.length) % pictures.length);
    setHasMoved(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (by !== undefined) move(by);
  };
  if (picture === undefined) return null;
  return (
    <figure className={styles.gallery} aria-label={label}>
      <div className="needs-script">
        <button
          type="button"
          className={styles.picture}
          onClick={() => move(1)}
          onKeyDown={onKeyDown}
          aria-label={`Next picture, after: ${picture.alt}`}
        >
          <img key={picture.src} src={picture.src} alt="" {...size} data-jump={hasMoved || undefined} />
        </button>
        <progress className={styles.way} max={pictures.length} value={shown + 1} aria-hidden="true" />
        <figcaption className={styles.caption}>
          <span className={styles.count}>
            {shown + 1} / {pictures.length}
          </span>
          <span aria-live="polite">{picture.alt}</span>
          <button type="button" className={wayButton} onClick={() => move(-1)} aria-label="Previous picture">
            <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
              <path d="M10 3 5 8l5 5" />
            </svg>
          </button>
          <button type="button" className={wayButton} onClick={() => move(1)} aria-label="Next picture">
            <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
              <path d="m6 3 5 5-5 5" />
            </svg>
          </button>
        </figcaption>
        {hasMoved && next && <img src={next.src} alt="" hidden />}
      </div>
      <AllPictures pictures={pictures} />
    </figure>
  );
}

function showCaptions(video: HTMLVideoElement): void {
  for (const track of video.textTracks) track.mode = 'showing';
}

/** A video with captions. Only the poster is loaded before it is played: the captions of a default track would be loaded at once. */
function Video({ label, src, poster, captions }: Extract<ArticleBlock, { kind: 'video' }>) {
  return (
    <figure className={styles.video}>
      <video
        controls
        playsInline
        muted
        preload="none"
        poster={poster}
        width="960"
        height="600"
        aria-label={label}
        onLoadedMetadata={({ currentTarget }) => showCaptions(currentTarget)}
      >
        <source src={src} type="video/webm" />
        <track kind="captions" src={captions} srcLang="en" label="English" />
        <a href={src}>{label}</a>
      </video>
      <figcaption>{label}</figcaption>
    </figure>
  );
}
