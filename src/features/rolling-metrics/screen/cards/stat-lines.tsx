import type { RollingPlayer } from '../../contract.ts';
import { changeText, figureText } from '../../rules/figure-text.ts';
import { type RollingFigure, rollingFigures, type RollingGroup } from '../../rules/rolling-figures.ts';
import { changeAgainstSeason } from '../../rules/rolling-form.ts';
import styles from '../rolling-metrics.module.css';

/** Whether a change is better or worse than the season; undefined if the figure has no better direction. */
function toneOf({ better }: RollingFigure, change: number): 'better' | 'worse' | undefined {
  if (better === null) return undefined;
  return change > 0 === (better === 'more') ? 'better' : 'worse';
}

function Change({ figure, change }: { figure: RollingFigure; change: number | null }) {
  const text = changeText(figure.kind, change);
  if (change === null || text === '') return <small />;
  return (
    <small data-tone={toneOf(figure, change)} className={styles.change}>
      {text}
    </small>
  );
}

type StatLinesProps = { player: RollingPlayer; group: RollingGroup; sorted: string };

/** Every figure of the window, with its change against the season. */
export function StatLines({ player, group, sorted }: StatLinesProps) {
  const { figures, season, games, seasonGames } = player;
  return (
    <dl className={styles.lines}>
      {rollingFigures[group].map((figure, index) => {
        const now = figures[index] ?? null;
        const change = changeAgainstSeason(figure, { now, season: season[index] ?? null, games, seasonGames });
        return (
          <div key={figure.id} data-sorted={figure.id === sorted || undefined}>
            <dt>{figure.name}</dt>
            <dd>
              {figureText(figure.kind, now)}
              <Change figure={figure} change={change} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
