import type { ReactNode } from 'react';
import { BellPlace } from '#features/alerts/screen/bell-place.tsx';
import { paths } from '#platform/page/paths.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { isCalledOff, isOver } from '#rules/baseball/game/predicates.ts';
import { cardAnchor } from '#ui/baseball/card-anchor.ts';
import { describeOrigin } from '#ui/baseball/game-text.ts';
import { Card } from '#ui/kit/card.tsx';
import { classNames } from '#ui/kit/class-names.ts';
import { Link } from '#ui/kit/link.tsx';
import styles from './game-tile.module.css';

type GameTileProps = {
  game: GameCard;
  date: string;
  /** the time or the state, before the names of the clubs */
  head: ReactNode;
  /** the names of the clubs if they are seen; else only a screen reader says them */
  names?: ReactNode;
  aside?: ReactNode;
  isFirst?: boolean;
  children: ReactNode;
};

/** The frame of every game card. */
export function GameTile({ game, date, head, names, aside, isFirst, children }: GameTileProps) {
  const { away, home } = game.teams;
  const origin = describeOrigin(game, date);
  const clubs = `${away.shortName} at ${home.shortName}`;
  return (
    <Card as="li" isFlush className={styles.tile} data-first={isFirst || undefined}>
      <article id={cardAnchor(game.gamePk)} aria-label={clubs} className={styles.body}>
        <header className={styles.head}>
          <h3 className={classNames(styles.state, names === undefined && styles.started)}>
            {head} {names ?? <span className="visually-hidden">{clubs}</span>}
          </h3>
          <span className={styles.aside}>
            {aside}
            {game.doubleHeaderGame !== null && <span className={styles.badge}>{`Game ${game.doubleHeaderGame}`}</span>}
            {origin !== null && <span className={styles.badge}>{origin}</span>}
            {!isOver(game) && !isCalledOff(game) && <BellPlace code={`game-${game.gamePk}`} name={clubs} />}
          </span>
        </header>
        {game.series && (
          <p className={styles.series}>
            {game.series.split(/(?<= ·) /).map((part) => (
              <span key={part}>{part} </span>
            ))}
          </p>
        )}
        {children}
      </article>
    </Card>
  );
}

type CardLinkProps = { gamePk: number; className: string | undefined; children: ReactNode };

/** A link to the live page of a game that covers the whole card. */
export function CardLink({ gamePk, className, children }: CardLinkProps) {
  return (
    <Link to={paths.liveGame(gamePk)} className={classNames(styles.link, className)}>
      {children}
    </Link>
  );
}
