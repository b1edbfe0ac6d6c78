import { lazy, Suspense, useId, useState, type ReactNode } from 'react';
import type { DayBrief } from '#features/briefs/contract.ts';
import { firstChance } from '#rules/baseball/game/chance-series.ts';
import { forecastText, lineupNews } from '#rules/baseball/game/forecast-text.ts';
import { favoredSide, formatChance } from '#rules/baseball/game/format-chance.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import type { Side } from '#rules/baseball/game/model.ts';
import { isDelayed, isPickable, isWarmup, scheduledStart } from '#rules/baseball/game/predicates.ts';
import { surname } from '#rules/baseball/player-names.ts';
import { scheduledLock } from '#rules/picks/lock.ts';
import { Emblem } from '#ui/baseball/emblem.tsx';
import { classNames } from '#ui/kit/class-names.ts';
import { Text } from '#ui/kit/text.tsx';
import { Time } from '#ui/kit/time.tsx';
import { CardLink, GameTile } from './game-tile.tsx';
import styles from './game-tile.module.css';

/** its table is not needed to show the page */
const Why = lazy(async () => ({ default: (await import('./why.tsx')).Why }));

function StartTime({ game, date }: { game: GameCard; date: string }) {
  if (!isPickable(game)) return <>{game.status.text}</>;
  const startsAt = scheduledStart(game);
  return startsAt === null ? (
    <abbr title="Start time to be decided">TBD</abbr>
  ) : (
    <Time at={startsAt} day={date} isTight />
  );
}

/** 'Warmup', 'Delayed Start: Rain', or 'Preview mode' close to the start; else null. */
function describePreparation(game: GameCard, now: number): string | null {
  if (isWarmup(game) || isDelayed(game)) return game.status.text;
  const preview = isPickable(game) ? previewAt(game) : null;
  return preview !== null && preview <= now ? 'Preview mode' : null;
}

type UpcomingCardProps = {
  game: GameCard;
  date: string;
  now: number;
  parts: CardParts;
  toPick: GamesToPick;
  /** what is known before the game, in the major leagues */
  brief: DayBrief | undefined;
};

/**
 * A game before its first pitch: its start, the forecast, and both clubs with the reasons to pick them; Why shows all of them. The whole
 * card opens the game.
 */
export function UpcomingCard({ game, date, now, parts, toPick, brief }: UpcomingCardProps) {
  const id = useId();
  const [isExplained, setIsExplained] = useState(false);
  const { away, home } = game.teams;
  const isNext = game.gamePk === toPick.next;
  const preparation = describePreparation(game, now);
  return (
    <GameTile
      game={game}
      date={date}
      isFirst={game.gamePk === toPick.first}
      head={<StartTime game={game} date={date} />}
      names={
        <CardLink gamePk={game.gamePk} className={classNames(styles.names, isWarmup(game) && styles.ofWarmup)}>
          {isWarmup(game) && <Text tone="blue">Click Live game! </Text>}
          <span className={isWarmup(game) ? 'visually-hidden' : styles.fullNames}>
            {`${away.shortName} at ${home.shortName}`}
          </span>
          <span aria-hidden="true" className={styles.shortNames}>
            {`${away.abbreviation} at ${home.abbreviation}`}
          </span>
        </CardLink>
      }
      aside={
        <>
          {isNext && (
            <span className={styles.next}>
              <Text tone="red">
                <span className={styles.fullNames}>Your next pick</span>
                <span aria-hidden="true" className={styles.shortNames}>
                  Next pick
                </span>
              </Text>
            </span>
          )}
          {brief?.homeWinProbability != null && !isNext && preparation === null && (
            <ForecastLabel chance={brief.homeWinProbability} teams={game.teams} />
          )}
          {preparation !== null && <Text tone="gold">{preparation}</Text>}
          {brief && (
            <button
              type="button"
              className={classNames(styles.ask, 'needs-script')}
              aria-expanded={isExplained}
              aria-controls={isExplained ? id : undefined}
              onClick={() => setIsExplained(!isExplained)}
            >
              Why
              <span className="visually-hidden">{`: ${away.shortName} or ${home.shortName}`}</span>
            </button>
          )}
        </>
      }
    >
      <div className={styles.compact}>
        <ForecastBar chance={brief?.homeWinProbability ?? null} teams={game.teams} />
        {parts.renderClubs(game, {
          away: <ClubFacts game={game} side="away" brief={brief} />,
          home: <ClubFacts game={game} side="home" brief={brief} />,
        })}
      </div>
      <LineupNews brief={brief} teams={game.teams} />
      {brief && isExplained && (
        <div id={id}>
          <Suspense>
            <Why brief={brief} teams={game.teams} />
          </Suspense>
        </div>
      )}
    </GameTile>
  );
}

/** 'CLE 58%': the club that the forecast favors. The bar says it to screen readers. */
function ForecastLabel({ chance, teams }: { chance: number; teams: GameCard['teams'] }) {
  const homeChance = firstChance(chance);
  const side = favoredSide(homeChance);
  return (
    <span aria-hidden="true" className={styles.favored}>
      {`${teams[side].abbreviation} ${formatChance(homeChance, side)}`}
    </span>
  );
}

/**
 * The forecast as a thin bar in the colors of both clubs, that of the less likely one lighter, with a mark at 50%. Its place is kept while
 * there is none.
 */
function ForecastBar({ chance, teams }: { chance: number | null; teams: GameCard['teams'] }) {
  if (chance === null) return <div className={styles.forecast} />;
  const text = forecastText(chance, teams);
  const away = 100 - firstChance(chance) / 10;
  return (
    <div className={styles.forecast} title={text}>
      <span className="visually-hidden">{text}</span>
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect width={away} height="4" data-club={teams.away.id} data-light={away <= 50 || undefined} />
        <rect x={away} width={100 - away} height="4" data-club={teams.home.id} data-light={away > 50 || undefined} />
        <rect x={away - 0.4} width="0.8" height="4" className={styles.gap} />
        <rect x="49.8" width="0.4" height="6" className={styles.half} />
      </svg>
    </div>
  );
}

/** What announced lineups did to the forecast. */
function LineupNews({ brief, teams }: { brief: DayBrief | undefined; teams: GameCard['teams'] }) {
  if (brief?.lineupNews == null || brief.homeWinProbability === null) return null;
  const news = lineupNews({ ...brief.lineupNews, homeWinProbability: brief.homeWinProbability }, teams);
  return <p className={styles.news}>{news.join('. ')}.</p>;
}

type ClubFactsProps = { game: GameCard; side: Side; brief: DayBrief | undefined };

const countWords = ['', 'last start', 'last two', 'last three'];

/** 'last three: 2, 1, 4 runs', newest first: what the pitcher allowed; empty if that is not known. */
function describeStarts(runs: readonly number[]): string {
  if (runs.length === 0) return '';
  return `${countWords[runs.length]}: ${runs.join(', ')} ${runs.join() === '1' ? 'run' : 'runs'}`;
}

/** 'Shelton 3.42 ERA', and below what the pitcher allowed in the last three starts; without figures the whole name. */
function Starter({ game, side, brief }: ClubFactsProps) {
  const { probablePitcher } = game.teams[side];
  const name = probablePitcher?.name ?? 'Not Announced';
  const era = brief?.eras[side] ?? null;
  const starts = describeStarts(brief?.starterRuns[side] ?? []);
  return (
    <>
      <small title={probablePitcher?.name}>
        <span className="visually-hidden">Probable pitcher: </span>
        {(era === null && starts === '' ? name : surname(name)) + (era === null ? '' : ` ${era} ERA`)}
      </small>
      {starts !== '' && <small>{starts}</small>}
    </>
  );
}

/** A club before the game, in four short lines: name, probable pitcher and the last starts, record with the last ten games. */
function ClubFacts({ game, side, brief }: ClubFactsProps) {
  const { id, shortName, record } = game.teams[side];
  const lastTen = brief?.lastTen[side] ?? null;
  return (
    <span className={styles.facts}>
      <span className={styles.club}>
        <Emblem teamId={id} size={24} />
        <span>{shortName}</span>
      </span>
      <Starter game={game} side={side} brief={brief} />
      <small>
        {(record === null ? '' : `${record.wins}–${record.losses}`) +
          (lastTen !== null && lastTen.won + lastTen.lost > 0 ? ` · last ten ${lastTen.won}–${lastTen.lost}` : '')}
      </small>
    </span>
  );
}

/** `first`: the game to pick that comes first on a phone; `next`: the one to pick now */
export type GamesToPick = { first: number | null; next: number | null };

/** The parts that a page adds to the game cards of a day. */
export type CardParts = {
  /** wraps the rows of both clubs before the first pitch, for example in a form */
  renderClubs(game: GameCard, rows: { away: ReactNode; home: ReactNode }): ReactNode;
  /** below the score of a game that has started, and on the card of a postponed game */
  renderPick(game: GameCard): ReactNode;
};

/** When a game enters preview mode (epoch ms): when picking closes; null while the start is unknown. */
export function previewAt(game: Pick<GameCard, 'startsAt' | 'status'>): number | null {
  return scheduledLock(scheduledStart(game));
}

/** The game that enters preview mode next after `now`; null if there is none. */
export function nextToPreview(games: readonly GameCard[], now: number): { game: GameCard; at: number } | null {
  const upcoming = games.filter(isPickable).flatMap((game) => {
    const at = previewAt(game);
    return at !== null && at > now ? [{ game, at }] : [];
  });
  return upcoming.toSorted((one, other) => one.at - other.at)[0] ?? null;
}
