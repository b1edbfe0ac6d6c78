import type { ReactNode } from 'react';
import type { GameCard } from '#domain/game/game-card.ts';
import { isFinal } from '#domain/game/predicates.ts';
import { CardLink } from './card-link.tsx';
import styles from './final-card.module.css';
import { GameTile } from './game-tile.tsx';
import { formatFinal } from './game-text.ts';
import { ScoreRows } from './team-row.tsx';

/** A game that is over. A tie has the status text of the league. */
export function FinalCard({ game, date, pick }: { game: GameCard; date: string; pick: ReactNode }) {
  const head = (
    <CardLink gamePk={game.gamePk} className={styles.link}>
      {isFinal(game) ? 'Game is Complete' : game.status.text}
    </CardLink>
  );
  return (
    <GameTile game={game} date={date} head={head} aside={<b>{formatFinal(game)}</b>}>
      <div className={styles.score}>
        <ScoreRows teams={game.teams} marksLoser />
      </div>
      {pick}
    </GameTile>
  );
}
