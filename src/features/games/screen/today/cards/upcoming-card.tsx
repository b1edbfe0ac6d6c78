import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { isDelayed, isPickable, isWarmup, scheduledStart } from '#rules/baseball/game/predicates.ts';
import { Time } from '#ui/time/time.tsx';
import type { CardParts, GamesToPick } from '../card-parts.ts';
import { CardLink } from './card-link.tsx';
import { ClubFacts } from './club-facts.tsx';
import { GameTile } from './game-tile.tsx';
import { previewAt } from '../day/preview-mode.ts';
import styles from './game-tile.module.css';

function StartTime({ game }: { game: GameCard }) {
  if (!isPickable(game)) return <>{game.status.text}</>;
  const startsAt = scheduledStart(game);
  return startsAt === null ? <abbr title="Start time to be decided">TBD</abbr> : <Time at={startsAt} />;
}

/** 'Warmup', 'Delayed Start: Rain', or 'Preview mode' close to the start; else null. */
function describePreparation(game: GameCard, now: number): string | null {
  if (isWarmup(game) || isDelayed(game)) return game.status.text;
  const preview = isPickable(game) ? previewAt(game) : null;
  return preview !== null && preview <= now ? 'Preview mode' : null;
}

type UpcomingCardProps = {
  game: GameCard;
  date: string;
  now: number;
  parts: CardParts;
  toPick: GamesToPick;
};

/** A game before its first pitch: its start, and both clubs with their probable pitchers. The whole card opens the game. */
export function UpcomingCard({ game, date, now, parts, toPick }: UpcomingCardProps) {
  const { away, home } = game.teams;
  const preparation = describePreparation(game, now);
  return (
    <GameTile
      game={game}
      date={date}
      isFirst={game.gamePk === toPick.first}
      head={<StartTime game={game} />}
      names={
        <CardLink gamePk={game.gamePk} className={styles.names}>
          {away.shortName} at {home.shortName}
          {isWarmup(game) && <span className={styles.live}> Click Live game!</span>}
        </CardLink>
      }
      aside={
        <>
          {game.gamePk === toPick.next && <b className={styles.next}>Your next pick</b>}
          {preparation !== null && <span className={styles.preview}>{preparation}</span>}
        </>
      }
    >
      <div className={styles.compact}>
        {parts.renderClubs(game, { away: <ClubFacts team={away} />, home: <ClubFacts team={home} /> })}
      </div>
    </GameTile>
  );
}
