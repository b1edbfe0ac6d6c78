import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { isDelayed, isHidden, isPickable, isWarmup, scheduledStart } from '#rules/baseball/game/predicates.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { Time, ParkTime } from '#ui/time/time.tsx';
import type { CardParts, GamesToPick } from '../card-parts.ts';
import { GameTile } from './game-tile.tsx';
import { previewAt } from '../day/preview-mode.ts';
import { TeamRow } from './team-row.tsx';
import styles from './game-tile.module.css';
import { Link } from '#ui/link.tsx';

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

/** A game before its first pitch: start time, park and probable pitchers. */
export function UpcomingCard({ game, date, now, parts, toPick }: UpcomingCardProps) {
  const startsAt = scheduledStart(game);
  const preparation = describePreparation(game, now);
  return (
    <GameTile
      game={game}
      date={date}
      isFirst={game.gamePk === toPick.first}
      head={<StartTime game={game} />}
      aside={
        <>
          {game.gamePk === toPick.next && <b className={styles.next}>Your next pick</b>}
          {preparation !== null && <span className={styles.preview}>{preparation}</span>}
        </>
      }
    >
      {parts.renderClubs(game, { away: <TeamRow team={game.teams.away} />, home: <TeamRow team={game.teams.home} /> })}
      <p className={styles.foot}>
        <span>
          {game.venue.name} {startsAt !== null && <ParkTime at={startsAt} zone={game.venue.timeZone} />}
        </span>
        <Link to={paths.liveGame(game.gamePk)}>
          {isWarmup(game) ? 'Click Live game!' : isHidden(game) ? 'Open' : 'Preview'}
        </Link>
      </p>
    </GameTile>
  );
}
