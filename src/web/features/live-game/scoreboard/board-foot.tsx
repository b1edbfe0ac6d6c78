import type { GameView } from '#domain/game/model.ts';
import { hasStarted } from '#domain/game/predicates.ts';
import { Conditions } from '../conditions/conditions.tsx';
import parts from '../layouts/parts.module.css';
import { LineScore } from '../line-score/line-score.tsx';

/** The line score, the park and the weather. */
export function BoardFoot({ view }: { view: GameView }) {
  return (
    <>
      {hasStarted(view) && (
        <div className={parts.box}>
          <LineScore view={view} />
        </div>
      )}
      <div className={parts.field}>
        <Conditions view={view} />
      </div>
    </>
  );
}
