import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '#features/accounts/contract/session.ts';
import { FollowedPlace } from '#features/followed-players/screen/followed-strip.tsx';
import { todaysGamesQuery } from '#features/games/queries/games.ts';
import { StaleNote } from '#features/league/screen.tsx';
import { CallList } from '#features/picks/screen/call-list.tsx';
import { EveningCard, nameEvening } from '#features/picks/screen/evening-card.tsx';
import { groupCalls } from '#features/picks/screen/group-calls.ts';
import { NextPickCard, useNextPick } from '#features/picks/screen/pick-card.tsx';
import { useMyPicks } from '#features/picks/screen/use-my-picks.ts';
import { countGraded, describeTonight, useTonight, type Tonight } from '#features/picks/screen/use-tonight.ts';
import { paths } from '#platform/page/paths.ts';
import { PastimeLink } from '#ui/baseball/pastime-link.tsx';
import { Drawing } from '#ui/kit/drawing.tsx';
import { Link } from '#ui/kit/link.tsx';
import { fullDayText } from '#ui/kit/time-text.ts';
import { Time } from '#ui/kit/time.tsx';
import { Offer } from './offer.tsx';
import { findClubGame, OwnClub } from './own-club.tsx';
import { TodaysStrip } from './todays-strip.tsx';
import styles from './own-home.module.css';

/** What the heading leaves out: the games without a call, the results so far, and the streak. Nothing that is zero. */
function Figures({ tonight, username, streak }: { tonight: Tonight; username: string; streak: number }) {
  const { picks, toPick, lastEvening, date } = tonight;
  const { correct, wrong } = countGraded(groupCalls(tonight).finals);
  const hasCalls = picks.some(({ game }) => game.officialDate === date);
  return (
    <p className={styles.figures}>
      {hasCalls && toPick > 0 && <Link to={paths.slate()}>{toPick} more to call</Link>}
      {correct + wrong > 0 && lastEvening?.date !== date && (
        <span>
          {correct}–{wrong} so far
        </span>
      )}
      {streak > 0 && <Link to={paths.user(username)}>Streak {streak}</Link>}
      <Link to={paths.myPicks()}>My picks</Link>
    </p>
  );
}

/** On a day without games: the next day that has some. */
function NoGames({ nextDay }: { nextDay: string | undefined }) {
  return (
    <p>
      {nextDay === undefined ? (
        <PastimeLink>Practice on games of the past</PastimeLink>
      ) : (
        <>
          Next games: <Link to={paths.today({ date: nextDay })}>{fullDayText(nextDay)}</Link>
        </>
      )}
    </p>
  );
}

function Head({ user, tonight }: { user: User; tonight: Tonight | null }) {
  const { data: day } = useQuery(todaysGamesQuery);
  const { data: own, error } = useMyPicks();
  const line = tonight && describeTonight(tonight, day === undefined || day.games.length > 0);
  return (
    <header className={styles.head}>
      <div>
        <h1 tabIndex={-1}>
          Your evening{line && `: ${line.text}`}
          {line?.lock && tonight?.lock != null && (
            <>
              , {line.lock} <Time at={tonight.lock} isTight />
            </>
          )}
        </h1>
        {tonight && (
          <Figures {...{ tonight }} username={user.username} streak={own?.now.streak ?? user.currentStreak} />
        )}
        {tonight === null && error && <p>Your picks could not be loaded.</p>}
        {own && <StaleNote freshness={own.freshness} />}
        {day?.games.length === 0 && <NoGames nextDay={day.nextDay} />}
      </div>
      <div className={styles.batter}>
        <Drawing of="park#park" />
      </div>
    </header>
  );
}

/**
 * Home of a user: the evening with the own picks, the next game to call, the favorite club and the followed players, then the other games and
 * the last evening. Each game is in one place, except that a called one of the favorite club is also in its row. `called`: the game with whose pick the user has signed in
 */
export function OwnHome({ user, called }: { user: User; called: number | undefined }) {
  const tonight = useTonight();
  const next = useNextPick(called);
  const clubGame = findClubGame(next.games, user.favorite_team);
  const { date = '', lastEvening = null } = tonight ?? {};
  const { playing, locked, open, finals } = groupCalls(tonight ?? { date, picks: [], lastEvening });
  // a pick of the last evening can wait for its grade
  const above = [next.game?.gamePk, ...(lastEvening?.picks ?? []).map(({ game }) => game.gamePk)];
  const calls = [...playing, ...locked, ...open, ...finals].filter(({ game }) => !above.includes(game.gamePk));
  // a game to call that comes first keeps its place while others are called
  const [isPickFirst] = useState(called !== undefined || calls.length === 0);
  const last = lastEvening && (
    <EveningCard evening={lastEvening} title={nameEvening(lastEvening.date, date)} username={user.username} />
  );
  const aside = (
    <div className={styles.aside}>
      <div className={styles.next}>
        <NextPickCard next={next} />
      </div>
      <div>
        <OwnClub user={user} />
        <FollowedPlace />
      </div>
    </div>
  );
  const isLastAbove = isPickFirst || lastEvening?.date === date;
  const hasOwn = calls.length > 0 || (isLastAbove && last !== null);
  return (
    <>
      <Head user={user} tonight={tonight} />
      <div className={styles.evening} data-two={(hasOwn && next.game !== undefined) || undefined}>
        {isPickFirst && aside}
        {hasOwn && (
          <div className={styles.own}>
            {calls.length > 0 && <CallList picks={calls} label="Your picks of the evening" />}
            {isLastAbove && last}
          </div>
        )}
        {!isPickFirst && aside}
      </div>
      <Offer user={user} />
      <TodaysStrip shown={[...above, clubGame?.gamePk, ...calls.map(({ game }) => game.gamePk)]} />
      {!isLastAbove && last}
    </>
  );
}
