import type { ReactNode } from 'react';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { isUnderReview } from '#rules/baseball/game/predicates.ts';
import { BaseDiamond } from '#ui/diamond/base-diamond.tsx';
import { Time } from '#ui/time/time.tsx';
import { CountDots } from '#ui/count-dots.tsx';
import { paths } from '#platform/api/browser/paths.ts';
import { CardLink } from './card-link.tsx';
import { NoHitterNote } from './no-hitter-note.tsx';
import { GameTile } from './game-tile.tsx';
import { formatLiveState } from '#rules/baseball/game/card-text.ts';
import styles from './live-card.module.css';
import { ScoreRows } from './team-row.tsx';

/** Runners and count as small drawings. */
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

function Matchup({ game: { pitcher, batter } }: { game: GameCard }) {
  return (
    <p className={styles.matchup}>
      {batter !== null && (
        <span>
          <abbr title="At bat">AB</abbr> <a href={paths.player(batter.id)}>{batter.name}</a>
        </span>
      )}
      {pitcher !== null && (
        <span>
          <abbr title="Pitching">P</abbr> <a href={paths.player(pitcher.id)}>{pitcher.name}</a>
        </span>
      )}
    </p>
  );
}

/** After the inning, in one place so that the card keeps its height: a review, a no-hitter, or the start time. */
function HeadNote({ game }: { game: GameCard }) {
  const { noHitter, startsAt } = game;
  if (isUnderReview(game)) return <span className={styles.start}>Under review</span>;
  if (noHitter !== null) return <NoHitterNote game={game} noHitter={noHitter} />;
  if (startsAt === null) return null;
  return (
    <span className={styles.start}>
      <Time at={startsAt} />
    </span>
  );
}

type CardProps = { game: GameCard; date: string; pick: ReactNode };

/** A game in progress: score, inning, bases and count. The whole card links to the live page. */
export function LiveCard({ game, date, pick }: CardProps) {
  const head = (
    <>
      <span className={styles.inning}>{formatLiveState(game)}</span>
      {/* nothing follows it: it becomes shorter when the zone of the browser is known */}
      <HeadNote game={game} />
    </>
  );
  const link = (
    <CardLink gamePk={game.gamePk} className={styles.link}>
      Click Live game!
    </CardLink>
  );
  return (
    <GameTile game={game} date={date} head={head} aside={link}>
      <div className={styles.field}>
        <ScoreRows teams={game.teams} showsScore={game.inning !== null} />
        <Situation game={game} />
      </div>
      <Matchup game={game} />
      {pick}
    </GameTile>
  );
}
