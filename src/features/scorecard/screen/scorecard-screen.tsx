import { useSearchParams } from 'react-router';
import type { GameScorecard } from '../contract.ts';
import type { GameView, Side } from '#rules/baseball/game/model.ts';
import { hasStarted } from '#rules/baseball/game/predicates.ts';
import { describeScore } from '#rules/baseball/game/describe.ts';
import { paths } from '#platform/api/browser/paths.ts';
import controls from '#ui/controls.module.css';
import { Link } from '#ui/link.tsx';
import { ClubCard } from './club-card.tsx';
import { ReadingGuide } from './reading-guide.tsx';
import { describeGameState } from './scorecard-text.ts';
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
