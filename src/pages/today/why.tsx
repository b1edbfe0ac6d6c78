import { useQuery } from '@tanstack/react-query';
import type { DayBrief } from '#features/briefs/contract.ts';
import { gameBriefQuery } from '#features/briefs/queries.ts';
import { GameStakes } from '#features/chances/screen/game-stakes.tsx';
import { forecastText } from '#rules/baseball/game/forecast-text.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { briefRows } from '#ui/baseball/brief-rows.ts';
import { BriefTable } from '#ui/baseball/brief-table.tsx';
import styles from './why.module.css';

/** What is known before a game: the forecast, and the brief as a table. */
export function Why({ brief, teams }: { brief: DayBrief; teams: GameCard['teams'] }) {
  const { homeWinProbability } = brief;
  const { data } = useQuery(gameBriefQuery(String(brief.gamePk)));
  const rows = data === undefined ? [] : briefRows(data);
  return (
    <div className={styles.brief}>
      <p>
        {homeWinProbability === null ? 'No forecast for this game yet.' : `${forecastText(homeWinProbability, teams)}.`}
      </p>
      <GameStakes gamePk={brief.gamePk} teams={teams} />
      {rows.length > 0 && <BriefTable rows={rows} teams={teams} />}
    </div>
  );
}
