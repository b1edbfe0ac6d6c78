import { useState } from 'react';
import { useLeagueNow } from '#features/league/queries.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { BaseDiamond } from '#ui/baseball/base-diamond.tsx';
import { CountDots } from '#ui/baseball/count-dots.tsx';
import { Emblem } from '#ui/baseball/emblem.tsx';
import { classNames } from '#ui/kit/class-names.ts';
import { formatTimeLeft } from '#ui/kit/time-text.ts';
import { Time } from '#ui/kit/time.tsx';
import { type ScoreTile as Tile, nextLockOfCards } from '../rules.ts';
import styles from './score-tile.module.css';

function Club({ club: { id, abbreviation, shortName, score } }: { club: Tile['away'] }) {
  const [first] = useState(score);
  return (
    <div className={styles.club} data-club={id}>
      <Emblem teamId={id} />
      <span className={styles.name}>
        <span className={styles.long}>{shortName}</span>
        <abbr title={shortName} className={styles.short}>
          {abbreviation}
        </abbr>
      </span>
      {score !== null && (
        <b key={score} className={classNames(score !== first && styles.changed)}>
          {score}
        </b>
      )}
    </div>
  );
}

function Situation({ situation: { bases, balls, strikes, outs } }: { situation: NonNullable<Tile['situation']> }) {
  return (
    <div className={styles.situation}>
      <BaseDiamond bases={bases} />
      <CountDots kind="balls" value={balls} />
      <CountDots kind="strikes" value={strikes} />
      <CountDots kind="outs" value={outs} />
    </div>
  );
}

type ScoreTileProps = {
  tile: Tile;
  /** the name of the club that the user has called */
  call?: string | undefined;
  /** the place is higher than wide, unless the screen is small */
  isUpright?: boolean;
};

/** A game in type that fills its place: state, clubs, runs, bases, count and players. The place has a size of its own. */
export function ScoreTile({ tile, call, isUpright = false }: ScoreTileProps) {
  const { headline, startsAt, note, isLive, away, home, situation, people } = tile;
  return (
    <article className={styles.tile} aria-label={`${away.shortName} at ${home.shortName}`}>
      <div className={styles.body} data-upright={isUpright || undefined}>
        <p className={classNames(styles.head, isLive && styles.live)}>
          {headline ?? (startsAt !== null && <Time at={startsAt} />)}
          {note !== null && <span className={styles.note}>{note}</span>}
          {call !== undefined && <span className={styles.call}>Your call: {call}</span>}
        </p>
        <div className={styles.clubs}>
          <Club club={away} />
          <Club club={home} />
        </div>
        {situation !== null && <Situation situation={situation} />}
        {/* between innings its line is empty, so that nothing moves */}
        {(people !== null || isLive) && (
          <p className={styles.people} title={people ?? undefined}>
            {people}
          </p>
        )}
      </div>
    </article>
  );
}

/** Which game locks next, and in how long. Locks follow the present, whatever the viewer's clock says. */
export function NextLockLine({ games }: { games: readonly GameCard[] }) {
  const now = useLeagueNow(1000);
  const next = now === null ? null : nextLockOfCards(games, now);
  if (now === null || next === null) return <>No game is open for picks</>;
  const { away, home } = next.card.teams;
  return (
    <>
      Next lock: {away.shortName} at {home.shortName} in <span role="timer">{formatTimeLeft(next.locksAt - now)}</span>
    </>
  );
}
