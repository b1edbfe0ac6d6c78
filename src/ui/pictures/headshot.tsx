import { type Ref, useEffect, useRef, useState } from 'react';
import type { LeagueKind } from '#rules/baseball/league-kind.ts';

type HeadshotProps = {
  playerId: number;
  leagueKind: LeagueKind;
  /** the player has a year or more in the major leagues; the minor-league picture is outdated then and is not tried */
  isEstablished?: boolean;
  size?: number;
  className?: string | undefined;
  pictureRef?: Ref<HTMLImageElement>;
  /** shows the drawn batter instead of the player */
  isDrawn?: boolean;
  /** the main picture of the page, which is loaded with the page */
  isMain?: boolean;
};

const images = 'https://img.mlbstatic.com/mlb-photos/image/upload';

const drawn = '/assets/default-batter.svg';

/** Sources of a player's picture in the order of preference. The last one is the drawn default batter. */
function headshotSources(
  playerId: number,
  leagueKind: LeagueKind,
  isEstablished = false,
): readonly [string, ...string[]] {
  if (leagueKind === 'simulated') return [`/api/headshots/${playerId}.svg`, drawn];
  const silo = `${images}/w_180,q_auto:best/v1/people/${playerId}/headshot/silo/current`;
  if (isEstablished) return [silo, drawn];
  return [silo, `${images}/c_fill,w_180,q_auto:best/v1/people/${playerId}/headshot/milb/current`, drawn];
}

/** The size does not depend on the source. `replaceBrokenPictures` tries the next source when one fails. */
export function Headshot(props: HeadshotProps) {
  const { playerId, leagueKind, isEstablished, size = 56, className, pictureRef } = props;
  const [first, ...next] = headshotSources(playerId, leagueKind, isEstablished);
  return (
    <img
      key={first}
      ref={pictureRef}
      src={props.isDrawn ? drawn : first}
      data-next={next.join(' ')}
      width={size}
      height={size}
      alt=""
      decoding="async"
      className={className}
      loading={props.isMain ? 'eager' : 'lazy'}
    />
  );
}

/**
 * Pictures list further sources in `data-next` (space separated). A picture that fails gets the next one.
 * The listener is on the document, so that it also covers pictures before hydration. It captures because `error` does not bubble.
 */
function tryNext(picture: HTMLImageElement): void {
  const [next, ...rest] = (picture.dataset.next ?? '').split(' ').filter(Boolean);
  if (next === undefined) return;
  picture.dataset.next = rest.join(' ');
  // the sources of a <picture> have priority over `src`
  for (const source of picture.parentElement?.querySelectorAll('source') ?? []) source.srcset = next;
  picture.src = next;
}

export function replaceBrokenPictures(): void {
  document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && tryNext(target), true);
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[data-next]')) {
    if (picture.complete && picture.naturalWidth === 0) tryNext(picture);
  }
}

/**
 * A picture in a list of many players. It is the drawn batter until it is near the visible area: browsers load lazy pictures two
 * screens ahead, which are dozens of requests before the scripts of the page.
 */
export function ListedHeadshot(props: Omit<HeadshotProps, 'pictureRef' | 'isDrawn'>) {
  const pictureRef = useRef<HTMLImageElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const picture = pictureRef.current;
    if (isNear || picture === null) return undefined;
    const watch = (entries: IntersectionObserverEntry[]) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
    };
    const observer = new IntersectionObserver(watch, { rootMargin: '100px' });
    observer.observe(picture);
    return () => observer.disconnect();
  }, [isNear]);
  return <Headshot {...props} pictureRef={pictureRef} isDrawn={!isNear} />;
}
