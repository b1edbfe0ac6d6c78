import type { GameCard } from '#domain/game/game-card.ts';
import { isHeld } from '#domain/game/predicates.ts';
import { ClockTime } from '../../ui/clock-time.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import { GameTile } from './game-tile.tsx';
import { setAsideText, setAsideWord } from './game-words.ts';
import styles from './set-aside-card.module.css';
import { ScoreRows, TeamRow } from './team-row.tsx';

/** A game postponed, cancelled or suspended: its stamp, the reason, and when it goes on. */
export function SetAsideCard({ game, date }: { game: GameCard; date: string }) {
  const head = <Stamp>{setAsideWord(game)}</Stamp>;
  const wasAt =
    game.startsAt === null || isHeld(game) ? null : (
      <s>
        <ClockTime at={game.startsAt} />
      </s>
    );
  return (
    <GameTile game={game} date={date} head={head} aside={wasAt}>
      <div className={styles['clubs']}>
        {isHeld(game) ? (
          <ScoreRows teams={game.teams} />
        ) : (
          <>
            <TeamRow team={game.teams.away} />
            <TeamRow team={game.teams.home} />
          </>
        )}
      </div>
      <p className={styles['why']}>{setAsideText(game)}</p>
    </GameTile>
  );
}
