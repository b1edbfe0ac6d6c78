import type { ArticleBlock } from '../contract/blog.ts';
import styles from './article.module.css';

function showCaptions(video: HTMLVideoElement): void {
  for (const track of video.textTracks) track.mode = 'showing';
}

/** A video with captions. Only the poster is loaded before it is played: the captions of a default track would be loaded at once. */
export function Video({ label, src, poster, captions }: Extract<ArticleBlock, { kind: 'video' }>) {
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
