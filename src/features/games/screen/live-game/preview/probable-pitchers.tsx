import type { LeagueKind } from '#rules/baseball/league-kind.ts';
import type { GameView, Side } from '#rules/baseball/game/model.ts';
import { Headshot } from '#ui/pictures/headshot.tsx';
import { paths } from '#platform/api/browser/paths.ts';
import styles from './preview.module.css';

function Probable({ view, side, leagueKind }: { view: GameView; side: Side; leagueKind: LeagueKind }) {
  const pitcher = view.probablePitchers?.[side] ?? null;
  return (
    <div className={styles.probable} data-side={side}>
      {pitcher && <Headshot playerId={pitcher.id} leagueKind={leagueKind} size={88} className={styles.picture} />}
      <div>
        <p className={styles.team}>{view.teams[side].shortName}</p>
        <p className={styles.name}>
          {pitcher ? <a href={paths.player(pitcher.id)}>{pitcher.name}</a> : 'Not Announced'}
        </p>
      </div>
    </div>
  );
}

/** The probable starting pitchers of both sides. */
export function ProbablePitchers({ view, leagueKind }: { view: GameView; leagueKind: LeagueKind }) {
  return (
    <div className={styles.pair}>
      <Probable view={view} side="away" leagueKind={leagueKind} />
      <span className={styles.against} aria-hidden="true">
        vs.
      </span>
      <Probable view={view} side="home" leagueKind={leagueKind} />
    </div>
  );
}
