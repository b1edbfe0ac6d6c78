import { useEffect, useRef } from 'react';
import type { PracticeGame } from '../../contract.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { BasePath } from '#ui/diamond/base-path.tsx';
import { Link } from '#ui/link.tsx';
import { describeCall, describePick } from './practice-text.ts';
import styles from './practice-day.module.css';

type PickResultProps = { game: PracticeGame; pick: NonNullable<PracticeGame['pick']>; isNew: boolean };

/** The result of a game after the pick, with its bases, the crowd and a link to the game. A new one gets the focus of the button. */
export function PickResult({ game: { gamePk, teams }, pick, isNew }: PickResultProps) {
  const result = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isNew) result.current?.focus({ preventScroll: true });
  }, [isNew]);
  const { word, detail } = describePick(pick);
  const { away, home } = teams;
  return (
    <div className={styles.result} data-outcome={pick.outcome}>
      <BasePath bases={pick.bases} size={44} />
      <div>
        <p ref={result} tabIndex={-1} className={styles.word}>
          <b>{word}</b>: {detail}
          <span className="visually-hidden">
            . {away.shortName} {pick.score.away}, {home.shortName} {pick.score.home}
          </span>
        </p>
        <p className={styles.call}>{describeCall(pick, teams)}</p>
        <Link to={paths.liveGame(gamePk)} className={styles.game}>
          See the game<span className="visually-hidden">{`, ${away.shortName} at ${home.shortName}`}</span>
        </Link>
      </div>
    </div>
  );
}
