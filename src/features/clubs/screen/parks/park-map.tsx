import { useMemo, type CSSProperties } from 'react';
import type { ListedPark } from '../../contract.ts';
import { mapPaths, mapSize, placeMarks, type MapPoint } from '../../rules/park-map.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { Emblem } from '#ui/pictures/emblem.tsx';
import { Link } from '#ui/link.tsx';
import styles from './park-map.module.css';

/** px of the picture's 960 that a mark takes on a phone, where the picture is 362 px wide, and on wider screens */
const narrow = 70;
const wide = 52;

const round = (value: number): number => Math.round(value * 10) / 10;
const percent = (value: number, whole: number): string => `${round((100 * value) / whole)}%`;

/** Lines from the parks to the marks that were pushed away from them. */
function Ties({
  marks,
  className,
}: {
  marks: readonly { at: MapPoint; place: MapPoint }[];
  className: string | undefined;
}) {
  const d = marks.map(({ at, place }) => `M${round(place.x)} ${round(place.y)}L${round(at.x)} ${round(at.y)}`).join('');
  return <path d={d} className={className} />;
}

/** The parks of the major leagues on a map. The list of clubs has the same links. */
export function ParkMap({ parks }: { parks: readonly ListedPark[] }) {
  const [onPhone, onScreen] = useMemo(() => [placeMarks(parks, narrow), placeMarks(parks, wide)], [parks]);
  return (
    <nav aria-label="Map of the ballparks" className={styles.map}>
      <svg viewBox={`0 0 ${mapSize.width} ${mapSize.height}`} aria-hidden="true">
        <path d={mapPaths.land} className={styles.land} />
        <path d={mapPaths.lakes} className={styles.lakes} />
        <path d={mapPaths.borders} className={styles.borders} />
        <Ties marks={onPhone} className={styles.narrow} />
        <Ties marks={onScreen} className={styles.wide} />
        {onScreen.map(({ park, place }) => (
          <circle key={park.team.id} cx={round(place.x)} cy={round(place.y)} r="4" className={styles.place} />
        ))}
      </svg>
      <ul>
        {onScreen.map(({ park, at }, index) => {
          const near = onPhone[index]?.at ?? at;
          const style: CSSProperties & Record<`--${string}`, string> = {
            '--x': percent(at.x, mapSize.width),
            '--y': percent(at.y, mapSize.height),
            '--phone-x': percent(near.x, mapSize.width),
            '--phone-y': percent(near.y, mapSize.height),
          };
          return (
            <li key={park.team.id} style={style}>
              <Link to={paths.club(park.team.id)} title={`${park.team.name}: ${park.name}`}>
                <Emblem teamId={park.team.id} size={32} />
                <abbr aria-hidden="true">{park.team.abbreviation}</abbr>
                <span className="visually-hidden">
                  {park.team.name}, {park.name}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
