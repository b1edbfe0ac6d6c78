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
import { StepButtons } from './step-buttons.tsx';
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

function Pace({ playing }: { playing: ReturnType<typeof usePlaying> }) {
  const { speed, setSpeed, skipsPauses, setSkipsPauses } = playing;
  return (
    <fieldset className={styles.pace}>
      <legend className="visually-hidden">Speed</legend>
      {speeds.map((each) => (
        <label key={each}>
          <input type="radio" name="speed" checked={each === speed} onChange={() => setSpeed(each)} />
          {each}×
        </label>
      ))}
      <label className={styles.check}>
        <input type="checkbox" checked={skipsPauses} onChange={() => setSkipsPauses(!skipsPauses)} />
        Skip pauses
      </label>
    </fieldset>
  );
}

/** The controls of a replay, at the lower edge of the window. */
export function ReplayBar({ replay, view }: Props) {
  const playing = usePlaying(replay);
  const [marksAhead, setMarksAhead] = useState(false);
  const { headline } = describeState(view);
  const isAtEnd = replay.place >= replay.moments.length - 1;
  return (
    <section className={styles.bar} aria-label="Replay" data-replay>
      <div className={classNames(styles.controls, 'needs-script')}>
        <Scrubber replay={replay} text={`${headline}, ${describeScore(view)}`} marksAhead={marksAhead} />
        <button
          type="button"
          className={classNames(controls.control, styles.play)}
          aria-disabled={isAtEnd}
          onClick={isAtEnd ? undefined : playing.toggle}
        >
          {playing.isPlaying ? 'Pause' : 'Play'}
        </button>
        <Pace playing={playing} />
        <StepButtons replay={replay} />
        <label className={classNames(styles.check, styles.ahead)}>
          <input type="checkbox" checked={marksAhead} onChange={() => setMarksAhead(!marksAhead)} />
          Mark runs ahead
        </label>
      </div>
      <PlaysAround replay={replay} view={view} />
      <Link
        className={classNames(controls.linkRow, styles.leave)}
        to={paths.liveGame(view.gamePk)}
        replace
        preventScrollReset
      >
        Back to live
      </Link>
    </section>
  );
}
