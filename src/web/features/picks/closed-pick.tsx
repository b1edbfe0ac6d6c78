import type { GameCard } from '#domain/game/game-card.ts';
import { ClockTime } from '../../ui/clock-time.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import choice from './club-choice.module.css';
import { CrowdBar } from './crowd-bar.tsx';
import { useDayBook } from './day-picks.ts';
import type { ClubRows } from './game-pick.tsx';
import styles from './pick-form.module.css';
import { useSlips } from './slip-store.ts';

type ClosedPickProps = { game: GameCard; rows: ClubRows; lock: number | null };

/** A choice that was not submitted in time, or refused: said, not dropped. */
function Unsent({ game: { gamePk, teams }, savedId }: { game: GameCard; savedId: number | null }) {
  const slip = useSlips().get(gamePk);
  if (!slip || slip.choice === null || slip.choice === savedId) return null;
  const name = slip.choice === teams.home.id ? teams.home.shortName : teams.away.shortName;
  return (
    <p role="alert" className={styles.trouble}>
      {slip.trouble ?? 'Predictions have closed.'} Your choice of the {name} was not submitted.
    </p>
  );
}

/** A card's clubs after the lock: the call that stands, and the crowd's. */
export function ClosedPick({ game, rows, lock }: ClosedPickProps) {
  const book = useDayBook();
  const savedId = book.pickOf(game.gamePk)?.winnerId ?? null;
  const crowd = book.knownOf(game.gamePk)?.crowd ?? null;
  return (
    <div className={styles.form}>
      <div className={styles.clubs}>
        {(['away', 'home'] as const).map((side) => (
          <div key={side} className={choice.choice} data-club={game.teams[side].id}>
            <span className={choice.club}>{rows[side]}</span>
            {savedId === game.teams[side].id && (
              <span className={choice.called}>
                <Stamp>Called</Stamp>
              </span>
            )}
          </div>
        ))}
      </div>
      <div className={styles.foot}>
        <div className={styles.note}>
          <Unsent game={game} savedId={savedId} />
          <p>
            Predictions closed
            {lock !== null && (
              <>
                {' '}
                at <ClockTime at={lock} />
              </>
            )}
          </p>
          {crowd !== null && <CrowdBar crowd={crowd} teams={game.teams} />}
        </div>
      </div>
    </div>
  );
}
