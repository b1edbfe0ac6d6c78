import type { ReactNode } from 'react';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { isHeld } from '#rules/baseball/game/predicates.ts';
import { Stamp } from '#ui/stamp.tsx';
import { GameTile } from './game-tile.tsx';
import { formatStatus } from '#rules/baseball/game/card-text.ts';
import { describePostponement } from '#ui/game-text.ts';
import styles from './game-tile.module.css';
import { ScoreRows, TeamRow } from './team-row.tsx';

/** A postponed, canceled or suspended game: its state, the reason, and when it continues. */
export function PostponedCard({ game, date, pick }: { game: GameCard; date: string; pick: ReactNode }) {
  return (
    <GameTile game={game} date={date} head={<Stamp>{formatStatus(game)}</Stamp>}>
      <div className={styles.clubs}>
        {isHeld(game) ? (
          <ScoreRows teams={game.teams} />
        ) : (
          <>
            <TeamRow team={game.teams.away} />
            <TeamRow team={game.teams.home} />
          </>
        )}
      </div>
      <p className={styles.why}>{describePostponement(game)}</p>
      {pick}
    </GameTile>
  );
}
