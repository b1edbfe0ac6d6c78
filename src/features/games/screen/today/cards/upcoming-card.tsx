import { lazy, Suspense, useId, useState } from 'react';
import type { DayBrief } from '#features/forecasts/contract/briefs.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { isDelayed, isPickable, isWarmup, scheduledStart } from '#rules/baseball/game/predicates.ts';
import { classNames } from '#ui/class-names.ts';
import { Time } from '#ui/time/time.tsx';
import type { CardParts, GamesToPick } from '../card-parts.ts';
import { CardLink } from './card-link.tsx';
import { ClubFacts } from './club-facts.tsx';
import { ForecastBar, ForecastLabel } from './forecast-bar.tsx';
import { GameTile } from './game-tile.tsx';
import { previewAt } from '../day/preview-mode.ts';
import styles from './game-tile.module.css';
import { Text } from '#ui/text.tsx';

/** its table is not needed to show the page */
const Why = lazy(async () => ({ default: (await import('./why.tsx')).Why }));

function StartTime({ game, date }: { game: GameCard; date: string }) {
  if (!isPickable(game)) return <>{game.status.text}</>;
  const startsAt = scheduledStart(game);
  return startsAt === null ? (
    <abbr title="Start time to be decided">TBD</abbr>
  ) : (
    <Time at={startsAt} day={date} isTight />
  );
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
  /** what is known before the game, in the major leagues */
  brief: DayBrief | undefined;
};

/**
 * A game before its first pitch: its start, the forecast, and both clubs with the reasons to pick them; Why shows all of them. The whole
 * card opens the game.
 */
export function UpcomingCard({ game, date, now, parts, toPick, brief }: UpcomingCardProps) {
  const id = useId();
  const [isExplained, setIsExplained] = useState(false);
  const { away, home } = game.teams;
  const isNext = game.gamePk === toPick.next;
  const preparation = describePreparation(game, now);
  return (
    <GameTile
      game={game}
      date={date}
      isFirst={game.gamePk === toPick.first}
      head={<StartTime game={game} date={date} />}
      names={
        <CardLink gamePk={game.gamePk} className={styles.names}>
          {isWarmup(game) && <Text tone="blue">Click Live game! </Text>}
          <span className={styles.fullNames}>
            {away.shortName} at {home.shortName}
          </span>
          <span aria-hidden="true" className={styles.shortNames}>
            {away.abbreviation} at {home.abbreviation}
          </span>
        </CardLink>
      }
      aside={
        <>
          {isNext && (
            <span className={styles.next}>
              <Text tone="red">Your next pick</Text>
            </span>
          )}
          {brief?.homeWinProbability != null && !isNext && (
            <ForecastLabel chance={brief.homeWinProbability} teams={game.teams} />
          )}
          {preparation !== null && <Text tone="gold">{preparation}</Text>}
          {brief && (
            <button
              type="button"
              className={classNames(styles.ask, 'needs-script')}
              aria-expanded={isExplained}
              aria-controls={isExplained ? id : undefined}
              onClick={() => setIsExplained(!isExplained)}
            >
              Why
              <span className="visually-hidden">{`: ${away.shortName} or ${home.shortName}`}</span>
            </button>
          )}
        </>
      }
    >
      <div className={styles.compact}>
        <ForecastBar chance={brief?.homeWinProbability ?? null} teams={game.teams} />
        {parts.renderClubs(game, {
          away: <ClubFacts game={game} side="away" brief={brief} />,
          home: <ClubFacts game={game} side="home" brief={brief} />,
        })}
      </div>
      {brief && isExplained && (
        <div id={id}>
          <Suspense>
            <Why brief={brief} teams={game.teams} />
          </Suspense>
        </div>
      )}
    </GameTile>
  );
}
