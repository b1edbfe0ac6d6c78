import { isClubId } from '#rules/baseball/teams/is-club-id.ts';
import sheet from './emblems.svg';

type EmblemProps = { teamId: number; size?: number };

/** The emblem of a team. The name is always next to it, so the picture has no alternative text. */
export function Emblem({ teamId, size = 32 }: EmblemProps) {
  if (isClubId(teamId)) {
    return (
      <svg data-emblem width={size} height={size} aria-hidden="true">
        <use href={`${sheet}#c${teamId}`} />
      </svg>
    );
  }
  return (
    <img
      src={`/api/team_logo_images/${teamId}.svg`}
      data-next="/api/team_logo_images/default-team-logo.svg"
      data-emblem
      width={size}
      height={size}
      alt=""
      decoding="async"
      loading="lazy"
    />
  );
}
