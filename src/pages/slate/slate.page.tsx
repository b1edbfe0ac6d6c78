import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { todaysGamesQuery } from '#features/games/queries/games.ts';
import { useLeagueNow } from '#features/league/queries.ts';
import { picksQuery } from '#features/picks/queries.ts';
import { DayPicksFrame, useDayPicks } from '#features/picks/screen/day-picks.tsx';
import { GamePick } from '#features/picks/screen/game-pick.tsx';
import { openGames } from '#features/picks/screen/games-to-pick.ts';
import { clubName, describeFailure } from '#features/picks/screen/pick-text.ts';
import { load, loadIfPossible } from '#platform/page/load.ts';
import { pageContext, type PageHead } from '#platform/page/page-context.ts';
import { paths } from '#platform/page/paths.ts';
import { formatGameNumber } from '#rules/baseball/game/card-text.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { scheduledStart } from '#rules/baseball/game/predicates.ts';
import { locksAt } from '#rules/picks/lock.ts';
import { Emblem } from '#ui/baseball/emblem.tsx';
import { PastimeLink } from '#ui/baseball/pastime-link.tsx';
import { ButtonLink } from '#ui/kit/button-link.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { Link } from '#ui/kit/link.tsx';
import { Loader } from '#ui/kit/loader.tsx';
import { Time } from '#ui/kit/time.tsx';
import controls from '#ui/kit/controls.module.css';
import styles from './slate.page.module.css';

const minute = 60_000;
/** ms in which the stamp is seen and the choice can be corrected before the next game comes */
const stampTime = 350;

/** A club in its large button: emblem, name, record and starter. */
function LargeRow({ team: { id, shortName, record, probablePitcher } }: { team: GameCard['teams']['home'] }) {
  return (
    <span className={styles.row}>
      <Emblem teamId={id} size={52} />
      <span>
        <span className={styles.name}>{shortName}</span>
        {record !== null && (
          <span className={styles.record}>
            {' '}
            {record.wins}–{record.losses}
          </span>
        )}
        <small>{probablePitcher?.name ?? 'Starter not announced'}</small>
      </span>
    </span>
  );
}

/** Outside of the buttons, the left and the upper arrow key focus the away club, the others the home club. */
function focusClub({ key, target }: KeyboardEvent): void {
  if (!key.startsWith('Arrow') || (target instanceof Element && target.closest('fieldset, dialog') !== null)) return;
  const [away, home] = document.querySelectorAll<HTMLElement>('main fieldset button');
  (key === 'ArrowLeft' || key === 'ArrowUp' ? away : home)?.focus();
}

/** Each game and the summary begin at the top of the page, wherever the one before was scrolled to. */
function showFromTop(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  window.scrollTo(0, 0);
}

type GameScreenProps = { game: GameCard; position: number; count: number; onMove: (position: number) => void };

/** One game of the slate. After a choice comes the next game. */
function GameScreen({ game, position, count, onMove }: GameScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    showFromTop(heading.current);
    document.addEventListener('keydown', focusClub);
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener('keydown', focusClub);
    };
  }, []);
  const startsAt = scheduledStart(game);
  const { away, home } = game.teams;
  const goOn = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onMove(position + 1), stampTime);
  };
  return (
    <Card as="section" isFlush aria-label="Game">
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          <span className="visually-hidden">{`Game ${position + 1} of ${count}: `}</span>
          {away.shortName} at {home.shortName}
          {formatGameNumber(game)}
        </h1>
        <p>{startsAt === null ? 'Time TBD' : <Time at={startsAt} />}</p>
      </header>
      <GamePick
        game={game}
        rows={{ away: <LargeRow team={away} />, home: <LargeRow team={home} /> }}
        isLarge
        onChosen={goOn}
      />
      <p className={styles.moves}>
        <Button className="needs-script" disabled={position === 0} onClick={() => onMove(position - 1)}>
          Back
        </Button>
        <Button className="needs-script" onClick={() => onMove(position + 1)}>
          Skip
        </Button>
      </p>
    </Card>
  );
}

/** A game in the summary: what counts, its lock, and a button to change it. */
function SummaryRow({ game, onChange }: { game: GameCard; onChange: () => void }) {
  const { findPick, findPending, findGamePicks, choose } = useDayPicks();
  const lock = locksAt(game, findGamePicks(game.gamePk));
  const called = findPick(game.gamePk);
  const pending = findPending(game.gamePk);
  const isSaving = pending?.error === null;
  const shownId = isSaving ? pending.winnerId : called?.winnerId;
  const action = shownId == null ? 'Call' : 'Change';
  const { away, home } = game.teams;
  return (
    <li data-club={shownId ?? undefined}>
      <span>
        <b>{shownId == null ? 'Not called' : clubName(game, shownId)}</b>
        {isSaving && ' · saving'}
        <small>
          {away.shortName} at {home.shortName},{' '}
          {lock === null ? (
            'locks when it begins'
          ) : (
            <>
              locks at <Time at={lock} />
            </>
          )}
        </small>
        {pending?.error && (
          <small role="alert" className={styles.error}>
            {describeFailure(pending.error, called === undefined ? null : clubName(game, called.winnerId))}
          </small>
        )}
      </span>
      {pending?.error ? (
        <Button onClick={() => choose(game, pending.winnerId)}>Try again</Button>
      ) : (
        <Button onClick={onChange} aria-label={`${action} ${away.shortName} at ${home.shortName}`}>
          {action}
        </Button>
      )}
    </li>
  );
}

function Summary({ games, onMove }: { games: readonly GameCard[]; onMove: (position: number) => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => showFromTop(heading.current), []);
  const { findPick, findPending } = useDayPicks();
  const isCalled = ({ gamePk }: GameCard) => findPick(gamePk) !== undefined || findPending(gamePk)?.error === null;
  const called = games.filter(isCalled).length;
  return (
    <Card as="section" isFlush aria-label="Summary">
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {called} of {games.length} {games.length === 1 ? 'game' : 'games'} called
        </h1>
      </header>
      <ul className={styles.summary}>
        {games.map((game, position) => (
          <SummaryRow key={game.gamePk} game={game} onChange={() => onMove(position)} />
        ))}
      </ul>
      <p className={styles.moves}>
        <ButtonLink to={paths.today()}>Today’s games</ButtonLink>
        <ButtonLink to={paths.myPicks()} isFilled>
          My picks
        </ButtonLink>
      </p>
    </Card>
  );
}

function NoGames() {
  return (
    <Card as="section" isFlush aria-label="No open game">
      <header className={styles.head}>
        <h1 tabIndex={-1}>No game is open</h1>
      </header>
      <p className={styles.moves}>
        <ButtonLink to={paths.today()}>Today’s games</ButtonLink>
        <PastimeLink className={controls.button}>Practice with past days</PastimeLink>
      </p>
    </Card>
  );
}

/** The games without a pick; if every open game is called, all open games. Their order stays while the page is open. */
function Games({ games }: { games: readonly GameCard[] }) {
  const dayPicks = useDayPicks();
  const now = useLeagueNow(minute) ?? Number.NEGATIVE_INFINITY;
  const [order] = useState(() => {
    const open = openGames(games, dayPicks, now);
    const toPick = open.filter(({ gamePk }) => dayPicks.findPick(gamePk) === undefined);
    return (toPick.length === 0 ? open : toPick).map(({ gamePk }) => gamePk);
  });
  const [position, setPosition] = useState(0);
  const slate = order.flatMap((gamePk) => games.find((game) => game.gamePk === gamePk) ?? []);
  const game = slate[position];
  if (slate.length === 0) return <NoGames />;
  return (
    <div className={styles.page}>
      <p className={styles.progress}>
        <span>{game === undefined ? 'Done' : `Game ${position + 1} of ${slate.length}`}</span>
        <progress value={position} max={slate.length} aria-label="Games seen" />
        <Link to={paths.today()} className={controls.linkRow}>
          Close
        </Link>
      </p>
      {game === undefined ? (
        <Summary games={slate} onMove={setPosition} />
      ) : (
        <GameScreen key={game.gamePk} {...{ game, position }} count={slate.length} onMove={setPosition} />
      )}
    </div>
  );
}

function Loaded() {
  const { isLoaded } = useDayPicks();
  const { data, refetch } = useQuery(todaysGamesQuery);
  return data === undefined || !isLoaded ? <Loader onRetry={() => void refetch()} /> : <Games games={data.games} />;
}

/** The open games of the day, one per screen: a tap calls the winner and shows the next game. */
function Slate() {
  return (
    <DayPicksFrame date={undefined}>
      <Loaded />
    </DayPicksFrame>
  );
}

export async function loader({ context }: LoaderFunctionArgs): Promise<PageHead> {
  const page = context.get(pageContext);
  await Promise.all([load(page, todaysGamesQuery), loadIfPossible(page, picksQuery())]);
  return { title: 'Pick all open games', description: 'The open games of the day, one after the other: one tap each.' };
}

export { Slate as Component };
