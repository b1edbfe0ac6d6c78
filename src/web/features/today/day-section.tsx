import type { GameCard } from '#domain/game/game-card.ts';
import { isCalledOff, isHeld, isLive, isOver } from '#domain/game/predicates.ts';
import { classNames } from '../../ui/class-names.ts';
import type { CardParts } from './card-parts.ts';
import styles from './day-section.module.css';
import { FinalCard } from './final-card.tsx';
import { LiveCard } from './live-card.tsx';
import type { Section } from './sections.ts';
import { SetAsideCard } from './set-aside-card.tsx';
import { UpcomingCard } from './upcoming-card.tsx';

type Shown = { date: string; now: number; parts: CardParts };
type DayCardProps = Shown & { game: GameCard };

function DayCard({ game, date, now, parts }: DayCardProps) {
  if (isLive(game)) return <LiveCard game={game} date={date} call={parts.call(game)} />;
  if (isOver(game)) return <FinalCard game={game} date={date} call={parts.call(game)} />;
  if (isCalledOff(game) || isHeld(game)) return <SetAsideCard game={game} date={date} call={parts.call(game)} />;
  return <UpcomingCard game={game} date={date} now={now} parts={parts} />;
}

type DaySectionProps = Shown & { section: Section };

/** All games of one state, under its heading. */
export function DaySection({ section: { name, games }, ...shown }: DaySectionProps) {
  const headingId = `section-${name.replace(' ', '-').toLowerCase()}`;
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId} className={styles.heading}>
        {name}
        <span>
          {' '}
          {games.length} {games.length === 1 ? 'game' : 'games'}
        </span>
      </h2>
      <ul className={classNames(styles.cards, name === 'Final' && styles.dense)}>
        {games.map((game) => (
          <DayCard key={game.gamePk} game={game} {...shown} />
        ))}
      </ul>
    </section>
  );
}
