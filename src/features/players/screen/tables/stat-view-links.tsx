import { paths } from '#platform/api/browser/paths.ts';
import { Choice } from '#ui/choice.tsx';
import { statViews, type StatView } from '../player-params.ts';

/** Links to the views of statistics. */
export function StatViewLinks({ playerId, view }: { playerId: number; view: StatView | null }) {
  const options = statViews.map(({ id, name }) => ({
    to: paths.player(playerId, { group: id === 'career' ? undefined : id }),
    name,
    isChosen: id === view,
  }));
  return <Choice label="Stat Group" options={options} look="line" />;
}
