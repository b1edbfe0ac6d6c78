import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Practice, PracticeGame, PracticePick, submitPracticePick } from '#features/practice/contract.ts';
import { useFormResult } from '#platform/page/form-result.ts';
import { paths } from '#platform/page/paths.ts';
import { forecastText } from '#rules/baseball/game/forecast-text.ts';
import { BasePath } from '#ui/baseball/base-path.tsx';
import { briefRows } from '#ui/baseball/brief-rows.ts';
import { BriefTable } from '#ui/baseball/brief-table.tsx';
import { ClubButtons } from '#ui/baseball/club-buttons.tsx';
import { Emblem } from '#ui/baseball/emblem.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { Link } from '#ui/kit/link.tsx';
import { Note } from '#ui/kit/note.tsx';
import { Problem } from '#ui/kit/problem.tsx';
import { Time } from '#ui/kit/time.tsx';
import { useChange } from '#ui/kit/use-change.ts';
import { practiceQuery, describeCall, describePick } from './practice-text.ts';
import styles from './practice-day.module.css';

/** '7:05 PM · Foundry Park · Game 2' */
function Announcement({ game: { startsAt, venue, series, doubleHeaderGame } }: { game: PracticeGame }) {
  return (
    <Note>
      {startsAt === null ? 'Time TBD' : <Time at={startsAt} isTight />} · {venue.name}
      {doubleHeaderGame !== null && ` · Game ${doubleHeaderGame}`}
      {series !== null && <span className={styles.series}>{series}</span>}
    </Note>
  );
}

/** A club with its record and its starter, and its runs after the pick. */
function ClubRow({ game: { teams, pick }, side }: { game: PracticeGame; side: 'away' | 'home' }) {
  const { id, shortName, record, probablePitcher } = teams[side];
  return (
    <span className={styles.club}>
      <Emblem teamId={id} size={32} />
      <span>
        <b>{shortName}</b>
        {record !== null && (
          <span>
            {' '}
            {record.wins}–{record.losses}
          </span>
        )}
        <small>{probablePitcher?.name ?? 'Starter not announced'}</small>
      </span>
      {pick !== null && <span className={styles.runs}>{pick.score[side]}</span>}
    </span>
  );
}

/** What was known on the morning of the game: the forecast, and the brief on demand. */
function Known({ game: { forecast, brief, teams } }: { game: PracticeGame }) {
  const rows = briefRows(brief);
  return (
    <>
      <Note>{forecast === null ? 'No forecast for this game' : forecastText(forecast.homeWinProbability, teams)}</Note>
      {rows.length > 0 && (
        <details className={styles.brief}>
          <summary>Before you pick</summary>
          <BriefTable rows={rows} teams={teams} />
        </details>
      )}
    </>
  );
}

function withPick(practice: Practice, { gamePk, pick, record }: PracticePick): Practice {
  const { day } = practice;
  const games = day?.games.map((game) => (game.gamePk === gamePk ? { ...game, pick } : game)) ?? [];
  return { ...practice, record, day: day && { ...day, games } };
}

/** A choice of this page; without an `error`, it is being saved or was saved. */
type Choice = { winnerId: number; error: string | null };

/** Submits the pick of a game and shows its result. `date`: of the page, YYYY-MM-DD */
function usePracticePick({ gamePk, pick }: PracticeGame, date: string) {
  const queryClient = useQueryClient();
  const { queryKey } = practiceQuery(date);
  const [winnerId, setWinnerId] = useState<number | null>(null);
  const change = useChange();
  const after = async (made: PracticePick) => {
    // a response that is still on its way has no result of this game
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, (shown) => shown && withPick(shown, made));
  };
  const submit = (chosenId: number) => {
    if (change.isRunning || change.isDone) return;
    setWinnerId(chosenId);
    const body = { gamePk, winnerId: chosenId };
    void change.send<typeof submitPracticePick>('POST /api/practice/picks', { body }, { after });
  };
  const reason = change.error?.status === 0 ? 'no connection.' : change.error?.message;
  const choice: Choice | null = winnerId === null ? null : { winnerId, error: reason ?? null };
  return { choice, isNew: choice !== null && pick !== null, submit };
}

type PickResultProps = { game: PracticeGame; pick: NonNullable<PracticeGame['pick']>; isNew: boolean };

/** The result of a game after the pick, with its bases, the crowd and a link to the game. A new one gets the focus of the button. */
function PickResult({ game: { gamePk, teams }, pick, isNew }: PickResultProps) {
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
        <Note>{describeCall(pick, teams)}</Note>
        <Link to={paths.liveGame(gamePk)} className={styles.game}>
          See the game<span className="visually-hidden">{`, ${away.shortName} at ${home.shortName}`}</span>
        </Link>
      </div>
    </div>
  );
}

type WaitingProps = { choice: Choice | null; refusal: string | undefined; onRetry: (winnerId: number) => void };

/** Before the pick: that it is final, or why it was not saved. `refusal`: of the form that was posted without scripts */
function Waiting({ choice, refusal, onRetry }: WaitingProps) {
  if (choice === null && refusal !== undefined) return <Problem text={refusal} />;
  if (choice === null) return <Note>Who won? A call is final.</Note>;
  if (choice.error === null) return <Note>Saving …</Note>;
  return (
    <Problem text={`Not saved: ${choice.error}`}>
      {' '}
      <Button onClick={() => onRetry(choice.winnerId)}>Try again</Button>
    </Problem>
  );
}

/** A game as of its morning with a button for each club; the result after the pick. `date`: of the page, YYYY-MM-DD */
export function MatchupCard({ game, date }: { game: PracticeGame; date: string }) {
  const { choice, isNew, submit } = usePracticePick(game, date);
  const refusal = useFormResult(`practice-${game.gamePk}`);
  const { pick, teams } = game;
  const { away, home } = teams;
  const name = `matchup-${game.gamePk}`;
  const pendingId = choice?.error === null ? choice.winnerId : null;
  const rowOf = (side: 'away' | 'home') => ({ ...teams[side], row: <ClubRow game={game} side={side} /> });
  return (
    <Card as="li" className={styles.card} aria-labelledby={name}>
      <h3 id={name} className="visually-hidden">
        {away.shortName} at {home.shortName}
      </h3>
      <Announcement game={game} />
      <form method="post" action="/forms/practice-pick">
        <input type="hidden" name="gamePk" value={game.gamePk} />
        <ClubButtons
          question={`Who won, ${away.shortName} or ${home.shortName}?`}
          clubs={[rowOf('away'), rowOf('home')]}
          chosenId={pick?.winnerId ?? pendingId}
          isPending={pick === null}
          onChoose={pick === null ? submit : undefined}
        />
      </form>
      <Known game={game} />
      <div className={styles.foot}>
        {pick === null ? (
          <Waiting choice={choice} refusal={refusal?.message} onRetry={submit} />
        ) : (
          <PickResult game={game} pick={pick} isNew={isNew} />
        )}
      </div>
    </Card>
  );
}
