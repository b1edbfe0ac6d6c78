import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '#platform/page/paths.ts';
import { viewerStore } from '#platform/page/viewer-store.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { isLive } from '#rules/baseball/game/predicates.ts';
import { Button } from '#ui/kit/button.tsx';
import { Link } from '#ui/kit/link.tsx';
import { lookQuery } from '../queries.ts';
import { useNamedGame } from './use-named-game.ts';
import styles from './watch-line.module.css';

type Props = { games: readonly GameCard[]; level: number };

/** 'Rays–Yankees', a link to the live page. */
function GameLink({ games, gamePk }: { games: Props['games']; gamePk: number }) {
  const game = games.find((each) => each.gamePk === gamePk);
  if (game === undefined) return null;
  const { away, home } = game.teams;
  return (
    <Link to={paths.liveGame(gamePk)}>
      {away.shortName}–{home.shortName}
    </Link>
  );
}

function NamedGame({ games, level }: Props) {
  const { named } = useNamedGame({ level, isWanted: true, among: null });
  return (
    named && (
      <span className={styles.named}>
        <b>Worth watching now:</b> <GameLink games={games} gamePk={named.gamePk} />, {named.reason}
      </span>
    )
  );
}

/** Names a hidden game when the viewer asks: that a page names one, and when, would say something of the scores. */
function HiddenLook({ games, level }: Props) {
  const [isAsked, setIsAsked] = useState(false);
  const { data } = useQuery({ ...lookQuery(level), enabled: isAsked });
  // the games of a viewer who is behind can be hidden, too
  if (!viewerStore.hidesScores()) return null;
  if (data === undefined)
    return (
      <Button look="control" onClick={() => setIsAsked(true)}>
        Which hidden game is worth a look?
      </Button>
    );
  return (
    <span role="status">
      {data.look === null ? (
        'No two hidden games are in progress.'
      ) : (
        <>
          <b>Worth a look:</b> <GameLink games={games} gamePk={data.look} />
        </>
      )}
    </span>
  );
}

/** What the line says: the named game, or for a viewer who hides all games in progress, a question. */
export function WatchLine(props: Props) {
  return props.games.some(isLive) ? <NamedGame {...props} /> : <HiddenLook {...props} />;
}
