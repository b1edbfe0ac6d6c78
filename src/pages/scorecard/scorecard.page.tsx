import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams, type LoaderFunctionArgs } from 'react-router';
import { gameQuery, pastGameQuery } from '#features/games/queries/games.ts';
import { useLiveGame } from '#features/games/queries/use-live-game.ts';
import { parseMoment } from '#features/replay/queries/shown-instant.ts';
import type { GameScorecard } from '#features/scorecard/contract.ts';
import { scorecardQuery } from '#features/scorecard/queries.ts';
import { isClientError } from '#platform/api/api-error.ts';
import { load } from '#platform/page/load.ts';
import { type PageUrls, pageContext, type PageHead } from '#platform/page/page-context.ts';
import { paths } from '#platform/page/paths.ts';
import { useSearchParams } from '#platform/page/use-search-params.ts';
import { describeScore } from '#rules/baseball/game/describe.ts';
import type { GameView, Side } from '#rules/baseball/game/model.ts';
import { hasStarted } from '#rules/baseball/game/predicates.ts';
import { cameUp, proves } from '#rules/baseball/scorecard/proves.ts';
import type { Cell, ClubCard as Card, Proof } from '#rules/baseball/scorecard/shapes.ts';
import { ordinal } from '#rules/baseball/stats/figures.ts';
import { Emblem } from '#ui/baseball/emblem.tsx';
import { MissingPlays } from '#ui/baseball/missing-plays.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Link } from '#ui/kit/link.tsx';
import { Loader } from '#ui/kit/loader.tsx';
import { NotFoundPage } from '#ui/kit/not-found-page.tsx';
import { Text } from '#ui/kit/text.tsx';
import { longDateText } from '#ui/kit/time-text.ts';
import { PitchersTable } from './pitchers-table.tsx';
import { PlayPanel } from './play-panel.tsx';
import { Sheet } from './sheet.tsx';
import controls from '#ui/kit/controls.module.css';
import styles from './scorecard-screen.module.css';

const sides: Side[] = ['away', 'home'];

const playIn = (search: URLSearchParams): number | null => {
  const play = search.get('play') ?? '';
  return /^\d{1,4}$/.test(play) ? Number(play) : null;
};

type Props = {
  view: GameView;
  scorecard: GameScorecard;
  /** of a replay, epoch ms (UTC) */
  moment: number | undefined;
};

/** The scorecards of both clubs, live or at a moment of a replay, and one printed page for each. */
function ScorecardScreen({ view, scorecard, moment }: Props) {
  const [search] = useSearchParams();
  const { away, home } = view.teams;
  return (
    <div className={styles.screen}>
      <header className={styles.top}>
        <h1 tabIndex={-1}>
          Scorecard: {away.shortName} at {home.shortName}
        </h1>
        <Text as="p">
          {moment !== undefined && 'Replay, '}
          {describeGameState(view)}
          {hasStarted(view) && `: ${describeScore(view)}`}
        </Text>
        <MissingPlays view={view} />
        <nav className={styles.controls} aria-label="Scorecard">
          <Link to={paths.liveGame(view.gamePk, { at: moment })} className={controls.linkRow}>
            Back to the {moment === undefined ? 'game' : 'replay'}
          </Link>
          {sides.map((side) => (
            <a key={side} href={`#${side}`} className={controls.linkRow}>
              {view.teams[side].shortName}
            </a>
          ))}
          <Button look="control" className="needs-script" onClick={() => globalThis.print()}>
            Print
          </Button>
        </nav>
      </header>
      {sides.map((side) => (
        <ClubCard
          key={side}
          view={view}
          card={scorecard[side]}
          side={side}
          moment={moment}
          playIndex={playIn(search)}
        />
      ))}
      <ReadingGuide />
    </div>
  );
}

const signs: [sign: string, meaning: string][] = [
  ['1 to 9', 'fielders: pitcher, catcher, first, second, third, shortstop, left, center, right'],
  ['6-4-3', 'a ground ball from shortstop to second to first; G3: unassisted'],
  ['F8, L6, P4', 'a fly ball, line drive or pop-up that the fielder caught'],
  ['K', 'a strikeout; backward: the last strike was called'],
  ['1B, 2B, 3B, HR', 'hits'],
  ['BB, IBB, HBP', 'walk, intentional walk, hit by pitch'],
  ['E5, FC, CI', 'error of the third baseman, fielder’s choice, catcher interference'],
  ['SAC, SF', 'sacrifice bunt, sacrifice fly'],
  ['DP, TP', 'double play, triple play'],
  ['SB, WP, PB, BK, DI', 'how a runner advanced: stolen base, wild pitch, passed ball, balk, indifference'],
  ['a number', 'beside a leg: the place in the order of the batter who moved the runner'],
  ['CS, PO', 'caught stealing, picked off; the bar is where the runner was stopped'],
];

const marks: [mark: string, meaning: string][] = [
  ['Filled', 'a run, with its number; hatched: unearned'],
  ['Circle', 'the number of the out'],
  ['Dots', 'runs batted in'],
  ['Upper left', 'pitches of the plate appearance'],
  ['Slash', 'the end of the half-inning'],
  ['Letter', 'a new pitcher'],
  ['Double line', 'a substitute’s first time up'],
];

function List({ items }: { items: [string, string][] }) {
  return (
    <dl className={styles.list}>
      {items.map(([sign, meaning]) => (
        <div key={sign}>
          <dt>{sign}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}

/** How to read the notation. */
function ReadingGuide() {
  return (
    <details className={styles.guide}>
      <summary>How to read a scorecard</summary>
      <List items={signs} />
      <List items={marks} />
    </details>
  );
}

type ClubCardProps = {
  view: GameView;
  card: Card;
  side: Side;
  /** of a replay, epoch ms (UTC) */
  moment: number | undefined;
  playIndex: number | null;
};

const selectedIn = ({ cells }: Card, index: number | null): Cell | null =>
  cells.find((cell) => cell.index === index && cell.kind !== 'placed') ?? null;

/** The scorecard of one club: a page of its own when printed. */
function ClubCard({ view, card, side, moment, playIndex }: ClubCardProps) {
  const club = view.teams[side];
  const other = view.teams[side === 'away' ? 'home' : 'away'];
  const selected = selectedIn(card, playIndex);
  const shown = selected ?? card.cells.findLast(({ kind }) => kind !== 'placed') ?? null;
  return (
    <section className={styles.card} id={side} aria-labelledby={`${side}-club`} data-club={club.id} data-dense>
      <header className={styles.head}>
        <Emblem teamId={club.id} size={40} />
        <div>
          <h2 id={`${side}-club`}>{club.shortName}</h2>
          <Text as="p" size="sm">
            {describeOccasion(view, side)}
          </Text>
        </div>
        {hasStarted(view) && (
          <p className={styles.score}>
            <span>
              {club.abbreviation} <b>{view.totals[side].runs}</b>
            </span>{' '}
            <span>
              {other.abbreviation} <b>{view.totals[side === 'away' ? 'home' : 'away'].runs}</b>
            </span>
          </p>
        )}
      </header>
      <Sheet gamePk={view.gamePk} moment={moment} card={card} club={club.shortName} side={side} selected={selected} />
      <PlayPanel view={view} card={card} cell={shown} side={side} />
      <div className={styles.foot}>
        <PitchersTable pitchers={card.pitchers} club={other.shortName} />
        {view.missingPlays.length === 0 && <ProofLine proof={card.proof} />}
      </div>
    </section>
  );
}

/** The sum with which scorers check a card: who came up, and what became of them. */
function ProofLine({ proof }: { proof: Proof }) {
  const { runs, leftOnBase, outs, onBase, atBat } = proof;
  if (!proves(proof) || cameUp(proof) === 0) return null;
  const now = [onBase > 0 && `${onBase} on base`, atBat > 0 && 'one at bat'].filter(Boolean);
  const parts = [`${runs} scored`, `${leftOnBase} left on base`, `${outs} out`, ...now];
  return (
    <p className={styles.proof}>
      <b>The card proves.</b> {cameUp(proof)} came up = {parts.join(' + ')}.
    </p>
  );
}

const weatherText = ({ weather }: GameView): string => {
  if (!weather) return '';
  const { temperature, condition, wind } = weather;
  const blows = wind !== null && !wind.startsWith('0 mph');
  return [temperature === null ? null : `${temperature} °F`, condition, blows && `wind ${wind}`]
    .filter(Boolean)
    .join(', ');
};

/** 'at the Herons · July 18, 2026 · Invented Park · 71 °F, Clear' */
export function describeOccasion(view: GameView, side: Side): string {
  const { teams, officialDate, venue } = view;
  const against = side === 'away' ? `at the ${teams.home.shortName}` : `against the ${teams.away.shortName}`;
  return [against, longDateText(officialDate), venue.name, weatherText(view)].filter(Boolean).join(' · ');
}

/** 'Bottom 7th' during a game, otherwise the status. */
export function describeGameState({ status, inning, inningState }: GameView): string {
  return status.phase === 'live' && inning !== null && inningState !== null
    ? `${inningState} ${ordinal(inning)}`
    : status.text;
}

/** Another selected play needs no new data. */
export function shouldRevalidate({ currentUrl, nextUrl }: PageUrls): boolean {
  return currentUrl.pathname !== nextUrl.pathname || momentIn(currentUrl) !== momentIn(nextUrl);
}

const momentIn = ({ searchParams }: { searchParams: URLSearchParams }): number | undefined => {
  const at = parseMoment(searchParams);
  return typeof at === 'number' ? at : undefined;
};

export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<PageHead> {
  const page = context.get(pageContext);
  const gamePk = params.gamePk ?? '';
  const at = momentIn(new URL(request.url));
  const [game] = await Promise.all([
    load(page, at === undefined ? gameQuery(gamePk) : pastGameQuery(gamePk, at)),
    load(page, scorecardQuery(gamePk, at)),
  ]);
  return scorecardHead(game?.view, at);
}

/** The game at a moment of a replay, or the newest state. */
function useShownGame(gamePk: string, at: number | undefined) {
  const live = useLiveGame(gamePk, at === undefined);
  const past = useQuery({ ...pastGameQuery(gamePk, at ?? 0), enabled: at !== undefined });
  if (at === undefined) return { ...live, view: live.game?.view, version: live.game?.version };
  return { ...past, view: past.data?.view, version: undefined };
}

/** The scorecard of a game: empty before it, live during it; with `?at=`, as it was at that time. */
function ScorecardPage() {
  const { gamePk = '' } = useParams();
  const [searchParams] = useSearchParams();
  const at = momentIn({ searchParams });
  const { view, version, error, refetch } = useShownGame(gamePk, at);
  const card = useScorecard(gamePk, version, at);
  if (view && card.scorecard) return <ScorecardScreen view={view} scorecard={card.scorecard} moment={at} />;
  const failure = error ?? card.error;
  if (isClientError(failure)) return <NotFoundPage subtitle={failure.message} />;
  return <Loader onRetry={() => void Promise.all([refetch(), card.refetch()])} />;
}

export { ScorecardPage as Component };

/** 'Scorecard: Braves at Mets', and the score in the description once there is one. `at`: the time of a replay (epoch ms, UTC). */
function scorecardHead(view: GameView | undefined, at: number | undefined): PageHead {
  if (!view) return { title: 'Scorecard', description: 'A game, kept by hand.' };
  const { away, home } = view.teams;
  const score = hasStarted(view) ? `${describeScore(view)}. ` : '';
  return {
    title: `Scorecard: ${away.shortName} at ${home.shortName}`,
    picture: `/api/games/${view.gamePk}/picture.png${at === undefined ? '' : `?at=${at}`}`,
    ...(at !== undefined && { path: paths.scorecard(view.gamePk, { at }) }),
    description: `${score}Every plate appearance in standard notation, live and for printing.`,
  };
}

/** Changes within this time (ms) are one request. It is longer than the server shares an earlier response. */
const refreshDelay = 1200;

/** The scorecard of a game, requested again once when the game gets another version. With `at` (epoch ms, UTC), the one of then. */
function useScorecard(gamePk: string, version: number | undefined, at: number | undefined) {
  const { data, error, refetch } = useQuery(scorecardQuery(gamePk, at));
  const loaded = data?.version;
  useEffect(() => {
    if (loaded === undefined || version === undefined || loaded === version) return undefined;
    const timer = setTimeout(() => void refetch(), refreshDelay);
    return () => clearTimeout(timer);
  }, [loaded, version, refetch]);
  return { scorecard: data, error, refetch };
}
