import type { ReactNode } from 'react';
import type { GameCard } from '#domain/game/game-card.ts';
import { isFinal } from '#domain/game/predicates.ts';
import { paths } from '../../paths.ts';
import styles from './final-card.module.css';
import { GameTile } from './game-tile.tsx';
import { lengthText } from './game-words.ts';
import { ScoreRows } from './team-row.tsx';
import { Link } from '../../ui/link.tsx';

/** A game that is over; a tie says so in the league's words. */
export function FinalCard({ game, date, call }: { game: GameCard; date: string; call: ReactNode }) {
  const head = (
    <Link to={paths.liveGame(game.gamePk)} className={styles.link}>
      {isFinal(game) ? 'Game is Complete' : game.status.words}
    </Link>
  );
  return (
    <GameTile game={game} date={date} head={head} aside={<b>{lengthText(game)}</b>}>
      <div className={styles.score}>
        <ScoreRows teams={game.teams} marksLoser />
      </div>
      {call}
    </GameTile>
  );
}
