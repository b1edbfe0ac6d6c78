import type { GameView, Side } from '#rules/baseball/game/model.ts';
import { hasStarted } from '#rules/baseball/game/predicates.ts';
import type { Cell, ClubCard as Card } from '../rules/shapes.ts';
import { Emblem } from '#ui/pictures/emblem.tsx';
import { PlayPanel } from './play/play-panel.tsx';
import { PitchersTable } from './pitchers-table.tsx';
import { ProofLine } from './proof-line.tsx';
import { describeOccasion } from './scorecard-text.ts';
import { Sheet } from './sheet/sheet.tsx';
import styles from './scorecard-screen.module.css';

type ClubCardProps = {
  view: GameView;
  card: Card;
  side: Side;
  /** of a replay, epoch ms (UTC) */
  moment: number | undefined;
  playIndex: number | null;
};

const selectedIn = ({ cells }: Card, index: number | null): Cell | null =>
  cells.find((cell) => cell.index === index && cell.kind !== 'placed') ?? null;

/** The scorecard of one club: a page of its own when printed. */
export function ClubCard({ view, card, side, moment, playIndex }: ClubCardProps) {
  const club = view.teams[side];
  const other = view.teams[side === 'away' ? 'home' : 'away'];
  const selected = selectedIn(card, playIndex);
  const shown = selected ?? card.cells.findLast(({ kind }) => kind !== 'placed') ?? null;
  return (
    <section className={styles.card} id={side} aria-labelledby={`${side}-club`} data-club={club.id} data-dense>
      <header className={styles.head}>
        <Emblem teamId={club.id} size={40} />
        <div>
          <h2 id={`${side}-club`}>{club.shortName}</h2>
          <p className={styles.occasion}>{describeOccasion(view, side)}</p>
        </div>
        {hasStarted(view) && (
          <p className={styles.score}>
            <span>
              {club.abbreviation} <b>{view.totals[side].runs}</b>
            </span>{' '}
            <span>
              {other.abbreviation} <b>{view.totals[side === 'away' ? 'home' : 'away'].runs}</b>
            </span>
          </p>
        )}
      </header>
      <Sheet gamePk={view.gamePk} moment={moment} card={card} club={club.shortName} side={side} selected={selected} />
      <PlayPanel view={view} card={card} cell={shown} side={side} />
      <div className={styles.foot}>
        <PitchersTable pitchers={card.pitchers} club={other.shortName} />
        <ProofLine proof={card.proof} />
      </div>
    </section>
  );
}
