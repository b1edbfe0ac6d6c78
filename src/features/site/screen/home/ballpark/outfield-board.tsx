import { useQuery } from '@tanstack/react-query';
import type { DayPicks } from '#features/picks/contract/predictions.ts';
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
import { todaysGamesQuery } from '#features/games/queries/games.ts';
import { useSession } from '#features/accounts/queries/session.ts';
import { picksQuery } from '#features/picks/queries.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { BaseDiamond } from '#ui/diamond/base-diamond.tsx';
import { Time } from '#ui/time/time.tsx';
import { CountDots } from '#ui/count-dots.tsx';
import { Emblem } from '#ui/pictures/emblem.tsx';
import { Link } from '#ui/link.tsx';
import { Stamp } from '#ui/stamp.tsx';
import styles from './outfield-board.module.css';
import { formatShortState } from '#ui/game-strip/short-state.ts';

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
export function OutfieldBoard() {
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
