import type { ReactNode } from 'react';
import { paths } from '#platform/page/paths.ts';
import { addDays } from '#rules/baseball/days.ts';
import { formatGameNumber, formatHalfInning, formatStatus } from '#rules/baseball/game/card-text.ts';
import { isOver, isTied } from '#rules/baseball/game/predicates.ts';
import { ordinal } from '#rules/baseball/stats/figures.ts';
import { BasePath } from '#ui/baseball/base-path.tsx';
import { Emblem } from '#ui/baseball/emblem.tsx';
import { Card } from '#ui/kit/card.tsx';
import { QuietLink } from '#ui/kit/quiet-link.tsx';
import { dayText } from '#ui/kit/time-text.ts';
import type { Evening } from '../contract/my-picks.ts';
import { describeCall } from './describe-call.ts';
import controls from '#ui/kit/controls.module.css';
import styles from './evening-card.module.css';

type EveningPick = Evening['picks'][number];

/** 'Tonight', 'Last night', or the day. `evening`: the current one (YYYY-MM-DD) */
export function nameEvening(date: string, evening: string): string {
  if (date === evening) return 'Tonight';
  return date === addDays(evening, -1) ? 'Last night' : dayText(date);
}

/** The URL of the picture of a user's locked picks of a day (YYYY-MM-DD). */
export function pictureOfPicks(username: string, date: string): string {
  return `/api/fans/${encodeURIComponent(username)}/picks/picture.png?date=${date}`;
}

/** '10 innings' of a game that was longer or shorter than scheduled; why a game was not played. */
function describeEnd(game: EveningPick['game']): string | null {
  if (!isOver(game)) return formatStatus(game);
  if (isTied(game)) return 'tied';
  return game.inning === null || game.inning === game.scheduledInnings ? null : `${game.inning} innings`;
}

function Score({ pick: { game, winnerId } }: { pick: EveningPick }) {
  const { away, home } = game.teams;
  const [called, other] = winnerId === home.id ? [home, away] : [away, home];
  return (
    <>
      <b>{called.shortName}</b>{' '}
      <span>{isOver(game) && called.score !== null ? `${called.score}–${other.score ?? 0}` : 'over'}</span>{' '}
      {other.shortName}
      {formatGameNumber(game)} <small>{describeEnd(game)}</small>
    </>
  );
}

function PickRow({ pick }: { pick: EveningPick }) {
  const { game, winnerId, outcome, bases, decidingPlay } = pick;
  const { word, detail } = describeCall(pick);
  return (
    <li data-state={pick.state} data-outcome={outcome ?? undefined}>
      <Emblem teamId={winnerId} size={24} />
      <QuietLink to={paths.liveGame(game.gamePk)} className={styles.game}>
        <Score pick={pick} />
      </QuietLink>
      <p className={styles.call}>
        {outcome === 'correct' && bases !== null && <BasePath bases={bases} size={24} />}
        <span>
          <b>{word}</b> {detail !== null && <small>{detail}</small>}
        </span>
      </p>
      {decidingPlay !== null && (
        <p className={styles.play}>
          {formatHalfInning(decidingPlay)}: {decidingPlay.text}
        </p>
      )}
    </li>
  );
}

function Rank({ rank, rankBefore }: Evening) {
  if (rank === null) return null;
  const gained = rankBefore === null ? 0 : rankBefore - rank;
  return (
    <p>
      <b>{ordinal(rank)}</b>
      <span>
        {gained === 0 && (rankBefore === null ? 'place' : 'place, as before')}
        {gained !== 0 && (
          <>
            place, {gained > 0 ? 'up' : 'down'} from {ordinal(rankBefore ?? rank)}
          </>
        )}
      </span>
    </p>
  );
}

type EveningCardProps = {
  evening: Evening;
  title: string;
  username: string;
  /** what comes next: the games to pick and the next lock */
  children?: ReactNode;
};

/** A past evening of a user: record, bases, streak, rank, and each game with its score and the play that decided it. */
export function EveningCard({ evening, title, username, children }: EveningCardProps) {
  const { date, correct, wrong, bases, streak, endedStreak, picks } = evening;
  return (
    <Card as="section" aria-labelledby="evening" className={styles.card}>
      <header className={styles.head}>
        <h2 id="evening">
          {title}
          {title !== dayText(date) && <small> {dayText(date)}</small>}
        </h2>
        <a href={`${pictureOfPicks(username, date)}&results=1`} className={controls.textButton}>
          Share picture
        </a>
      </header>
      <div className={styles.figures}>
        <p>
          <b>
            {correct}–{wrong}
          </b>
          <span>right and wrong</span>
        </p>
        <p>
          <b>{bases}</b>
          <span>{bases === 1 ? 'base' : 'bases'}</span>
        </p>
        <p>
          <b>{streak ?? 0}</b>
          <span>{endedStreak > 1 ? `streak, ended one of ${endedStreak}` : 'streak'}</span>
        </p>
        <Rank {...evening} />
      </div>
      <ol className={styles.picks}>
        {picks.map((pick) => (
          <PickRow key={pick.game.gamePk} pick={pick} />
        ))}
      </ol>
      {children}
    </Card>
  );
}
