type EmblemProps = { teamId: number; size?: number; isLazy?: boolean };

/** The emblem of a team. The name is always next to it, so the picture has no alternative text. */
export function Emblem({ teamId, size = 32, isLazy = false }: EmblemProps) {
  return (
    <img
      src={`/api/team_logo_images/${teamId}.svg`}
      data-next="/api/team_logo_images/default-team-logo.svg"
      width={size}
      height={size}
      alt=""
      decoding="async"
      {...(isLazy ? { loading: 'lazy' } : {})}
    />
  );
}
