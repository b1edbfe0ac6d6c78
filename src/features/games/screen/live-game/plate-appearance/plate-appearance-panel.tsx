import { Link } from '#ui/link.tsx';
import { nameOf } from '#rules/baseball/game/describe.ts';
import { formatHalfInning } from '#ui/format-half-inning.ts';
import type { PlateAppearance } from '#rules/baseball/game/model.ts';
import { Card } from '#ui/card.tsx';
import { CurrentPlay } from './current-play.tsx';
import { Matchup, type MatchupProps, NextBatters } from './matchup.tsx';
import { PitchList } from '../pitch-list/pitch-list.tsx';
import { StrikeZone } from '../strike-zone/strike-zone.tsx';
import styles from './plate-appearance-panel.module.css';

type Props = MatchupProps & {
  className: string;
  /** whether pitch locations are known in this park; without them no zone is drawn */
  hasZone: boolean;
  backTo: { to: string; label: string } | null;
};

function Opened({ play, backTo }: { play: PlateAppearance; backTo: NonNullable<Props['backTo']> }) {
  return (
    <p className={styles.opened}>
      <span>{formatHalfInning(play)}</span>
      <Link to={backTo.to} preventScrollReset>
        {backTo.label}
      </Link>
    </p>
  );
}

/** A plate appearance: batter and pitcher, the zone with its pitches, and the play. */
export function PlateAppearancePanel({ className, hasZone, backTo, ...matchup }: Props) {
  const { view, plateAppearance, box, isNow } = matchup;
  const { index, event, notes, pitches } = plateAppearance;
  return (
    <Card as="section" className={className} aria-label="This plate appearance">
      <div className={styles.panel} data-zoneless={!hasZone || undefined}>
        {backTo && <Opened play={plateAppearance} backTo={backTo} />}
        <Matchup {...matchup} />
        {hasZone && <StrikeZone className={styles.zone} plateAppearance={plateAppearance} people={view.people} />}
        <PitchList
          key={index}
          className={styles.list}
          plateAppearance={plateAppearance}
          title={`Pitches to ${nameOf(view.people, plateAppearance.batterId)}`}
        />
        <CurrentPlay view={view} plateAppearance={plateAppearance} />
        {/* a new element, which a longer play does not move */}
        {isNow && <NextBatters key={`${index} ${event} ${notes.length} ${pitches.length}`} view={view} box={box} />}
      </div>
    </Card>
  );
}
