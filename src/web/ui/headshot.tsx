import type { League } from '#contract/league.ts';

type HeadshotProps = {
  playerId: number;
  leagueKind: League['kind'];
  /** a year or more in the major leagues: then his minor-league picture is years old, and not tried */
  isEstablished?: boolean;
  size?: number;
  alt?: string;
  isLazy?: boolean;
  className?: string | undefined;
};

const images = 'https://img.mlbstatic.com/mlb-photos/image/upload';

/** A player's picture: first choice and what to try when it fails, the last being our own drawn batter. */
export function headshotSources(
  playerId: number,
  leagueKind: League['kind'],
  isEstablished = false,
): readonly [string, ...string[]] {
  const drawn = '/assets/default-batter.svg';
  if (leagueKind === 'simulated') return [`/api/headshots/${playerId}.svg`, drawn];
  const silo = `${images}/w_180,q_auto:best/v1/people/${playerId}/headshot/silo/current`;
  if (isEstablished) return [silo, drawn];
  return [silo, `${images}/c_fill,w_180,q_auto:best/v1/people/${playerId}/headshot/milb/current`, drawn];
}

/** Always takes the same room, whichever source answers; `replaceBrokenPictures` walks the chain. */
export function Headshot({
  playerId,
  leagueKind,
  isEstablished,
  size = 56,
  alt = '',
  isLazy = false,
  className,
}: HeadshotProps) {
  const [first, ...next] = headshotSources(playerId, leagueKind, isEstablished);
  return (
    <img
      key={first}
      src={first}
      data-next={next.join(' ')}
      width={size}
      height={size}
      alt={alt}
      decoding="async"
      className={className}
      {...(isLazy ? { loading: 'lazy' } : {})}
    />
  );
}
