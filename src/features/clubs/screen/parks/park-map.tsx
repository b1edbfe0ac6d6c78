import { useMemo } from 'react';
import type { ListedPark } from '../../contract.ts';
import { mapPaths, mapSize, type MapMark, placeMarks } from '../../rules/park-map.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { Emblem } from '#ui/pictures/emblem.tsx';
import { Link } from '#ui/link.tsx';
import styles from './park-map.module.css';

/** The picture is 960 wide. `size`: of an emblem, 24 px on the narrowest phone; `distance`: between the marks */
const narrow = { size: 82, distance: 84, hasNames: false };
const wide = { size: 36, distance: 54, hasNames: true };

const round = (value: number): number => Math.round(value * 10) / 10;

type MarksProps = { marks: readonly MapMark<ListedPark>[]; className: string | undefined } & typeof narrow;

/** The emblems of the clubs, each with a line to its park if others pushed it away. */
function Marks({ marks, className, size, hasNames }: MarksProps) {
  const ties = marks.map(({ at, place }) => `M${round(place.x)} ${round(place.y)}L${round(at.x)} ${round(at.y)}`);
  // the name is below the emblem; both together are in the middle of the mark
  const top = hasNames ? size / 2 + 7 : size / 2;
  return (
    <g className={className}>
      <path d={ties.join('')} />
      {marks.map(({ park: { team, name }, at }) => (
        <g key={team.id} transform={`translate(${round(at.x - size / 2)} ${round(at.y - top)})`}>
          <Link to={paths.club(team.id)}>
            <title>{`${team.name}, ${name}`}</title>
            <rect width={size} height={hasNames ? size + 14 : size} />
            <Emblem teamId={team.id} size={size} />
            {hasNames && (
              <text x={size / 2} y={size + 11} textAnchor="middle" aria-hidden="true">
                {team.abbreviation}
              </text>
            )}
          </Link>
        </g>
      ))}
    </g>
  );
}

/** The parks of the major leagues on a map. The list of clubs has the same links. */
export function ParkMap({ parks }: { parks: readonly ListedPark[] }) {
  const [onPhone, onScreen] = useMemo(
    () => [placeMarks(parks, narrow.distance), placeMarks(parks, wide.distance)],
    [parks],
  );
  return (
    <nav aria-label="Map of the ballparks" className={styles.map}>
      <svg viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}>
        <g aria-hidden="true">
          <path d={mapPaths.land} className={styles.land} />
          <path d={mapPaths.lakes} className={styles.lakes} />
          <path d={mapPaths.borders} className={styles.borders} />
          {onScreen.map(({ park, place }) => (
            <circle key={park.team.id} cx={round(place.x)} cy={round(place.y)} r="3" className={styles.place} />
          ))}
        </g>
        <Marks marks={onPhone} className={styles.narrow} {...narrow} />
        <Marks marks={onScreen} className={styles.wide} {...wide} />
      </svg>
    </nav>
  );
}
