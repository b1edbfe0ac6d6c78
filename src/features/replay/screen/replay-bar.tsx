import { useState } from 'react';
import { describeScore } from '#rules/baseball/game/describe.ts';
import type { GameView } from '#rules/baseball/game/model.ts';
import { speeds } from '../rules/pace.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { classNames } from '#ui/class-names.ts';
import controls from '#ui/controls.module.css';
import { Link } from '#ui/link.tsx';
import { describeState } from '#rules/baseball/game/describe-state.ts';
import type { Replay } from '../queries/use-replay.ts';
import { Scrubber } from './scrubber.tsx';
import { StepButton, StepButtons } from './step-buttons.tsx';
import { usePlaying } from './use-playing.ts';
import styles from './replay-bar.module.css';

type Props = { replay: Replay; view: GameView };

function PlaysAround({ replay: { around }, view }: Props) {
  const link = (at: number | null | undefined, label: string) =>
    at == null ? null : <Link to={paths.liveGame(view.gamePk, { at })}>{label}</Link>;
  return (
    <p className={classNames(styles.around, 'needs-no-script')}>
      {link(around?.previousPlay, 'Previous play')} {link(around?.nextPlay, 'Next play')}
    </p>
  );
}

const icons = { play: 'M5 3l14 9-14 9z', pause: 'M5 3h5v18H5zM14 3h5v18h-5z' };

function Icon({ d }: { d: string }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}

/** The controls of a replay in one row at the lower edge of the window; those that are used rarely are in a menu. */
export function ReplayBar({ replay, view }: Props) {
  const { isPlaying, toggle, ...pace } = usePlaying(replay);
  const [marksAhead, setMarksAhead] = useState(false);
  const { headline } = describeState(view);
  const isAtEnd = replay.place >= replay.moments.length - 1;
  const leave =
    replay.isGameOver === null ? 'Back to the game' : replay.isGameOver ? 'Back to the result' : 'Back to live';
  return (
    <section className={styles.bar} aria-label="Replay" data-replay>
      <div className={classNames(styles.controls, 'needs-script')}>
        <StepButton replay={replay} kind="pitch" direction={-1} />
        <button
          type="button"
          className={controls.iconButton}
          aria-label={isPlaying ? 'Pause' : 'Play'}
          title={isPlaying ? 'Pause' : 'Play'}
          aria-disabled={isAtEnd}
          onClick={isAtEnd ? undefined : toggle}
        >
          <Icon d={isPlaying ? icons.pause : icons.play} />
        </button>
        <StepButton replay={replay} kind="pitch" direction={1} />
        <Scrubber replay={replay} text={`${headline}, ${describeScore(view)}`} marksAhead={marksAhead} />
        <button
          type="button"
          className={controls.iconButton}
          popoverTarget="replay-more"
          title="Speed, steps and marks"
        >
          {pace.speed}×<span className="visually-hidden"> and more of the replay</span>
        </button>
        <div id="replay-more" popover="auto" className={styles.more}>
          <label className={styles.check}>
            Speed
            <select
              className={controls.field}
              value={pace.speed}
              onChange={({ target }) => pace.setSpeed(speeds[target.selectedIndex] ?? 1)}
            >
              {speeds.map((each) => (
                <option key={each} value={each}>
                  {each}×
                </option>
              ))}
            </select>
          </label>
          <label className={styles.check}>
            <input type="checkbox" checked={pace.skipsPauses} onChange={() => pace.setSkipsPauses(!pace.skipsPauses)} />
            Skip pauses
          </label>
          <label className={styles.check}>
            <input type="checkbox" checked={marksAhead} onChange={() => setMarksAhead(!marksAhead)} />
            Mark runs ahead
          </label>
          <StepButtons replay={replay} />
        </div>
      </div>
      <PlaysAround replay={replay} view={view} />
      <Link
        className={classNames(controls.linkRow, styles.leave)}
        to={paths.liveGame(view.gamePk)}
        replace
        title={leave}
      >
        <span>{leave}</span>
      </Link>
    </section>
  );
}
