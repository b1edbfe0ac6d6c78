import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#platform/page/paths.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { ButtonLink } from '#ui/kit/button-link.tsx';
import { onSingleKey } from '#ui/kit/on-single-key.ts';
import { useGamesToPick } from './games-to-pick.ts';

/** A link to all open games one after the other, also by the key P. It stays when the games are picked, so that nothing moves. */
export function SlateLink({ games }: { games: readonly GameCard[] }) {
  const count = useGamesToPick(games).length;
  const [isShown, setIsShown] = useState(count > 1);
  if (!isShown && count > 1) setIsShown(true);
  const navigate = useNavigate();
  useEffect(
    () => (isShown ? onSingleKey((key) => key === 'P' && void navigate(paths.slate())) : undefined),
    [isShown, navigate],
  );
  if (!isShown) return null;
  return (
    <ButtonLink to={paths.slate()} aria-keyshortcuts="P">
      {count > 1 ? `Pick all ${count} open games` : 'See all your open picks'}
    </ButtonLink>
  );
}
