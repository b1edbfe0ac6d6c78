import { countOf } from '#rules/baseball/game/count-of.ts';
import type { LeagueKind } from '#rules/baseball/league-kind.ts';
import { nameOf } from '#rules/baseball/game/describe.ts';
import type { BoxScore, GameView, PlateAppearance } from '#rules/baseball/game/model.ts';
import type { GameParts } from '../layouts/game-screen.ts';
import { Headshot } from '#ui/pictures/headshot.tsx';
import { surname } from '#rules/baseball/players/surname.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { findBatter, findPitcher, formatBattingLine, formatPitchingLine } from './player-lines.ts';
import styles from './plate-appearance-panel.module.css';

type Facing = { role: string; playerId: number; facts: (string | false | null | undefined)[]; line: string | null };

type PlayerProps = Pick<GameParts, 'Follow'> & { facing: Facing; people: GameView['people']; leagueKind: LeagueKind };

/** One line of who and one of figures, so that nothing shifts when players change. */
function Player({ facing: { role, playerId, facts, line }, people, leagueKind, Follow }: PlayerProps) {
  const name = nameOf(people, playerId);
  return (
    <div className={styles.player}>
      <Headshot playerId={playerId} leagueKind={leagueKind} size={60} className={styles.picture} />
      <p className={styles.who}>
        <span className={styles.role}>{role}</span>{' '}
        <a className={styles.name} href={paths.player(playerId)}>
          {name}
        </a>{' '}
        <span className={styles.facts}>{facts.map((fact) => fact && <span key={fact}>{fact} </span>)}</span>
      </p>
      <p className={styles.figures}>{line}</p>
      <Follow playerId={playerId} name={name} className={styles.follow} />
    </div>
  );
}

export type MatchupProps = Pick<GameParts, 'Follow'> & {
  view: GameView;
  plateAppearance: PlateAppearance;
  /** null until it is loaded, and in a replay */
  box: BoxScore | null;
  leagueKind: LeagueKind;
  isNow: boolean;
};

/** The pitcher and the batter, each with the figures of today and of the season. */
export function Matchup({ view, plateAppearance, box, leagueKind, isNow, Follow }: MatchupProps) {
  const { pitcherId, pitchHand, batterId, batSide, half } = plateAppearance;
  const slot = view.lineups[half === 'top' ? 'away' : 'home'].find(({ playerId }) => playerId === batterId);
  const isAtBat = isNow && plateAppearance.event === null;
  // the box score does not have the newest result yet
  const batting = isNow && !isAtBat ? undefined : findBatter(box, batterId);
  const pitching = findPitcher(box, pitcherId);
  const count = isNow ? view.pitchCount : null;
  const pitches = count === null ? null : countOf(count, 'pitch', 'pitches');
  const shared = { people: view.people, leagueKind, Follow };
  return (
    <div className={styles.matchup}>
      <Player
        {...shared}
        facing={{
          role: isAtBat ? 'At bat' : 'Last batter',
          playerId: batterId,
          facts: [slot?.position, batSide && `bats ${batSide}`],
          line: batting ? formatBattingLine(batting) : null,
        }}
      />
      <Player
        {...shared}
        facing={{
          role: 'Pitching',
          playerId: pitcherId,
          facts: [pitchHand && `throws ${pitchHand}`],
          line: pitching ? formatPitchingLine(pitching, count) : pitches,
        }}
      />
    </div>
  );
}

/** The next two batters with their averages. */
export function NextBatters({ view, box }: { view: GameView; box: BoxScore | null }) {
  const next = [
    ['On deck', view.onDeckId],
    ['In the hole', view.inHoleId],
  ] as const;
  return (
    <p className={styles.next}>
      {next.map(
        ([label, id]) =>
          id !== null && (
            <span key={label}>
              {label} <b>{surname(nameOf(view.people, id))}</b> {findBatter(box, id)?.average}
            </span>
          ),
      )}
    </p>
  );
}
