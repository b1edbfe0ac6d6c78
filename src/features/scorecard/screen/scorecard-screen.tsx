import { useSearchParams } from 'react-router';
import type { GameScorecard } from '../contract.ts';
import type { GameView, Side } from '#rules/baseball/game/model.ts';
import { hasStarted } from '#rules/baseball/game/predicates.ts';
import { describeScore } from '#rules/baseball/game/describe.ts';
import { paths } from '#platform/api/browser/paths.ts';
import controls from '#ui/controls.module.css';
import { Link } from '#ui/link.tsx';
import type { Cell, ClubCard as Card, Proof } from '../rules/shapes.ts';
import { Emblem } from '#ui/pictures/emblem.tsx';
import { PlayPanel } from './play/play-panel.tsx';
import { PitchersTable } from './pitchers-table.tsx';
import { cameUp, proves } from '../rules/proves.ts';
import styles from './scorecard-screen.module.css';
import { describeOccasion, describeGameState } from './scorecard-text.ts';
import { Sheet } from './sheet/sheet.tsx';

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
export function ScorecardScreen({ view, scorecard, moment }: Props) {
  const [search] = useSearchParams();
  const { away, home } = view.teams;
  return (
    <div className={styles.screen}>
      <header className={styles.top}>
        <h1 tabIndex={-1}>
          Scorecard: {away.shortName} at {home.shortName}
        </h1>
        <p>
          {moment !== undefined && 'Replay, '}
          {describeGameState(view)}
          {hasStarted(view) && `: ${describeScore(view)}`}
        </p>
        <nav className={styles.controls} aria-label="Scorecard">
          <Link to={paths.liveGame(view.gamePk, { at: moment })}>
            Back to the {moment === undefined ? 'game' : 'replay'}
          </Link>
          {sides.map((side) => (
            <a key={side} href={`#${side}`}>
              {view.teams[side].shortName}
            </a>
          ))}
          <button type="button" className={`${controls.control} needs-script`} onClick={() => globalThis.print()}>
            Print
          </button>
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
          <p className={styles.occasion}>{describeOccasion(view, side)}</p>
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
        <ProofLine proof={card.proof} />
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
