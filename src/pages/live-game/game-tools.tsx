import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState, type MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { BellPlace } from '#features/alerts/screen/bell-place.tsx';
import { useShownInstant } from '#features/replay/queries/shown-instant.ts';
import { replayerQuery } from '#features/replay/queries/use-replay.ts';
import { paths } from '#platform/page/paths.ts';
import type { GameView } from '#rules/baseball/game/model.ts';
import { hasStarted, isCalledOff, isOver } from '#rules/baseball/game/predicates.ts';
import { Button } from '#ui/kit/button.tsx';
import { classNames } from '#ui/kit/class-names.ts';
import { LineIcon } from '#ui/kit/line-icon.tsx';
import { Link } from '#ui/kit/link.tsx';
import { SearchLink } from '#ui/kit/search-link.tsx';
import { ShareButton } from '#ui/kit/share-button.tsx';
import controls from '#ui/kit/controls.module.css';
import styles from './scoreboard.module.css';

type ToolProps = { explanation: string; needsScript?: boolean; children: ReactNode };

function Tool({ explanation, needsScript = false, children }: ToolProps) {
  return (
    <li title={explanation} className={needsScript ? 'needs-script' : undefined}>
      {children}
      <small>{explanation}</small>
    </li>
  );
}

const link = classNames(controls.linkRow, styles.tool);

const nameOf = ({ teams }: GameView) => `${teams.away.shortName} at ${teams.home.shortName}`;
const codeOf = ({ gamePk }: GameView) => `game-${gamePk}`;
const hasAlerts = (view: GameView) => !isOver(view) && !isCalledOff(view);

/** What can be done with the page, in a row; on a phone in a menu with an explanation of each. */
export function GameTools({ view, controls: viewerControls }: { view: GameView; controls: ReactNode }) {
  const at = useShownInstant()?.at;
  return (
    <ul
      id="game-tools"
      popover={hasStarted(view) ? 'auto' : undefined}
      className={`${styles.tools} not-printed`}
      aria-label="Tools"
    >
      {viewerControls && (
        <Tool needsScript explanation="Hold stops the page where it is. Delay matches it to your broadcast.">
          {viewerControls}
        </Tool>
      )}
      {hasAlerts(view) && (
        <Tool needsScript explanation="Notifies you of what happens, in step with what you see.">
          <button
            type="button"
            className={link}
            data-opens="alerts"
            data-of={codeOf(view)}
            aria-label={`Alerts: ${nameOf(view)}`}
          >
            Alerts
          </button>
        </Tool>
      )}
      {view.plateAppearance && (
        <Tool explanation="Plays the game again from the first pitch.">
          <ReplayLink gamePk={view.gamePk} className={link} />
        </Tool>
      )}
      <Tool explanation="Every play in a scorer’s notation, to print.">
        <Link to={paths.scorecard(view.gamePk, { at })} className={link}>
          Scorecard
        </Link>
      </Tool>
      <Tool needsScript explanation="Says the game aloud, or to a screen reader, pitch by pitch.">
        <button type="button" popoverTarget="listening" className={link} onClick={closeTools}>
          Listen
        </button>
      </Tool>
      <Tool needsScript explanation="Sends the URL of this page.">
        <ShareButton title={nameOf(view)} className={styles.tool} />
      </Tool>
    </ul>
  );
}

/** The header of a phone in place of the site's: back, the score, the search, and the tools. */
export function GameBar({ view }: { view: GameView }) {
  const { teams, totals, officialDate } = view;
  return (
    <div className={styles.bar}>
      <Link to={paths.today({ date: officialDate })} className={controls.iconButton} aria-label="All games of the day">
        <LineIcon path="M15 5l-7 7l7 7" />
      </Link>
      <p key={`${totals.away.runs} ${totals.home.runs}`}>
        {/* with large text in two lines */}
        <span>
          {teams.away.abbreviation} {totals.away.runs} ·
        </span>{' '}
        <span>
          {teams.home.abbreviation} {totals.home.runs}
        </span>
      </p>
      {hasAlerts(view) && <BellPlace code={codeOf(view)} name={nameOf(view)} isLarge />}
      <SearchLink />
      <Button popoverTarget="game-tools" look="iconButton" aria-label="Tools">
        <LineIcon path="M5 12h.01M12 12h.01M19 12h.01" />
      </Button>
    </div>
  );
}

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** On a phone, the menu of the tools would cover what its tool opens. */
function closeTools({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest<HTMLElement>(':popover-open')?.hidePopover();
}

/** Starts the replay of a game at its first pitch. The page stays as it is until the events are loaded. */
function ReplayLink({ gamePk, className }: { gamePk: number; className: string | undefined }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [isOpening, setOpening] = useState(false);
  const to = paths.liveGame(gamePk, { at: 0 });
  const open = async () => {
    setOpening(true);
    // without the events, the server sends the moment
    await queryClient.fetchQuery(replayerQuery(String(gamePk))).catch(() => null);
    setOpening(false);
    await navigate(to);
  };
  return (
    <Link
      to={to}
      className={className}
      aria-busy={isOpening}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        closeTools(event);
        if (!isOpening) void open();
      }}
    >
      Replay
    </Link>
  );
}
