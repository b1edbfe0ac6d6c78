import type { GameView, Person } from '#rules/baseball/game/model.ts';
import type { LeagueKind } from '#rules/baseball/league-kind.ts';
import { Headshot } from '#ui/pictures/headshot.tsx';
import { paths } from '#platform/api/browser/paths.ts';
import styles from '../../live-game.page.module.css';

function Decision({ label, person, leagueKind }: { label: string; person: Person; leagueKind: LeagueKind }) {
  return (
    <div className={styles.decision}>
      <Headshot playerId={person.id} leagueKind={leagueKind} size={48} className={styles.picture} />
      <dl>
        <dt>{label}</dt>
        <dd>
          <a href={paths.player(person.id)}>{person.name}</a>
        </dd>
      </dl>
    </div>
  );
}

/** The winning pitcher, the losing pitcher and the pitcher with the save. */
export function Decisions({ view, leagueKind }: { view: GameView; leagueKind: LeagueKind }) {
  const { winner = null, loser = null, save = null } = view.decisions ?? {};
  const all = [
    { label: 'Winning pitcher', person: winner },
    { label: 'Losing pitcher', person: loser },
    { label: 'Save', person: save },
  ];
  return (
    <div className={styles.decisions}>
      {all.map(
        ({ label, person }) => person && <Decision key={label} label={label} person={person} leagueKind={leagueKind} />,
      )}
    </div>
  );
}
