import type { DayBrief } from '#features/forecasts/contract/briefs.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { isCalledOff, isHeld, isLive, isOver } from '#rules/baseball/game/predicates.ts';
import { classNames } from '#ui/class-names.ts';
import type { CardParts, GamesToPick } from '../card-parts.ts';
import styles from '../todays-games.module.css';
import type { Section } from './sections.ts';
import { UpcomingCard } from '../cards/upcoming-card.tsx';
import { StartedCard } from '../cards/started-card.tsx';
import { Grid } from '#ui/grid.tsx';

type SharedProps = {
  date: string;
  now: number;
  parts: CardParts;
  toPick: GamesToPick;
  /** what is known before the games */
  briefs: readonly DayBrief[];
};
type DayCardProps = SharedProps & { game: GameCard };

function DayCard({ game, date, now, parts, toPick, briefs }: DayCardProps) {
  if (isLive(game) || isOver(game) || isCalledOff(game) || isHeld(game)) {
    return <StartedCard game={game} date={date} pick={parts.renderPick(game)} />;
  }
  const brief = briefs.find(({ gamePk }) => gamePk === game.gamePk);
  return <UpcomingCard {...{ game, date, now, parts, toPick, brief }} />;
}

type DaySectionProps = SharedProps & { section: Section };

/** '5 games' */
function Count({ games }: { games: number }) {
  return (
    <>
      {games} {games === 1 ? 'game' : 'games'}
    </>
  );
}

/** The games of one section with its heading. On a phone, the game to pick first has a heading of its own above the live games. */
export function DaySection({ section: { name, games }, ...shown }: DaySectionProps) {
  const { first, next } = shown.toPick;
  const hasFirst = name === 'Upcoming' && games.some(({ gamePk }) => gamePk === first);
  const headingId = `section-${name.replace(' ', '-').toLowerCase()}`;
  return (
    <section aria-labelledby={headingId} className={classNames(styles.section, name === 'Your club' && styles.own)}>
      {hasFirst && (
        <h2 className={classNames(styles.heading, styles.firstHeading)}>
          {first === next ? 'Your next pick' : 'Your pick'}
        </h2>
      )}
      <h2 id={headingId} className={styles.heading} data-only-first={(hasFirst && games.length === 1) || undefined}>
        {name}
        <span>
          {' '}
          <span className={classNames(hasFirst && styles.withFirst)}>
            <Count games={games.length} />
          </span>
          {hasFirst && (
            <span className={styles.withoutFirst}>
              <Count games={games.length - 1} />
            </span>
          )}
        </span>
      </h2>
      <Grid as="ul" columns={name === 'Final' ? 'medium' : 'wide'} gap={3} className={styles.cards}>
        {games.map((game) => (
          <DayCard key={game.gamePk} game={game} {...shown} />
        ))}
      </Grid>
    </section>
  );
}
