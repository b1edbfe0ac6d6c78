import { useQuery } from '@tanstack/react-query';
import type { GameView } from '#rules/baseball/game/model.ts';
import { gameBriefQuery } from '../../../queries/live-game-queries.ts';
import { briefRows } from '#ui/brief/brief-rows.ts';
import { BriefTable } from '#ui/brief/brief-table.tsx';
import { Card } from '#ui/card.tsx';
import styles from './pick-brief.module.css';

/** What to know before picking a game: form, series, rest and starters. Empty until it is loaded and without earlier results. */
export function PickBrief({ view }: { view: GameView }) {
  const { data } = useQuery(gameBriefQuery(String(view.gamePk)));
  const rows = data === undefined ? [] : briefRows(data);
  if (rows.length === 0) return null;
  return (
    <Card as="section" className={styles.brief} aria-labelledby="pick-brief">
      <h2 id="pick-brief">Before you pick</h2>
      <BriefTable rows={rows} teams={view.teams} />
    </Card>
  );
}
