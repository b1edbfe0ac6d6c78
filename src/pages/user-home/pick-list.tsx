import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { User } from '#features/accounts/contract/session.ts';
import type { PickEvent } from '#features/picks/contract/picks.ts';
import type { PublicPick } from '#features/users/contract.ts';
import { pickHistoryQuery } from '#features/users/queries.ts';
import { paths, searchOf } from '#platform/page/paths.ts';
import { useSearchParams } from '#platform/page/use-search-params.ts';
import { clubNamesOf } from '#rules/baseball/teams/club-names.ts';
import { hitName, streakOfBases } from '#rules/picks/scoring.ts';
import { BasePath } from '#ui/baseball/base-path.tsx';
import { Emblem } from '#ui/baseball/emblem.tsx';
import { Card } from '#ui/kit/card.tsx';
import { Link } from '#ui/kit/link.tsx';
import { Loader } from '#ui/kit/loader.tsx';
import { Note } from '#ui/kit/note.tsx';
import { QuietLink } from '#ui/kit/quiet-link.tsx';
import { Text } from '#ui/kit/text.tsx';
import { clockText, dayInZone, dateParts, leagueZone, dayText, useViewerZone } from '#ui/kit/time-text.ts';
import { Time } from '#ui/kit/time.tsx';
import styles from './pick-line.module.css';

type PickListProps = { picks: readonly ShownPick[]; empty: ReactNode; children?: ReactNode };

/** Picks by evening, newest first. */
export function PickList({ picks, empty, children }: PickListProps) {
  return (
    <section aria-labelledby="picks" className={styles.picks}>
      <h2 id="picks">Picks</h2>
      {picks.length === 0 && <Note>{empty}</Note>}
      {pickEvenings(picks).map(({ date, title, record, picks: ofEvening }) => (
        <section key={date} aria-label={title}>
          <h3>
            {title} <small>{record}</small>
          </h3>
          <Card isFlush>
            <ul>
              {ofEvening.map((pick) => (
                <PickLine key={pick.gamePk} pick={pick} />
              ))}
            </ul>
          </Card>
        </section>
      ))}
      {children}
    </section>
  );
}

/** The events of a locked pick, oldest first. */
function History({ pick: { state, history } }: { pick: ShownPick }) {
  if (state === 'open' || history === undefined || history.length === 0) return null;
  return (
    <details className={styles.history}>
      <summary>History</summary>
      <ol>
        {history.map(({ at, kind, text }) => (
          <li key={`${at} ${kind}`}>
            <LocalTime at={at} />
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** The detail of the state; for an open pick the lock time. */
function Detail({ pick: { state, locksAt = null }, text }: { pick: ShownPick; text: string | null }) {
  if (state === 'open' && locksAt !== null) {
    return (
      <small>
        until <Time at={locksAt} isTight />
      </small>
    );
  }
  return text === null ? null : <small>{text}</small>;
}

/** When a game without a result begins. Its day is that of the evening. */
function Start({ pick: { state, startsAt } }: { pick: ShownPick }) {
  if (state === 'correct' || state === 'wrong') return null;
  return <Text size="xs">{startsAt === null ? 'TBD' : <Time at={startsAt} isTight />}</Text>;
}

/** One pick: winner and loser, score or start, state, and for the owner its history. */
function PickLine({ pick }: { pick: EveningPick }) {
  const { winnerId, gamePk, state, score, number } = pick;
  const { word, detail } = describePickState(pick);
  const { winner, loser } = pickClubs(pick);
  return (
    <li className={styles.pick} data-state={state} data-club={winnerId}>
      <Emblem teamId={winnerId} size={32} />
      <div className={styles.text}>
        <QuietLink to={paths.liveGame(gamePk)} className={styles.game}>
          <b>{winner}</b> <span>{score === null ? 'over' : `${score.picked}–${score.other}`}</span> {loser}
          {number !== null && `, game ${number}`}
        </QuietLink>
        <Start pick={pick} />
      </div>
      <p className={styles.state}>
        {state === 'correct' && pick.bases !== null && <BasePath bases={pick.bases} size={24} />}
        <span>
          {word}
          <Detail pick={pick} text={detail} />
        </span>
      </p>
      <History pick={pick} />
    </li>
  );
}

/** 'July 18, 6:50 PM' in the viewer's time zone, or in the league's zone until the browser has reported it. */
function LocalTime({ at }: { at: number }) {
  const zone = useViewerZone() ?? leagueZone;
  return (
    <time dateTime={new Date(at).toISOString()}>
      {dateParts(dayInZone(at, zone)).monthAndDay}, {clockText(at, zone)}
    </time>
  );
}

const clubName = (teamId: number, fallback: string | null): string =>
  clubNamesOf(teamId)?.shortName ?? fallback ?? `Team ${teamId}`;

/** The club names of a pick; 'Team 552' if a name is unknown. */
export function pickClubs({ winnerId, winnerName, loserId, loserName }: ShownPick) {
  return { winner: clubName(winnerId, winnerName), loser: clubName(loserId, loserName) };
}

/** The state of a pick and a detail: 'Correct' and 'double, +2', 'Void' and 'counts for nothing'. */
export function describePickState({ state, bases }: ShownPick): { word: string; detail: string | null } {
  if (state === 'correct')
    return { word: 'Correct', detail: bases === null ? null : `${hitName(streakOfBases(bases) ?? 1)}, +${bases}` };
  return {
    wrong: { word: 'Wrong', detail: null },
    void: { word: 'Void', detail: 'counts for nothing' },
    open: { word: 'Open', detail: 'until its lock' },
    locked: { word: 'Locked', detail: null },
    live: { word: 'Live', detail: 'being played' },
    held: { word: 'Held', detail: 'suspended' },
  }[state];
}

/** A pick for the page. Only the owner receives its history and lock time. */
type ShownPick = PublicPick & { locksAt?: number | null; history?: readonly PickEvent[] };

/** `number`: of the game, if two of the same clubs are picked; else null */
type EveningPick = ShownPick & { number: number | null };

/** `record`: '2 right, 1 wrong'; null without a graded pick */
type PickEvening = { date: string; title: string; record: string | null; picks: EveningPick[] };

const clubsOf = ({ winnerId, loserId }: ShownPick): string => [winnerId, loserId].toSorted((a, b) => a - b).join();

function withNumbers(picks: readonly ShownPick[]): EveningPick[] {
  return picks.map((pick) => {
    const ofClubs = picks.filter((each) => clubsOf(each) === clubsOf(pick));
    return { ...pick, number: ofClubs.length > 1 ? ofClubs.indexOf(pick) + 1 : null };
  });
}

const startOf = ({ startsAt }: ShownPick): number => startsAt ?? Infinity;

/** Groups picks by the day of their game, newest first, and orders those of a day by first pitch. A year is named where it begins. */
export function pickEvenings(picks: readonly ShownPick[]): PickEvening[] {
  const dates = [...new Set(picks.map(({ officialDate }) => officialDate))].toSorted().toReversed();
  return dates.map((date, index) => {
    const ofDate = picks.filter(({ officialDate }) => officialDate === date);
    const count = (state: ShownPick['state']) => ofDate.filter((pick) => pick.state === state).length;
    const [right, wrong] = [count('correct'), count('wrong')];
    const { year } = dateParts(date);
    const isNamed = index > 0 && dateParts(dates[index - 1] ?? date).year !== year;
    return {
      date,
      title: isNamed ? `${dayText(date)}, ${year}` : dayText(date),
      record: right + wrong === 0 ? null : `${right} right, ${wrong} wrong`,
      picks: withNumbers(ofDate.toSorted((one, other) => startOf(one) - startOf(other) || one.gamePk - other.gamePk)),
    };
  });
}

const minute = 60_000;

/** The user's own picks with their history, including open ones, a hundred per page. */
export function OwnPicks({ user }: { user: User }) {
  const [search] = useSearchParams();
  const { before } = searchOf('user-home', search);
  const { data, refetch } = useQuery({ ...pickHistoryQuery(user.id, before), refetchInterval: minute });
  if (data === undefined) return <Loader onRetry={() => void refetch()} />;
  const home = paths.user(user.username);
  return (
    <PickList
      picks={data.picks}
      empty={
        <>
          You have not called a game yet. <Link to={paths.today()}>Pick a winner of today’s games</Link>
        </>
      }
    >
      <Link to={paths.myPicks()}>Today’s picks, live</Link>
      {before !== undefined && <Link to={home}>Newest picks</Link>}
      {data.next !== null && <Link to={`${home}?before=${encodeURIComponent(data.next)}`}>Older picks</Link>}
    </PickList>
  );
}
