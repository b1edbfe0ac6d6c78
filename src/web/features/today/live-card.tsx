import type { ReactNode } from 'react';
import type { GameCard } from '#domain/game/game-card.ts';
import { paths } from '../../paths.ts';
import { BaseDiamond } from '../../ui/base-diamond.tsx';
import { ClockTime } from '../../ui/clock-time.tsx';
import { CountDots } from '../../ui/count-dots.tsx';
import { GameTile } from './game-tile.tsx';
import { liveText } from './game-words.ts';
import styles from './live-card.module.css';
import { ScoreRows } from './team-row.tsx';
import { Link } from '../../ui/link.tsx';

/** Who stands on base and what the count is, as small drawings. */
function Situation({ game }: { game: GameCard }) {
  if (game.bases === null) return null;
  return (
    <div className={styles.situation}>
      <BaseDiamond bases={game.bases} size={58} />
      <div className={styles.counts}>
        {game.balls !== null && <CountDots kind="balls" value={game.balls} />}
        {game.strikes !== null && <CountDots kind="strikes" value={game.strikes} />}
        {game.outs !== null && <CountDots kind="outs" value={game.outs} />}
      </div>
    </div>
  );
}

function Matchup({ game: { pitcher, batter, startsAt } }: { game: GameCard }) {
  if (pitcher === null && batter === null && startsAt !== null) {
    return (
      <p className={styles.matchup}>
        <span>
          First pitch <ClockTime at={startsAt} />
        </span>
      </p>
    );
  }
  return (
    <p className={styles.matchup}>
      {batter !== null && (
        <span>
          <abbr title="At bat">AB</abbr> <b>{batter.name}</b>
        </span>
      )}
      {pitcher !== null && (
        <span>
          <abbr title="Pitching">P</abbr> <b>{pitcher.name}</b>
        </span>
      )}
    </p>
  );
}

type CardProps = { game: GameCard; date: string; call: ReactNode };

/** A game being played: score, inning, bases, count, and the way to the live page from anywhere on it. */
export function LiveCard({ game, date, call }: CardProps) {
  const head = <span className={styles.inning}>{liveText(game)}</span>;
  const link = (
    <Link className={styles.link} to={paths.liveGame(game.gamePk)}>
      Click Live game!
    </Link>
  );
  return (
    <GameTile game={game} date={date} head={head} aside={link}>
      <div className={styles.field}>
        <ScoreRows teams={game.teams} showsScore={game.inning !== null} />
        <Situation game={game} />
      </div>
      <Matchup game={game} />
      {call}
    </GameTile>
  );
}
