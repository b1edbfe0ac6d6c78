import { findStep, type StepKind, stepKinds } from '../rules/find-moment.ts';
import type { Replay } from '../queries/use-replay.ts';
import controls from '#ui/controls.module.css';
import styles from './replay-bar.module.css';

const names: Record<StepKind, [short: string, long: string]> = {
  pitch: ['Pitch', 'pitch'],
  play: ['Play', 'play'],
  scoring: ['Scoring', 'scoring play'],
  key: ['Key', 'key play'],
};

type StepProps = { replay: Replay; kind: StepKind; direction: 1 | -1 };

/** Jumps to the previous or next step of a kind. */
export function StepButton({ replay: { moments, place, show, keep }, kind, direction }: StepProps) {
  const found = findStep(moments, place, kind, direction);
  const label = `${direction === 1 ? 'Next' : 'Previous'} ${names[kind][1]}`;
  const go = () => {
    if (found === null) return;
    show(found);
    keep(found);
  };
  return (
    // a disabled button would lose the focus
    <button
      type="button"
      className={controls.iconButton}
      aria-label={label}
      title={label}
      aria-disabled={found === null}
      onClick={go}
    >
      <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
        <path d={direction === 1 ? 'M3 1l6 5-6 5z' : 'M9 1l-6 5 6 5z'} />
      </svg>
    </button>
  );
}

/** Jumps to the previous or next play, scoring play or key play. */
export function StepButtons({ replay }: { replay: Replay }) {
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
