import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSession } from '#features/accounts/queries/session.ts';
import { todaysGamesQuery } from '#features/games/queries/games.ts';
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
import { Time } from '#ui/kit/time.tsx';
import styles from './ballpark.module.css';

/** The top of the page for a visitor: the slogan with a game to pick, and a ballpark whose scoreboard shows one of today's games. */
export function Ballpark({ pick }: { pick: ReactNode }) {
  const { isKnown } = useSession();
  return (
    <div className={styles.park}>
      <div className={styles.text}>
        <h1 tabIndex={-1}>Follow the game, call the winner</h1>
        {isKnown ? <Welcome pick={pick} /> : <p className={styles.welcome}>&nbsp;</p>}
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

type Team = GameCard['teams']['home'];

function Line({ team, score }: { team: Team; score: number | null }) {
  return (
    <p className={styles.line}>
      <Emblem teamId={team.id} size={30} />
      <span className={styles.club}>
        <span className={styles.long}>{team.shortName}</span>
        <abbr className={styles.short} title={team.shortName}>
          {team.abbreviation}
        </abbr>
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

function GameLink({ game }: { game: GameCard }) {
  const { away, home } = game.teams;
  const [label, to] = isPickable(game)
    ? [acceptsPicks(game) ? 'Call it' : 'Preview', paths.today()]
    : [isOver(game) ? 'How it went' : 'Follow it live', paths.liveGame(game.gamePk)];
  return (
    <Link to={to} className={styles.way}>
      {label}
      <span className="visually-hidden">{`: ${away.shortName} at ${home.shortName}`}</span>
    </Link>
  );
}

function Game({ game }: { game: GameCard }) {
  const { away, home } = game.teams;
  const score = ({ score: runs }: Team) => (isPickable(game) ? null : (runs ?? 0));
  return (
    <>
      <div className={styles.head}>
        <State game={game} />
        <Situation game={game} />
      </div>
      <Line team={away} score={score(away)} />
      <Line team={home} score={score(home)} />
      <GameLink game={game} />
    </>
  );
}

/** The ballpark's scoreboard with the featured game. Its height does not depend on the content. */
function OutfieldBoard() {
  const { data: day } = useQuery(todaysGamesQuery);
  const game = featuredGame(day?.games ?? []);
  return (
    <section className={styles.board} aria-label="On the scoreboard">
      {game === null ? (
        <p className={styles.none}>{day === undefined ? 'Not loaded yet' : 'No game today'}</p>
      ) : (
        <Game game={game} />
      )}
    </section>
  );
}
