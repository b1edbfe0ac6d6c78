import type { PickableGame } from '../pickable-game.ts';
import { Time } from '#ui/time/time.tsx';
import { Stamp } from '#ui/stamp.tsx';
import { CrowdBar } from './crowd-bar.tsx';
import { useDayPicksContext } from '../day/day-picks-context.ts';
import type { PickFormProps } from './pick-form.tsx';
import styles from './pick-form.module.css';
import { useDraftPicks } from '../drafts/draft-pick-store.ts';

/** Reports a draft pick that was not submitted in time, or was refused. */
function UnsentNote({ game: { gamePk, teams }, savedId }: { game: PickableGame; savedId: number | null }) {
  const draftPick = useDraftPicks().get(gamePk);
  if (!draftPick || draftPick.choice === null || draftPick.choice === savedId) return null;
  const name = draftPick.choice === teams.home.id ? teams.home.shortName : teams.away.shortName;
  return (
    <p role="alert" className={styles.error}>
      {draftPick.error ?? 'Predictions have closed.'} Your choice of the {name} was not submitted.
    </p>
  );
}

/** The clubs of a card after the lock, with the user's pick and the picks of all users. */
export function ClosedPick({ game, rows, lock }: PickFormProps) {
  const dayPicks = useDayPicksContext();
  const savedId = dayPicks.findPick(game.gamePk)?.winnerId ?? null;
  const crowd = dayPicks.findGamePicks(game.gamePk)?.crowd ?? null;
  return (
    <div className={styles.form}>
      <div className={styles.clubs}>
        {(['away', 'home'] as const).map((side) => (
          <div key={side} className={styles.choice} data-club={game.teams[side].id}>
            <span className={styles.club}>{rows[side]}</span>
            {savedId === game.teams[side].id && (
              <span className={styles.called}>
                <Stamp>Called</Stamp>
              </span>
            )}
          </div>
        ))}
      </div>
      <div className={styles.foot}>
        <div className={styles.note}>
          <UnsentNote game={game} savedId={savedId} />
          <p>
            {game.noPicksReason ?? 'Predictions closed'}
            {game.noPicksReason === null && lock !== null && (
              <>
                {' '}
                at <Time at={lock} />
              </>
            )}
          </p>
          {crowd !== null && <CrowdBar crowd={crowd} teams={game.teams} />}
        </div>
      </div>
    </div>
  );
}
