import type { ReactNode } from 'react';
import type { PlayerResponse } from '../contract.ts';
import { useLeague } from '#features/source/queries/league.ts';
import { Card } from '#ui/card.tsx';
import { Emblem } from '#ui/pictures/emblem.tsx';
import { Panel } from '#ui/panel.tsx';
import { Link } from '#ui/link.tsx';
import { ShareButton } from '#ui/share/share-button.tsx';
import { paths } from '#platform/api/browser/paths.ts';
import { Headshot } from '#ui/pictures/headshot.tsx';
import styles from './bio-card.module.css';
import { formatBioFields } from './bio/bio-fields.ts';

type PlayerHeadProps = Pick<PlayerResponse, 'player' | 'isEstablished'> & {
  /** of the name: the start page has a heading of its own */
  as: 'h1' | 'h2';
  /** follows the player */
  follow: ReactNode;
};

/** A player's name, picture and club. */
export function PlayerHead({ as: Heading, player, isEstablished, follow }: PlayerHeadProps) {
  const { id, name, team, jerseyNumber, position, isActive } = player;
  const leagueKind = useLeague()?.kind ?? 'mlb';
  const number = jerseyNumber === null ? null : `#${jerseyNumber}`;
  return (
    <Card className={styles.card}>
      <div className={styles.who} data-club={team?.id}>
        <Headshot
          key={id}
          playerId={id}
          leagueKind={leagueKind}
          isEstablished={isEstablished}
          size={128}
          className={styles.face}
          isMain
        />
        <div>
          <Heading tabIndex={-1}>{name}</Heading>
          <p className={styles.line}>{[number, position?.name || null].filter(Boolean).join(' · ')}</p>
          <p className={styles.club}>
            {team !== null && <Emblem teamId={team.id} size={24} />}
            {team === null ? 'Without a club' : <Link to={paths.club(team.id)}>{team.name}</Link>}
            {!isActive && ' (not active)'}
          </p>
          <div className={styles.actions}>
            {follow}
            <ShareButton title={name} />
          </div>
        </div>
      </div>
    </Card>
  );
}

export function Biography({ player }: Pick<PlayerResponse, 'player'>) {
  return (
    <Panel title="Biography">
      <dl className={styles.fields}>
        {formatBioFields(player).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
