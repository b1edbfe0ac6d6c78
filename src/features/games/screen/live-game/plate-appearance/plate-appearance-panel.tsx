import { type ReactNode } from 'react';
import { Link } from '#ui/link.tsx';
import type { LeagueKind } from '#rules/baseball/league-kind.ts';
import { nameOf } from '#rules/baseball/game/describe.ts';
import { formatHalfInning } from '#ui/format-half-inning.ts';
import type { GameView, PlateAppearance } from '#rules/baseball/game/model.ts';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { CurrentPlay } from './current-play.tsx';
import { Matchup } from './matchup.tsx';
import type { GameParts } from '../layouts/game-screen.ts';
import parts from '../layouts/layout.module.css';
import { PitchList } from '../pitch-list/pitch-list.tsx';
import { StrikeZone } from '../strike-zone/strike-zone.tsx';
import styles from './plate-appearance-panel.module.css';
import { Field } from '../field/field.tsx';

type Props = Pick<GameParts, 'Follow'> & {
  /** its `people` contain the names of this plate appearance */
  view: GameView;
  plateAppearance: PlateAppearance;
  leagueKind: LeagueKind;
  /** whether this is the current plate appearance, not an earlier one that the viewer opened */
  isNow: boolean;
  /** whether pitch locations are known in this park; without them no zone is drawn */
  hasZone: boolean;
  backTo: { to: string; label: string } | null;
  /** between both cards, if the page has tabs on a phone */
  tabs?: ReactNode;
};

function Opened({ play, backTo }: { play: PlateAppearance; backTo: NonNullable<Props['backTo']> }) {
  return (
    <p className={classNames(styles.opened, parts.now)}>
      <span>{formatHalfInning(play)}</span>
      <Link to={backTo.to} preventScrollReset>
        {backTo.label}
      </Link>
    </p>
  );
}

/** A plate appearance as two cards: pitcher, batter and strike zone; then the result, pitch by pitch. */
export function PlateAppearancePanel(props: Props) {
  const { view, plateAppearance, leagueKind, isNow, hasZone, backTo, tabs, Follow } = props;
  const hasField = isNow || plateAppearance.pitches.some(({ battedBall }) => battedBall !== null);
  const batterName = nameOf(view.people, plateAppearance.batterId);
  return (
    <>
      <Card as="section" className={classNames(styles.duel, parts.card)} aria-label="Pitcher against batter">
        {backTo && <Opened play={plateAppearance} backTo={backTo} />}
        <Matchup view={view} plateAppearance={plateAppearance} leagueKind={leagueKind} isNow={isNow} Follow={Follow} />
        {hasZone && <StrikeZone plateAppearance={plateAppearance} people={view.people} />}
      </Card>
      {tabs}
      <Card
        as="section"
        className={classNames(styles.story, parts.card, !hasField && styles.fieldless)}
        aria-label="This plate appearance"
      >
        <CurrentPlay view={view} plateAppearance={plateAppearance} />
        <div className={classNames(parts.pitches, parts.list)}>
          <PitchList key={plateAppearance.index} plateAppearance={plateAppearance} title={`Pitches to ${batterName}`} />
        </div>
        {hasField && <Field view={view} plateAppearance={plateAppearance} isNow={isNow} />}
      </Card>
    </>
  );
}
