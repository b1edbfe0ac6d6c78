import type { DayBrief } from '#features/briefs/contract.ts';
import { forecastText } from '#rules/baseball/game/forecast-text.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { briefRows } from '#ui/baseball/brief-rows.ts';
import { BriefTable } from '#ui/baseball/brief-table.tsx';
import styles from './game-tile.module.css';

/** What is known before a game: the forecast, and the brief as a table. */
export function Why({ brief, teams }: { brief: DayBrief; teams: GameCard['teams'] }) {
  const { homeWinProbability } = brief;
  const rows = briefRows(brief);
  return (
    <div className={styles.brief}>
      <p>
        {homeWinProbability === null ? 'No forecast for this game yet.' : `${forecastText(homeWinProbability, teams)}.`}
      </p>
      {rows.length > 0 && <BriefTable rows={rows} teams={teams} />}
    </div>
  );
}
