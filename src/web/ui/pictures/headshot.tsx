import type { League } from '#contract/league.ts';

type HeadshotProps = {
  playerId: number;
  leagueKind: League['kind'];
  /** the player has a year or more in the major leagues; the minor-league picture is outdated then and is not tried */
  isEstablished?: boolean;
  size?: number;
  alt?: string;
  className?: string | undefined;
};

const images = 'https://img.mlbstatic.com/mlb-photos/image/upload';

/** Sources of a player's picture in the order of preference. The last one is the drawn default batter. */
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

/** The size does not depend on the source. `replaceBrokenPictures` tries the next source when one fails. */
export function Headshot({ playerId, leagueKind, isEstablished, size = 56, alt = '', className }: HeadshotProps) {
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
      loading="lazy"
    />
  );
}
