import { useState, useEffect, useRef } from 'react';
import { paths } from '#platform/page/paths.ts';
import { describeState } from '#rules/baseball/game/describe-state.ts';
import { describeScore } from '#rules/baseball/game/describe.ts';
import type { GameView } from '#rules/baseball/game/model.ts';
import {
  speeds,
  type Speed,
  waitAfter,
  inningStarts,
  findStep,
  type StepKind,
  stepKinds,
} from '#rules/baseball/replay/find-moment.ts';
import { Slider } from '#ui/form/slider.tsx';
import { Button } from '#ui/kit/button.tsx';
import { classNames } from '#ui/kit/class-names.ts';
import { Link } from '#ui/kit/link.tsx';
import { playingSpeed } from './queries/shown-instant.ts';
import type { Replay } from './queries/use-replay.ts';
import controls from '#ui/kit/controls.module.css';
import styles from './screen.module.css';

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
    <section className={`${styles.bar} not-printed`} aria-label="Replay" data-replay>
      <div className={classNames(styles.controls, 'needs-script')}>
        <StepButton replay={replay} kind="pitch" direction={-1} />
        <Button
          look="iconButton"
          aria-label={isPlaying ? 'Pause' : 'Play'}
          title={isPlaying ? 'Pause' : 'Play'}
          aria-disabled={isAtEnd}
          onClick={isAtEnd ? undefined : toggle}
        >
          <Icon d={isPlaying ? icons.pause : icons.play} />
        </Button>
        <StepButton replay={replay} kind="pitch" direction={1} />
        <Scrubber replay={replay} text={`${headline}, ${describeScore(view)}`} marksAhead={marksAhead} />
        <Button look="iconButton" popoverTarget="replay-more" title="Speed, steps and marks">
          {pace.speed}×<span className="visually-hidden"> and more of the replay</span>
        </Button>
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

/** Plays a replay: shows the next moment when its time has come. */
function usePlaying({ moments, place, show, keep }: Replay) {
  const [isOn, setOn] = useState(false);
  const [speed, setSpeed] = useState<Speed>(5);
  const [skipsPauses, setSkipsPauses] = useState(true);
  const wait = isOn ? waitAfter(moments, place, { speed, skipsPauses }) : null;
  const showNext = useRef(show);
  useEffect(() => {
    showNext.current = show;
  });
  useEffect(() => {
    if (wait === null) return undefined;
    const timer = setTimeout(() => showNext.current(place + 1), wait);
    return () => clearTimeout(timer);
  }, [wait, place]);
  const isPlaying = wait !== null;
  useEffect(() => {
    playingSpeed.set(isPlaying ? speed : null);
    return () => playingSpeed.set(null);
  }, [isPlaying, speed]);
  return {
    isPlaying,
    toggle() {
      setOn(!isPlaying);
      if (isPlaying) keep(place);
    },
    speed,
    setSpeed,
    skipsPauses,
    setSkipsPauses,
  };
}

type ScrubberProps = { replay: Replay; text: string; marksAhead: boolean };

const percent = (place: number, last: number): string => `${Math.round((place / Math.max(1, last)) * 10_000) / 100}%`;

/** A slider over the moments of a game, with the innings and the scoring plays below it. */
function Scrubber({ replay: { moments, place, show, keep }, text, marksAhead }: ScrubberProps) {
  const last = moments.length - 1;
  const scoring = moments.flatMap(({ isScoring }, each) => (isScoring && (marksAhead || each <= place) ? [each] : []));
  return (
    <div className={styles.scrubber}>
      <Slider
        label="Moment of the game"
        isLabelHidden
        text={text}
        min={0}
        max={Math.max(1, last)}
        value={place}
        disabled={last < 1}
        onPick={show}
        onPointerUp={() => keep(place)}
        onKeyUp={() => keep(place)}
        onBlur={() => keep(place)}
      />
      <svg className={styles.marks} aria-hidden="true">
        {inningStarts(moments).map(({ inning, place: start }) => (
          <g key={inning}>
            <line x1={percent(start, last)} x2={percent(start, last)} y1="0" y2="5" />
            <text x={percent(start, last)} y="16">
              {inning}
            </text>
          </g>
        ))}
        {scoring.map((each) => (
          <circle key={each} cx={percent(each, last)} cy="4" r="4" />
        ))}
      </svg>
    </div>
  );
}

const names: Record<StepKind, [short: string, long: string]> = {
  pitch: ['Pitch', 'pitch'],
  play: ['Play', 'play'],
  scoring: ['Scoring', 'scoring play'],
  key: ['Key', 'key play'],
};

type StepProps = { replay: Replay; kind: StepKind; direction: 1 | -1 };

/** Jumps to the previous or next step of a kind. */
function StepButton({ replay: { moments, place, show, keep }, kind, direction }: StepProps) {
  const found = findStep(moments, place, kind, direction);
  const label = `${direction === 1 ? 'Next' : 'Previous'} ${names[kind][1]}`;
  const go = () => {
    if (found === null) return;
    show(found);
    keep(found);
  };
  return (
    // a disabled button would lose the focus
    <Button look="iconButton" aria-label={label} title={label} aria-disabled={found === null} onClick={go}>
      <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
        <path d={direction === 1 ? 'M3 1l6 5-6 5z' : 'M9 1l-6 5 6 5z'} />
      </svg>
    </Button>
  );
}

/** Jumps to the previous or next play, scoring play or key play. */
function StepButtons({ replay }: { replay: Replay }) {
  return (
    <>
      {stepKinds.slice(1).map((kind) => (
        <div key={kind} role="group" aria-label={`By ${names[kind][1]}`} className={styles.step}>
          <StepButton replay={replay} kind={kind} direction={-1} />
          <span aria-hidden="true">{names[kind][0]}</span>
          <StepButton replay={replay} kind={kind} direction={1} />
        </div>
      ))}
    </>
  );
}
