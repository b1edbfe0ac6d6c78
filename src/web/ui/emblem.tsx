type EmblemProps = { teamId: number; size?: number; isLazy?: boolean };

/** A team's emblem; its name always stands beside it, so it says nothing itself. */
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
