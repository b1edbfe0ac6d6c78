import { nameNoHitter } from '#rules/baseball/game/name-no-hitter.ts';
import type { GameView, Side } from '#rules/baseball/game/model.ts';
import { hasStarted, winningSide } from '#rules/baseball/game/predicates.ts';
import { Emblem } from '#ui/pictures/emblem.tsx';
import { paths } from '#platform/api/browser/paths.ts';
import styles from './scoreboard.module.css';

/** One side of the scoreboard: emblem, name, record and runs. */
export function TeamScore({ view, side }: { view: GameView; side: Side }) {
  const team = view.teams[side];
  const { noHitter } = view;
  const isWinner = winningSide(view) === side;
  return (
    <div className={styles.team} data-side={side} data-winner={isWinner || undefined}>
      <div className={styles.emblem}>
        <Emblem teamId={team.id} size={72} />
      </div>
      <div className={styles.naming}>
        <p className={styles.name}>
          <a href={paths.rosters({ team: team.id })}>
            <span className="visually-hidden">{team.name}</span>
            <span className={styles.long} aria-hidden="true">
              {team.shortName}
            </span>
            <span className={styles.short} aria-hidden="true">
              {team.abbreviation}
            </span>
          </a>
        </p>
        <p className={styles.record}>
          {team.record && (
            <span>
              {team.record.wins}–{team.record.losses}
            </span>
          )}
          {isWinner && <span className={styles.winner}>Winner</span>}
          {noHitter?.side === side && <b className={styles.noHitter}>{nameNoHitter(noHitter)}</b>}
        </p>
      </div>
      {hasStarted(view) && (
        <p key={view.totals[side].runs} className={styles.runs}>
          {view.totals[side].runs}
          <span className="visually-hidden"> runs</span>
        </p>
      )}
    </div>
  );
}
