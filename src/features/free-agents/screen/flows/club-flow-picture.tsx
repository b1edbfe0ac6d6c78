import type { ClubFlow } from '../../rules/club-flows.ts';
import { clubNamesOf } from '#rules/baseball/teams/club-names.ts';
import styles from '../free-agents.module.css';
import { flowLayout, type Post, type Ribbon } from './flow-layout.ts';

const width = 400;
const post = 6;
const label = 52;

const letters = ({ club }: Post): string => clubNamesOf(club.id)?.abbreviation ?? club.name.slice(0, 3).toUpperCase();

function Posts({ posts, x, side }: { posts: readonly Post[]; x: number; side: 'start' | 'end' }) {
  return posts.map((each) => (
    <g key={each.club.id} data-club={each.club.id}>
      <rect className={styles.post} x={x} y={each.y} width={post} height={each.height} />
      <text
        className={styles.label}
        x={side === 'start' ? x - 5 : x + post + 5}
        y={each.y + each.height / 2}
        textAnchor={side === 'start' ? 'end' : 'start'}
        dominantBaseline="central"
      >
        {letters(each)} {each.players}
      </text>
    </g>
  ));
}

const [left, right, middle] = [label + post, width - label - post, width / 2];

/** SVG path data of a ribbon from the former to the new club. */
function outline({ startY, endY, thickness }: Ribbon): string {
  const [start, end, below, endBelow] = [startY, endY, startY + thickness, endY + thickness].map((y) => y.toFixed(1));
  return `M${left} ${start}C${middle} ${start} ${middle} ${end} ${right} ${end}V${endBelow}C${middle} ${endBelow} ${middle} ${below} ${left} ${below}Z`;
}

type ClubFlowPictureProps = { flows: readonly ClubFlow[]; formerClub: number | null };

/** Ribbons from former to new clubs in the color of the former club. The width is the number of players. */
export function ClubFlowPicture({ flows, formerClub }: ClubFlowPictureProps) {
  const { former, next, ribbons, height } = flowLayout(flows);
  const partOf = (clubId: number) => (formerClub === null ? undefined : formerClub === clubId ? 'chosen' : 'faint');
  return (
    <svg viewBox={`0 -2 ${width} ${height + 4}`}>
      <g className={styles.ribbons}>
        {former.map(({ club }) => (
          <path
            key={club.id}
            data-club={club.id}
            data-part={partOf(club.id)}
            d={ribbons
              .filter(({ from }) => from.id === club.id)
              .map(outline)
              .join('')}
          />
        ))}
      </g>
      <Posts posts={former} x={label} side="start" />
      <Posts posts={next} x={right} side="end" />
    </svg>
  );
}
