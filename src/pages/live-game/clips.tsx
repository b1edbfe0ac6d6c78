import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { gameClipsQuery, useShowsVideos } from '#features/videos/queries.ts';
import { formatLength } from '#features/videos/rules.ts';
import type { Clip, GameClips } from '#features/videos/shapes.ts';
import { NewTabLink } from '#ui/kit/new-tab-link.tsx';
import { Note } from '#ui/kit/note.tsx';
import type { GameScreen } from './game-screen.ts';
import styles from './clips.module.css';
import page from './live-game.page.module.css';

type NamedClip = Clip & { name: string | null };

/** What a clip is comes before a title that does not begin with it. */
function withName(name: string, clip: Clip | null): NamedClip[] {
  if (clip === null) return [];
  return [{ ...clip, name: clip.title.toLowerCase().startsWith(name.toLowerCase()) ? null : name }];
}

function listClips({ recap, condensedGame, highlights }: GameClips): NamedClip[] {
  return [
    ...withName('Recap', recap),
    ...withName('Condensed game', condensedGame),
    ...highlights.map((clip) => ({ ...clip, name: null })),
  ];
}

/**
 * The clips that MLB shows of the game, requested when their place is near, which is kept for them. Nothing without an answer, and for a
 * viewer who is behind.
 */
export function Clips({ screen }: { screen: Pick<GameScreen, 'view' | 'leagueKind' | 'isReplay'> }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const isShown = useShowsVideos(screen);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting === true), {
      rootMargin: '300px',
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const { data } = useQuery({ ...gameClipsQuery(String(screen.view.gamePk)), enabled: isNear && isShown });
  const clips = isShown && data?.clips ? listClips(data.clips) : [];
  if (clips.length === 0) return <div ref={place} className={isShown ? styles.place : undefined} />;
  return (
    <details className={page.panel}>
      <summary className={page.summary}>
        <h2>Clips</h2>
      </summary>
      <Note>Each opens its page at MLB in a new tab.</Note>
      <ol className={styles.clips}>
        {clips.map(({ name, title, seconds, url }) => (
          <li key={url}>
            <NewTabLink href={url}>
              {name !== null && <b>{name}: </b>}
              {title}
            </NewTabLink>
            {seconds !== null && (
              <span className={styles.length}>
                <span className="visually-hidden">Length </span>
                {formatLength(seconds)}
              </span>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}
