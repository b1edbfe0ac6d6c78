import { useState } from 'react';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { classNames } from '#ui/class-names.ts';
import { Emblem } from '#ui/pictures/emblem.tsx';
import styles from './live-card.module.css';
import { Stack } from '#ui/stack.tsx';

type CardTeam = GameCard['teams']['home'];

/** A score that is highlighted when it changes while the page is open. */
function Score({ runs }: { runs: number }) {
  const [first] = useState(runs);
  return (
    <b key={runs} className={classNames(styles.score, runs !== first && styles.changed)}>
      {runs}
    </b>
  );
}

function Pitcher({ pitcher }: { pitcher: CardTeam['probablePitcher'] }) {
  return (
    <span className={pitcher === null ? styles.unnamed : styles.pitcher}>
      <span className="visually-hidden">Probable pitcher: </span>
      {pitcher === null ? 'Not Announced' : pitcher.name}
    </span>
  );
}

type TeamRowProps = { team: CardTeam; isBehind?: boolean; showsScore?: boolean };

/** One club's row of a card: emblem, name, record, probable pitcher, and runs if the game has started. */
export function TeamRow({ team, isBehind = false, showsScore = false }: TeamRowProps) {
  return (
    <span className={classNames(styles.row, isBehind && styles.behind)} data-club={team.id}>
      <Emblem teamId={team.id} size={32} />
      <span className={styles.text}>
        <span className={styles.name}>{team.shortName}</span>
        {team.record !== null && (
          <span className={styles.record}>
            {' '}
            {team.record.wins}–{team.record.losses}
          </span>
        )}
        <Pitcher pitcher={team.probablePitcher} />
      </span>
      {showsScore && team.score !== null && <Score runs={team.score} />}
    </span>
  );
}

type TeamRowsProps = { teams: GameCard['teams']; marksLoser?: boolean; showsScore?: boolean };

/** Both clubs with their runs, the away club first. */
export function ScoreRows({ teams: { away, home }, marksLoser = false, showsScore = true }: TeamRowsProps) {
  const margin = (home.score ?? 0) - (away.score ?? 0);
  return (
    <Stack gap={1}>
      <TeamRow team={away} showsScore={showsScore} isBehind={marksLoser && margin > 0} />
      <TeamRow team={home} showsScore={showsScore} isBehind={marksLoser && margin < 0} />
    </Stack>
  );
}
