import type { GameView, PlateAppearance } from '#rules/baseball/game/model.ts';
import { filterPlays, type PlayFilter } from '#rules/baseball/game/play-log.ts';
import { Card } from '#ui/card.tsx';
import { Link } from '#ui/link.tsx';
import { PlayLog } from './play-log.tsx';

type Props = {
  className: string | undefined;
  plays: PlateAppearance[] | null;
  teams: GameView['teams'];
  filter: PlayFilter;
  openIndex: number | null;
  pointed: number | null;
};

/** The play log on a card, or a loading text until the plays are loaded. */
export function PlaysPanel({ className, plays, teams, filter, openIndex, pointed }: Props) {
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
        <PlayLog
          plays={filterPlays(plays, filter)}
          teams={teams}
          filter={filter}
          openIndex={openIndex}
          pointed={pointed}
        />
      )}
    </Card>
  );
}
