import type { ReactNode } from 'react';
import type { GameCard } from '#domain/game/game-card.ts';
import { isHeld } from '#domain/game/predicates.ts';
import { Stamp } from '../../ui/stamp.tsx';
import { GameTile } from './game-tile.tsx';
import { setAsideText, setAsideWord } from './game-words.ts';
import styles from './set-aside-card.module.css';
import { ScoreRows, TeamRow } from './team-row.tsx';

/** A game postponed, cancelled or suspended: its stamp, the reason, and when it goes on. */
export function SetAsideCard({ game, date, call }: { game: GameCard; date: string; call: ReactNode }) {
  return (
    <GameTile game={game} date={date} head={<Stamp>{setAsideWord(game)}</Stamp>}>
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
      <p className={styles.why}>{setAsideText(game)}</p>
      {call}
    </GameTile>
  );
}
