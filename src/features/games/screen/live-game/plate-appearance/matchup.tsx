import type { LeagueKind } from '#rules/baseball/league-kind.ts';
import { nameOf } from '#rules/baseball/game/describe.ts';
import type { GameView, Hand, PlateAppearance } from '#rules/baseball/game/model.ts';
import { classNames } from '#ui/class-names.ts';
import type { GameParts } from '../layouts/game-screen.ts';
import { Headshot } from '#ui/pictures/headshot.tsx';
import { givenName, surname } from '#rules/baseball/players/surname.ts';
import { paths } from '#platform/api/browser/paths.ts';
import parts from '../layouts/layout.module.css';
import styles from './plate-appearance-panel.module.css';

type Facing = { role: string; playerId: number; name: string; facts: string[] };

type PlayerProps = Pick<GameParts, 'Follow'> & { facing: Facing; leagueKind: LeagueKind };

function Player({ facing, leagueKind, Follow }: PlayerProps) {
  return (
    <div className={styles.player}>
      <Headshot playerId={facing.playerId} leagueKind={leagueKind} size={60} className={styles.picture} />
      <div className={styles.matchupText}>
        <Follow playerId={facing.playerId} name={facing.name} className={styles.follow} />
        <p className={styles.role}>{facing.role}</p>
        <p>
          <a className={styles.name} href={paths.player(facing.playerId)}>
            <span className={styles.given}>{givenName(facing.name)}</span>{' '}
            <b className={styles.surname}>{surname(facing.name)}</b>
          </a>
        </p>
        {facing.facts.map((fact) => (
          <p key={fact} className={styles.fact}>
            {fact}
          </p>
        ))}
      </div>
    </div>
  );
}

const hands: Record<Hand, string> = { L: 'left', R: 'right', S: 'both' };

/** The batter's side, fielding position and place in the batting order. */
function batterFacts(view: GameView, { batterId, batSide, half }: PlateAppearance): string[] {
  const slot = view.lineups[half === 'top' ? 'away' : 'home'].find(({ playerId }) => playerId === batterId);
  return [batSide && `bats ${hands[batSide]}`, slot && `${slot.position}, batting ${slot.order}`].filter(
    (fact): fact is string => Boolean(fact),
  );
}

type Props = Pick<GameParts, 'Follow'> & {
  view: GameView;
  plateAppearance: PlateAppearance;
  leagueKind: LeagueKind;
  isNow: boolean;
};

/** The pitcher, the batter, and the next two batters. */
export function Matchup({ view, plateAppearance, leagueKind, isNow, Follow }: Props) {
  const { pitcherId, pitchHand, batterId } = plateAppearance;
  const pitchCount =
    isNow && view.pitchCount !== null ? `${view.pitchCount} ${view.pitchCount === 1 ? 'pitch' : 'pitches'}` : null;
  const pitcherFacts = [pitchHand && `throws ${hands[pitchHand]}`, pitchCount].filter((fact): fact is string =>
    Boolean(fact),
  );
  const next = [
    ['On deck', surname(nameOf(view.people, view.onDeckId))],
    ['In the hole', surname(nameOf(view.people, view.inHoleId))],
  ].filter(([, name]) => name !== '');
  return (
    <div className={classNames(styles.matchup, parts.now)}>
      <div className={styles.facing}>
        <Player
          facing={{ role: 'Pitching', playerId: pitcherId, name: nameOf(view.people, pitcherId), facts: pitcherFacts }}
          leagueKind={leagueKind}
          Follow={Follow}
        />
        <span className={styles.against} aria-hidden="true">
          vs.
        </span>
        <Player
          facing={{
            role: isNow && plateAppearance.event === null ? 'At bat' : 'Last batter',
            playerId: batterId,
            name: nameOf(view.people, batterId),
            facts: batterFacts(view, plateAppearance),
          }}
          leagueKind={leagueKind}
          Follow={Follow}
        />
      </div>
      {isNow && (
        <p className={styles.next}>
          {next.map(([label, name]) => (
            <span key={label}>
              {label} <b>{name}</b>
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
