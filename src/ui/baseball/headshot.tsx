import type { Ref } from 'react';
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
