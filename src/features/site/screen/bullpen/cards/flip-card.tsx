import { useState } from 'react';
import type { Bullpen } from '../../../contract/bullpen.ts';
import { useLeague } from '#features/source/queries/league.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { Emblem } from '#ui/pictures/emblem.tsx';
import { ListedHeadshot } from '#ui/pictures/listed-headshot.tsx';
import { Link } from '#ui/link.tsx';
import styles from '../bullpen-cards.module.css';

type Reliever = Bullpen['relievers'][number];

const figures: readonly [string, (reliever: Reliever) => string | number | null][] = [
  ['Games', ({ games }) => games],
  ['Innings', ({ innings }) => innings],
  ['ERA', ({ era }) => era],
  ['WHIP', ({ whip }) => whip],
  ['K per 9', ({ strikeoutsPer9 }) => strikeoutsPer9],
  ['BB per 9', ({ walksPer9 }) => walksPer9],
  ['Saves', ({ saves }) => saves],
  ['Holds', ({ holds }) => holds],
];

const formatGames = ({ games }: Reliever): string => `${games} ${games === 1 ? 'game' : 'games'}`;

/** A card with a picture on the front and figures on the back. A click or a key press flips it. */
export function FlipCard({ reliever, teamId }: { reliever: Reliever; teamId: number }) {
  const [isTurned, setIsTurned] = useState(false);
  const leagueKind = useLeague()?.kind ?? 'mlb';
  return (
    <li className={styles.card} data-turned={isTurned || undefined}>
      <button
        type="button"
        className={styles.turn}
        aria-pressed={isTurned}
        onClick={() => setIsTurned(!isTurned)}
        aria-label={`${reliever.name}: ${isTurned ? 'back' : 'front'}. Turn the card over`}
      />
      <div className={styles.sheet}>
        <div className={styles.front} inert={isTurned}>
          <div className={styles.portrait}>
            <ListedHeadshot playerId={reliever.id} leagueKind={leagueKind} size={120} />
            <Emblem teamId={teamId} size={34} />
          </div>
          <p className={styles.name}>{reliever.name}</p>
          <p className={styles.club}>Reliever · {formatGames(reliever)}</p>
        </div>
        <div className={styles.back} inert={!isTurned}>
          <p className={styles.name}>{reliever.name}</p>
          <dl>
            {figures.map(([name, of]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{of(reliever) ?? '-'}</dd>
              </div>
            ))}
          </dl>
          <Link to={paths.player(reliever.id)}>
            Player page<span className="visually-hidden">: {reliever.name}</span>
          </Link>
        </div>
      </div>
    </li>
  );
}
