import type { GameView } from '#rules/baseball/game/model.ts';
import { hasStarted, isOver } from '#rules/baseball/game/predicates.ts';
import { Conditions } from '../conditions/conditions.tsx';
import styles from '../layouts/layout.module.css';
import { paths } from '#platform/api/browser/paths.ts';
import { classNames } from '#ui/class-names.ts';
import controls from '#ui/controls.module.css';
import { Link } from '#ui/link.tsx';
import { copyEmbedCode } from '#features/sharing/queries.ts';
import { ShareButtons } from '#ui/share/share-buttons.tsx';
import { LineScore } from '../line-score/line-score.tsx';
import { ReplayLink } from '../replay-link.tsx';
import link from '../../live-game.page.module.css';
import { useShownInstant } from '#features/replay/queries/shown-instant.ts';
import { ListenButton } from './listen-button.tsx';
import { RemainingCounts } from './remaining-counts.tsx';

/** The line score, the park, the weather, and a button to share the game. */
export function BoardFoot({ view }: { view: GameView }) {
  const at = useShownInstant()?.at;
  return (
    <>
      {hasStarted(view) && (
        <div className={styles.partsBox}>
          <LineScore view={view} />
          {!isOver(view) && <RemainingCounts view={view} />}
        </div>
      )}
      <div className={styles.field}>
        <Conditions view={view} />
      </div>
      <ShareButtons
        copyEmbedCode={copyEmbedCode}
        className={styles.share}
        title={`${view.teams.away.shortName} at ${view.teams.home.shortName}`}
      >
        {view.plateAppearance && <ReplayLink gamePk={view.gamePk} />}
        <Link to={paths.scorecard(view.gamePk, { at })} className={classNames(controls.linkRow, link.link)}>
          Scorecard
        </Link>
        <ListenButton />
      </ShareButtons>
    </>
  );
}
