import type { ReactNode } from 'react';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { cardAnchor } from '#ui/card-anchor.ts';
import { Card } from '#ui/card.tsx';
import styles from './game-tile.module.css';
import { describeOrigin } from '#ui/game-text.ts';

type GameTileProps = {
  game: GameCard;
  date: string;
  head: ReactNode;
  aside?: ReactNode;
  isFirst?: boolean;
  children: ReactNode;
};

/** The frame of every game card. */
export function GameTile({ game, date, head, aside, isFirst, children }: GameTileProps) {
  const { away, home } = game.teams;
  const origin = describeOrigin(game, date);
  return (
    <Card as="li" className={styles.tile} data-first={isFirst || undefined}>
      <article
        id={cardAnchor(game.gamePk)}
        aria-label={`${away.shortName} at ${home.shortName}`}
        className={styles.body}
      >
        <header className={styles.head}>
          <h3 className={styles.state}>{head}</h3>
          <span className={styles.aside}>
            {aside}
            {game.doubleHeaderGame !== null && <span className={styles.badge}>Game {game.doubleHeaderGame}</span>}
            {origin !== null && <span className={styles.badge}>{origin}</span>}
          </span>
        </header>
        {game.series && <p className={styles.series}>{game.series}</p>}
        {children}
      </article>
    </Card>
  );
}
