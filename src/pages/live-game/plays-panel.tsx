import type { ComponentProps } from 'react';
import type { PlateAppearance } from '#rules/baseball/game/model.ts';
import { filterPlays } from '#rules/baseball/game/play-log.ts';
import { Card } from '#ui/card.tsx';
import { Link } from '#ui/link.tsx';
import { PlayLog } from './play-log.tsx';

type Props = Omit<ComponentProps<typeof PlayLog>, 'plays'> & {
  className: string | undefined;
  plays: PlateAppearance[] | null;
};

/** The play log on a card, or a loading text until the plays are loaded. */
export function PlaysPanel({ className, plays, ...log }: Props) {
  return (
    <Card as="section" className={className} aria-label="Plays">
      {plays === null ? (
        <>
          <p className="needs-script">Attempting to fetch data</p>
          <Link className="needs-no-script" to="?plays=all">
            Show every play
          </Link>
        </>
      ) : (
        <PlayLog {...log} plays={filterPlays(plays, log.filter)} />
      )}
    </Card>
  );
}
