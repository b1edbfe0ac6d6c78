import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { paths } from '#platform/page/paths.ts';
import { formatGameNumber } from '#rules/baseball/game/card-text.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { isBetweenInnings, isLive, isOver, isPickable, scheduledStart } from '#rules/baseball/game/predicates.ts';
import { classNames } from '#ui/kit/class-names.ts';
import { Link } from '#ui/kit/link.tsx';
import { Time } from '#ui/kit/time.tsx';
import { ScrollRegion } from '#ui/table/scroll-region.tsx';
import { BaseDiamond } from './base-diamond.tsx';
import { Emblem } from './emblem.tsx';
import { formatShortState } from './game-text.ts';
import styles from './game-strip.module.css';

type SideProps = {
  team: GameCard['teams']['home'];
  showsScore: boolean;
  /** undefined: only the score */
  line: NonNullable<GameCard['lineScore']>['home'] | undefined;
  /** columns of the line score; the last innings may not have begun */
  innings: number;
};

/** of a long game, the newest innings: a row with its totals is not wider than a phone */
const mostInnings = 10;

const spoken = (word: string) => <span className="visually-hidden"> {word}</span>;

function Side({ team, showsScore, line, innings }: SideProps) {
  return (
    <span className={styles.side}>
      <Emblem teamId={team.id} size={20} />
      <span>{team.abbreviation}</span>
      {line && (
        <span className={styles.innings}>
          {spoken('by inning')}
          {Array.from({ length: innings }, (_, index) => (
            <i key={index} className={index < innings - mostInnings ? 'visually-hidden' : undefined}>
              {line.runs[index]}{' '}
            </i>
          ))}
        </span>
      )}
      {showsScore && (
        <b>
          {team.score ?? 0}
          {line && spoken('runs')}
        </b>
      )}
      {line && (
        <>
          <i>
            {line.hits}
            {spoken('hits')}
          </i>
          <i>
            {line.errors}
            {spoken('errors')}
          </i>
        </>
      )}
    </span>
  );
}

/** The state of a game: its inning with runners and outs, its start time, or the status text of the league. */
function State({ game }: { game: GameCard }) {
  const { bases, outs } = game;
  const startsAt = scheduledStart(game);
  if (isPickable(game) && startsAt !== null)
    return (
      <span className={styles.state}>
        <span>
          <Time at={startsAt} isTight />
          {formatGameNumber(game)}
        </span>
      </span>
    );
  return (
    <span className={styles.state}>
      <span>
        {formatShortState(game)}
        {formatGameNumber(game)}
      </span>
      {isLive(game) && !isBetweenInnings(game) && bases !== null && outs !== null && (
        <>
          <BaseDiamond bases={bases} size={24} />
          {game.doubleHeaderGame === null && <small>{outs} out</small>}
        </>
      )}
    </span>
  );
}

function StripGame({ game, hasLines }: { game: GameCard; hasLines: boolean }) {
  const { away, home } = game.teams;
  const showsScore = (isLive(game) && game.inning !== null) || isOver(game);
  const line = hasLines && showsScore ? game.lineScore : null;
  const innings = Math.max(game.scheduledInnings, line?.away.runs.length ?? 0);
  return (
    <li>
      <Link
        to={paths.liveGame(game.gamePk)}
        className={styles.game}
        data-live={isLive(game) || undefined}
        data-lines={line !== null || undefined}
      >
        <span className="visually-hidden">
          {away.shortName} at {home.shortName},{' '}
        </span>
        <Side team={away} showsScore={showsScore} line={line?.away} innings={innings} />
        <Side team={home} showsScore={showsScore} line={line?.home} innings={innings} />
        <State game={game} />
        {game.series && (
          <span className={styles.series}>
            {game.series.split(' · ').map((part) => (
              <span key={part}>{part}</span>
            ))}
          </span>
        )}
      </Link>
    </li>
  );
}

const scrollShare = 0.8;

/** Buttons that scroll a row by most of its visible width. */
function ScrollButtons({ row }: { row: RefObject<HTMLDivElement | null> }) {
  const scroll = (by: number) =>
    row.current?.scrollBy({ left: by * row.current.clientWidth * scrollShare, behavior: 'smooth' });
  return (
    <div className={classNames(styles.ways, 'needs-script')}>
      <button type="button" onClick={() => scroll(-1)} aria-label="Back to the first games">
        ‹
      </button>
      <button type="button" onClick={() => scroll(1)} aria-label="More games">
        ›
      </button>
    </div>
  );
}

type GameStripProps = {
  title: ReactNode;
  /** of the box that scrolls sideways */
  label: string;
  /** undefined: not loaded */
  games: readonly GameCard[] | undefined;
  /** the text in place of games */
  none: string;
  /** games in progress and over have their line scores */
  hasLines?: boolean;
};

const noGames: readonly GameCard[] = [];

/** The games in the order in which they came first: a game that ends while the page is open moves no other. */
function useFirstOrder(games: readonly GameCard[]): GameCard[] {
  const [order, setOrder] = useState<readonly number[]>([]);
  const added = games.flatMap(({ gamePk }) => (order.includes(gamePk) ? [] : gamePk));
  if (added.length > 0) setOrder([...order, ...added]);
  return games.toSorted((one, other) => order.indexOf(one.gamePk) - order.indexOf(other.gamePk));
}

/** Games in one row that scrolls sideways, with their states and scores. */
export function GameStrip({ title, label, games, none, hasLines = false }: GameStripProps) {
  const shown = useFirstOrder(games ?? noGames);
  const row = useRef<HTMLDivElement>(null);
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.strip}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {games === undefined || games.length === 0 ? (
        <p className={styles.none}>{games === undefined ? 'The games are not loaded yet. Trying again…' : none}</p>
      ) : (
        <>
          <ScrollButtons row={row} />
          <ScrollRegion ref={row} label={label} className={styles.games}>
            <ul>
              {shown.map((game) => (
                <StripGame key={game.gamePk} game={game} hasLines={hasLines} />
              ))}
            </ul>
          </ScrollRegion>
        </>
      )}
    </section>
  );
}
