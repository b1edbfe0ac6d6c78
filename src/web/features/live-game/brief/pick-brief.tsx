import { useQuery } from '@tanstack/react-query';
import type { GameView } from '#domain/game/model.ts';
import { useCall } from '../../../api/call-context.ts';
import { gameBriefQuery } from '../../../api/queries/game-brief.ts';
import { Card } from '../../../ui/card.tsx';
import { briefRows } from './brief-rows.ts';
import styles from './pick-brief.module.css';

/** What to know before picking a game: form, series, rest and starters. Empty until it is loaded and without earlier results. */
export function PickBrief({ view }: { view: GameView }) {
  const { data } = useQuery(gameBriefQuery(useCall(), String(view.gamePk)));
  const rows = data === undefined ? [] : briefRows(data);
  if (rows.length === 0) return null;
  const { away, home } = view.teams;
  return (
    <Card as="section" className={styles.brief} aria-labelledby="pick-brief">
      <h2 id="pick-brief">Before you pick</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Figure</span>
            </th>
            <th scope="col">{away.shortName}</th>
            <th scope="col">{home.shortName}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              <td>{row.away}</td>
              <td>{row.home}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
