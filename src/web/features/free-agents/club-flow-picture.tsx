import type { ClubFlow } from '#domain/free-agents/club-flows.ts';
import { clubNamesOf } from '#domain/teams/club-names.ts';
import styles from './club-flow.module.css';
import { flowLayout, type Post } from './flow-layout.ts';

const width = 400;
const post = 6;
const label = 52;

const letters = ({ club }: Post): string => clubNamesOf(club.id)?.abbreviation ?? club.name.slice(0, 3).toUpperCase();

function Posts({ posts, x, side }: { posts: readonly Post[]; x: number; side: 'start' | 'end' }) {
  return posts.map((each) => (
    <g key={each.club.id} data-club={each.club.id}>
      <rect className={styles['post']} x={x} y={each.y} width={post} height={each.height} />
      <text
        className={styles['label']}
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

type ClubFlowPictureProps = { flows: readonly ClubFlow[]; formerClub: number | null };

/** Ribbons from former to new clubs in the former club's colour, as thick as their players are many. */
export function ClubFlowPicture({ flows, formerClub }: ClubFlowPictureProps) {
  const { former, next, ribbons, height } = flowLayout(flows);
  const [left, right] = [label + post, width - label - post];
  const middle = width / 2;
  return (
    <svg viewBox={`0 -2 ${width} ${height + 4}`} className={styles['picture']} aria-hidden="true">
      <g className={styles['ribbons']}>
        {ribbons.map(({ from, to, players, startY, endY, thickness }) => (
          <path
            key={`${from.id} ${to.id}`}
            data-club={from.id}
            data-part={formerClub === null ? undefined : formerClub === from.id ? 'chosen' : 'faint'}
            d={`M${left} ${startY.toFixed(1)}C${middle} ${startY.toFixed(1)} ${middle} ${endY.toFixed(1)} ${right} ${endY.toFixed(1)}`}
            strokeWidth={thickness.toFixed(1)}
          >
            <title>{`${from.name} → ${to.name}: ${players}`}</title>
          </path>
        ))}
      </g>
      <Posts posts={former} x={label} side="start" />
      <Posts posts={next} x={right} side="end" />
    </svg>
  );
}
