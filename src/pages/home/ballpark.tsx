import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSession } from '#features/accounts/queries/session.ts';
import { todaysGamesQuery } from '#features/games/queries/games.ts';
import type { DayPicks } from '#features/picks/contract/picks.ts';
import { picksQuery } from '#features/picks/queries.ts';
import { paths } from '#platform/page/paths.ts';
import { featuredGame } from '#rules/baseball/game/featured-game.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import {
  acceptsPicks,
  isBetweenInnings,
  isLive,
  isOver,
  isPickable,
  scheduledStart,
} from '#rules/baseball/game/predicates.ts';
import { BaseDiamond } from '#ui/baseball/base-diamond.tsx';
import { CountDots } from '#ui/baseball/count-dots.tsx';
import { Emblem } from '#ui/baseball/emblem.tsx';
import { formatShortState } from '#ui/baseball/game-text.ts';
import { StreakBases } from '#ui/baseball/streak-bases.tsx';
import { Drawing } from '#ui/kit/drawing.tsx';
import { Link } from '#ui/kit/link.tsx';
import { Stamp } from '#ui/kit/stamp.tsx';
import { Time } from '#ui/kit/time.tsx';
import styles from './ballpark.module.css';

/** The top of the page: the slogan or a signed-in user's desk, and a ballpark whose scoreboard shows one of today's games. */
export function Ballpark(panel: { desk: ReactNode; pick: ReactNode }) {
  const { user } = useSession();
  return (
    <div className={styles.park}>
      <div className={styles.text}>
        {user === null ? (
          <h1 tabIndex={-1}>Follow the game, call the winner</h1>
        ) : (
          <h1 tabIndex={-1} className={styles.own}>
            Tonight
          </h1>
        )}
        <SessionPanel {...panel} />
      </div>
      <div className={styles.stage}>
        <Drawing of="park#park" className={styles.scene} />
        <OutfieldBoard />
      </div>
    </div>
  );
}

function Welcome({ pick }: { pick: ReactNode }) {
  return (
    <>
      <p className={styles.welcome}>Free. No money. Pick tonight’s winner before the first pitch.</p>
      <div className={styles.pick}>{pick}</div>
      <Link to={paths.login({ form: 'sign-up' })} className={styles.action}>
        Sign up
      </Link>
      <section className={styles.run} aria-labelledby="how-it-scores">
        <h2 id="how-it-scores">
          How it scores <Link to={paths.faq('scoring')}>Rules</Link>
        </h2>
        <StreakBases />
      </section>
    </>
  );
}

/** The desk of a signed-in user, or a welcome for a visitor. Empty until the session is known. `pick`: the game to pick, if it comes first */
function SessionPanel({ desk, pick }: { desk: ReactNode; pick: ReactNode }) {
  const { user, isKnown } = useSession();
  if (user !== null)
    return (
      <>
        {pick && <div className={styles.pick}>{pick}</div>}
        {desk}
      </>
    );
  return isKnown ? <Welcome pick={pick} /> : <p className={styles.welcome}>&nbsp;</p>;
}

type Team = GameCard['teams']['home'];

function Line({ team, score, isCalled }: { team: Team; score: number | null; isCalled: boolean }) {
  return (
    <p className={styles.line}>
      <Emblem teamId={team.id} size={30} />
      <span className={styles.club}>
        <span className={styles.long}>{team.shortName}</span>
        <abbr className={styles.short} title={team.shortName}>
          {team.abbreviation}
        </abbr>
        {isCalled && <Stamp>Called</Stamp>}
      </span>
      <b className={styles.runs}>{score}</b>
    </p>
  );
}

function Situation({ game }: { game: GameCard }) {
  const { bases, balls, strikes, outs } = game;
  if (!isLive(game) || isBetweenInnings(game) || bases === null) return null;
  return (
    <div className={styles.situation}>
      <BaseDiamond bases={bases} size={40} />
      <CountDots kind="balls" value={balls ?? 0} />
      <CountDots kind="strikes" value={strikes ?? 0} />
      <CountDots kind="outs" value={outs ?? 0} />
    </div>
  );
}

function State({ game }: { game: GameCard }) {
  const startsAt = scheduledStart(game);
  if (isPickable(game) && startsAt !== null)
    return (
      <p className={styles.state}>
        First pitch <Time at={startsAt} />
      </p>
    );
  return (
    <p className={styles.state} data-live={isLive(game) || undefined}>
      {formatShortState(game)}
    </p>
  );
}

/** `canChange`: whether the game is called and not locked; null: it is not called */
function GameLink({ game, canChange }: { game: GameCard; canChange: boolean | null }) {
  const { away, home } = game.teams;
  const invitation = canChange === null ? 'Call it' : canChange ? 'Change your call' : 'Preview';
  const [label, to] = isPickable(game)
    ? [acceptsPicks(game) ? invitation : 'Preview', paths.today()]
    : [isOver(game) ? 'How it went' : 'Follow it live', paths.liveGame(game.gamePk)];
  return (
    <Link to={to} className={styles.way}>
      {label}
      <span className="visually-hidden">{`: ${away.shortName} at ${home.shortName}`}</span>
    </Link>
  );
}

function Game({ game, day }: { game: GameCard; day: Pick<DayPicks, 'games' | 'picks'> }) {
  const { away, home } = game.teams;
  const called = day.picks.find(({ gamePk }) => gamePk === game.gamePk)?.winnerId;
  const isOpen = day.games.find(({ gamePk }) => gamePk === game.gamePk)?.isOpen !== false;
  const score = ({ score: runs }: Team) => (isPickable(game) ? null : (runs ?? 0));
  return (
    <>
      <div className={styles.head}>
        <State game={game} />
        <Situation game={game} />
      </div>
      <Line team={away} score={score(away)} isCalled={called === away.id} />
      <Line team={home} score={score(home)} isCalled={called === home.id} />
      <GameLink game={game} canChange={called === undefined ? null : isOpen} />
    </>
  );
}

/** The ballpark's scoreboard with the featured game. Its height does not depend on the content. */
function OutfieldBoard() {
  const { data: day } = useQuery(todaysGamesQuery);
  const { data: own } = useQuery(picksQuery());
  const { games, picks } = own ?? { games: [], picks: [] };
  const favorite = useSession().user?.favorite_team ?? null;
  const game = featuredGame(day?.games ?? [], { own: new Set(picks.map(({ gamePk }) => gamePk)), favorite });
  return (
    <section className={styles.board} aria-label="On the scoreboard">
      {game === null ? (
        <p className={styles.none}>{day === undefined ? 'Not loaded yet' : 'No game today'}</p>
      ) : (
        <Game game={game} day={{ games, picks }} />
      )}
    </section>
  );
}
