import type { PlateAppearance } from '#domain/game/model.ts';
import { Card } from '../../../ui/card.tsx';
import { filterPlays } from '#domain/game/play-filters.ts';
import type { PlayFilter } from '#domain/game/play-filters.ts';
import { PlayLog } from './play-log.tsx';

type Props = {
  className: string | undefined;
  plays: PlateAppearance[] | null;
  filter: PlayFilter;
  openIndex: number | null;
};

/** The play log on its sheet; until it has come, its place. */
export function PlaysPanel({ className, plays, filter, openIndex }: Props) {
  return (
    <Card as="section" className={className} aria-label="Plays">
      {plays === null ? (
        <p>Attempting to fetch data</p>
      ) : (
        <PlayLog plays={filterPlays(plays, filter)} filter={filter} openIndex={openIndex} />
      )}
    </Card>
  );
}
