import { useQuery } from '@tanstack/react-query';
import { lazy, useRef, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useSession } from '#features/accounts/queries/session.ts';
import { useLeagueNow, leagueTime, leagueQuery } from '#features/league/queries.ts';
import type { FormResult } from '#platform/api/form-result.ts';
import { useFormResult } from '#platform/page/form-result.ts';
import { paths } from '#platform/page/paths.ts';
import type { GameView } from '#rules/baseball/game/model.ts';
import { isCalledOff, isSuspended, isLive, isOver } from '#rules/baseball/game/predicates.ts';
import { locksAt as lockOf, isOpenAt } from '#rules/picks/lock.ts';
import { pickCode } from '#rules/picks/pick-code.ts';
import { ClubButtons } from '#ui/baseball/club-buttons.tsx';
import { Emblem } from '#ui/baseball/emblem.tsx';
import { Button } from '#ui/kit/button.tsx';
import { classNames } from '#ui/kit/class-names.ts';
import { Link } from '#ui/kit/link.tsx';
import { Problem } from '#ui/kit/problem.tsx';
import { formatTimeLeft, clockText, leagueZone, weekdayIfNot, useViewerZone } from '#ui/kit/time-text.ts';
import { ParkTime, Time, ZoneName } from '#ui/kit/time.tsx';
import type { OwnPick } from '../contract/picks.ts';
import { useDayPicks, DayPicksFrame } from './day-picks.tsx';
import { CrowdBar, MovedPick, GamePickLine } from './game-pick-line.tsx';
import { type PickableGame, clubName, describeFailure, formatDayAndTime } from './pick-text.ts';
import styles from './picks.module.css';

const minute = 60_000;

/** The rows of both clubs on a card. */
type ClubRows = { away: ReactNode; home: ReactNode };

type GamePickProps = {
  game: PickableGame;
  rows: ClubRows;
  isLarge?: boolean;
  /** one of many on a page */
  isCompact?: boolean;
  onChosen?: (clubId: number) => void;
};
type PartProps = GamePickProps & { lock: number | null };

const questionOf = ({ teams: { away, home } }: PickableGame) => `Who wins, ${away.shortName} or ${home.shortName}?`;
const clubsOf = ({ teams: { away, home } }: PickableGame, rows: ClubRows) => [
  { id: away.id, shortName: away.shortName, row: rows.away },
  { id: home.id, shortName: home.shortName, row: rows.home },
];

/** `day`: YYYY-MM-DD, the day that the page shows */
type LockProps = { lock: number; day: string | null };

/**
 * '11:50 AM', with the day if that is neither today nor the one that the page shows. Without scripts the zone is named; with them, the line
 * would become shorter when that of the browser is known.
 */
function LockTime({ lock, day }: LockProps) {
  const zone = useViewerZone() ?? leagueZone;
  const now = useLeagueNow(minute);
  return (
    <>
      {day === null ? formatDayAndTime(lock, now, zone) : weekdayIfNot(day, lock, zone) + clockText(lock, zone)}
      <ZoneName at={lock} isTight />
    </>
  );
}

/** Time until the lock by the league's clock. */
function Countdown({ lock }: { lock: number }) {
  const now = useLeagueNow(1_000);
  return now === null ? null : <b className={styles.left}>{formatTimeLeft(lock - now)}</b>;
}

function LockNote({ lock, day, parkTime }: { lock: number | null; day: string | null; parkTime: ReactNode }) {
  if (lock === null) return <p>Locks when the game begins</p>;
  if (day !== null)
    return (
      <p className={styles.lockAndPark}>
        <span className={styles.time}>
          Locks <LockTime lock={lock} day={day} /> · <Countdown lock={lock} />
        </span>
        {parkTime}
      </p>
    );
  return (
    <p>
      Locks in <Countdown lock={lock} />,{' '}
      <span className={styles.time}>
        at <LockTime lock={lock} day={null} />
      </span>
    </p>
  );
}

/** Why the form was refused that was posted without scripts. */
function Refusal({ result: { code, message, values } }: { result: FormResult }) {
  const pick = pickCode(Number(values.game_Id), Number(values.call ?? values.predictedWinnerId));
  return (
    <Problem text={message}>
      {' '}
      {code === 'not_signed_in' && (
        <>
          <Link to={paths.login({ pick, form: 'sign-up' })}>Sign up</Link> or{' '}
          <Link to={paths.login({ pick })}>sign in</Link>
        </>
      )}
    </Problem>
  );
}

/** What counts, with Undo, or why a choice was not saved, or the lock of a game without a pick. */
function Note({
  game,
  lock,
  isCompact = false,
  choose,
}: Omit<PartProps, 'rows'> & { choose: (winnerId: number | null) => void }) {
  const { findPick, findPending } = useDayPicks();
  const { winnerId: calledId } = findPick(game.gamePk) ?? {};
  const pending = findPending(game.gamePk);
  const day = isCompact ? game.officialDate : null;
  const result = useFormResult(`pick-${game.gamePk}`);
  if (result !== null && pending === undefined && calledId === undefined) return <Refusal result={result} />;
  if (pending?.error) {
    return (
      <Problem text={describeFailure(pending.error, calledId === undefined ? null : clubName(game, calledId))}>
        {' '}
        <button type="button" className={styles.action} onClick={() => choose(pending.winnerId)}>
          Try again
        </button>
      </Problem>
    );
  }
  if (pending !== undefined)
    return <p>{pending.winnerId === null ? 'Withdrawing …' : `Saving: ${clubName(game, pending.winnerId)} …`}</p>;
  if (calledId === undefined) {
    const { startsAt, venue } = game;
    const parkTime = startsAt !== null && <ParkTime at={startsAt} zone={venue.timeZone} />;
    return <LockNote lock={lock} day={day} parkTime={parkTime} />;
  }
  const undo = 'Undo';
  return (
    <p className={styles.calledNote}>
      <b>
        <span className={styles.called}>Called</span>
        <span>:</span> {clubName(game, calledId)}.
      </b>{' '}
      {lock === null ? (
        'Change until the game begins'
      ) : (
        <>
          <span>Change</span> <span>until</span> <LockTime lock={lock} day={day} />
        </>
      )}{' '}
      <span className={styles.undo}>
        ·{' '}
        <button
          type="submit"
          name="withdraw"
          value="1"
          className={styles.action}
          aria-label={`${undo}: withdraw the call of the ${clubName(game, calledId)}`}
          onClick={(event) => {
            event.preventDefault();
            choose(null);
          }}
        >
          {undo}
        </button>
      </span>
    </p>
  );
}

/** Both clubs to choose from. A choice is saved at once; stamp, color and text show what counts. */
function OpenPick({ game, rows, lock, isLarge = false, isCompact = false, onChosen }: PartProps) {
  const { gamePk } = game;
  const form = useRef<HTMLFormElement>(null);
  const { findPick, findPending, choose } = useDayPicks();
  const saved = findPick(gamePk);
  const pending = findPending(gamePk);
  const isPending = pending !== undefined && pending.error === null;
  const chosenId = isPending ? pending.winnerId : (saved?.winnerId ?? null);
  const noteId = `pick-note-${gamePk}`;
  const isRefused = useFormResult(`pick-${gamePk}`) !== null;

  const chooseClub = (winnerId: number) => {
    const isNew = winnerId !== chosenId || (pending !== undefined && !isPending);
    if (!isNew || choose(game, winnerId)) onChosen?.(winnerId);
  };
  /** The button of the note disappears: its focus goes to the club that it is about. */
  const chooseFromNote = (winnerId: number | null) => {
    form.current?.querySelector<HTMLElement>(`[value="${winnerId ?? chosenId}"]`)?.focus();
    choose(game, winnerId);
  };
  return (
    <form ref={form} method="post" action="/forms/pick" className={styles.form} data-invalid={isRefused || undefined}>
      <input type="hidden" name="game_Id" value={gamePk} />
      <ClubButtons
        question={questionOf(game)}
        clubs={clubsOf(game, rows)}
        chosenId={chosenId}
        isPending={isPending}
        isLarge={isLarge}
        isCompact={isCompact}
        noteId={noteId}
        onChoose={chooseClub}
        isOfForm
      />
      <div className={classNames(styles.foot, isCompact && styles.compactFoot)}>
        <div id={noteId} className={styles.note}>
          <Note game={game} lock={lock} isCompact={isCompact} choose={chooseFromNote} />
        </div>
        <Button type="submit" className="needs-no-script">
          Submit prediction
        </Button>
      </div>
      {saved !== undefined && pending === undefined && <PickConfidence pick={saved} />}
    </form>
  );
}

/** few users have it */
const ConfidenceSlider = lazy(async () => ({ default: (await import('./confidence-slider.tsx')).ConfidenceSlider }));

/** The slider below a saved pick, for users who have enabled it. Its place is kept free until the confidence is loaded. */
function PickConfidence({ pick }: { pick: OwnPick }) {
  const { user } = useSession();
  if (user?.usesConfidence !== true) return null;
  return (
    <div className={styles.confidence}>
      <Suspense>
        <ConfidenceSlider key={pick.winnerId} pick={pick} userId={user.id} />
      </Suspense>
    </div>
  );
}

/** The clubs after the lock, with the user's pick and the picks of all users. */
function ClosedPick({ game, rows, lock, isLarge = false, isCompact = false }: PartProps) {
  const { findPick, findGamePicks, findPending } = useDayPicks();
  const { winnerId } = findPick(game.gamePk) ?? {};
  const crowd = findGamePicks(game.gamePk)?.crowd ?? null;
  const { error = null } = findPending(game.gamePk) ?? {};
  return (
    <div className={styles.form}>
      <ClubButtons
        question={questionOf(game)}
        clubs={clubsOf(game, rows)}
        chosenId={winnerId ?? null}
        isLarge={isLarge}
        isCompact={isCompact}
      />
      <div className={classNames(styles.foot, isCompact && styles.compactFoot)}>
        <div className={styles.note}>
          {error !== null && (
            <Problem text={describeFailure(error, winnerId === undefined ? null : clubName(game, winnerId))} />
          )}
          <p>
            {winnerId !== undefined && (
              <>
                <b>Called: {clubName(game, winnerId)}.</b>{' '}
              </>
            )}
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

/** The pick of a game before its first pitch: two buttons until the lock, then what was called. `onChosen`: after a choice of a user */
export function GamePick(props: GamePickProps) {
  const { game } = props;
  const gamePicks = useDayPicks().findGamePicks(game.gamePk);
  const lock = lockOf(game, gamePicks);
  const isLocked = useIsPast(lock);
  const isOpen = !isLocked && isOpenAt(game, gamePicks, Number.NEGATIVE_INFINITY);
  return (
    <>
      {isOpen ? <OpenPick {...props} lock={lock} /> : <ClosedPick {...props} lock={lock} />}
      <MovedPick game={game} />
    </>
  );
}

const checkInterval = 500;

/** Whether the league's clock has reached a time (epoch ms). Renders again only when the result changes. */
function useIsPast(at: number | null): boolean {
  const { data, dataUpdatedAt } = useQuery(leagueQuery);
  const [isPast, setIsPast] = useState(at !== null && data !== undefined && data.now >= at);
  useEffect(() => {
    if (data === undefined) return undefined;
    const check = () => setIsPast(at !== null && leagueTime(data, dataUpdatedAt, Date.now()) >= at);
    check();
    const timer = setInterval(check, checkInterval);
    return () => clearInterval(timer);
  }, [at, data, dataUpdatedAt]);
  return isPast;
}

/** A club with its emblem and record, in a button to choose it. */
export function ClubRow({ team: { id, shortName, record } }: { team: PickableGame['teams']['home'] }) {
  return (
    <span className={styles.club}>
      <Emblem teamId={id} size={32} />
      <span>
        {shortName}
        {record !== null && (
          <small>
            {' '}
            {record.wins}–{record.losses}
          </small>
        )}
      </span>
    </span>
  );
}

/** On the page of a game: the buttons until the lock, then the user's pick with its result, and the picks of all users. */
export function GamePagePick({ game }: { game: PickableGame & Pick<GameView, 'officialDate'> }) {
  const hasLeftPreview = isLive(game) || isOver(game) || isCalledOff(game) || isSuspended(game);
  const { away, home } = game.teams;
  return (
    <DayPicksFrame date={game.officialDate}>
      {hasLeftPreview ? (
        <section aria-label="Your pick" className={styles.result}>
          <GamePickLine game={game} />
          <MovedPick game={game} />
        </section>
      ) : (
        <section aria-label="Your pick" className={styles.ofGamePage}>
          <GamePick game={game} rows={{ away: <ClubRow team={away} />, home: <ClubRow team={home} /> }} />
        </section>
      )}
    </DayPicksFrame>
  );
}
